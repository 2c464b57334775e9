/* The sizes of screens at which the page changes its form: five widths, and four heights. Styles write them as `@media (--phone)`,
`@media (--desk) and (not (--low))`; the build puts the query in place of its name, and a test lets no other width or height pass. */

export const SMALL = '(max-width: 560px)'; // a phone in one hand
export const PHONE = '(max-width: 720px)'; // one board at a time
export const NARROW = '(max-width: 960px)'; // pages have one column
export const TABLET = '(min-width: 721px) and (max-width: 1180px)';
export const DESK = '(min-width: 1181px)'; // a table has all on one screen
export const WALL = '(min-width: 2000px) and (min-height: 1200px)'; // looked at from farther away: everything grows

export const LOW = '(max-height: 560px) and (min-width: 560px)'; // a phone held across, or text at double size
export const VERY_SHORT = '(max-height: 680px)';
export const SHORT = '(max-height: 800px)';
