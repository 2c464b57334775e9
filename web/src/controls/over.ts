/* What lies over the page and has the keys to itself. */

/** Whether a dialog lies over the page, or a menu that Escape closes: wherever the focus is, keys are not those of the page. */
export const covered = (): boolean => document.querySelector(":is(dialog:modal, [popover='']:popover-open)") !== null;
