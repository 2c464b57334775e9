/* What the tab of the browser shows: the name of what is seen, and before it what waits for the reader, with a dot on the sign. */

export const SIGN = '/favicon.svg';
const MARKED = '/favicon-turn.svg';

class Tab {
  /** A name of its own for what the page shows; empty: that of the page. */
  name = $state.raw('');
  /** What waits, as it stands before the name; empty: nothing does. */
  waits = $state.raw('');

  show(page: string): void {
    document.title = `${this.waits}${[this.name || page, 'Reef Encounter'].filter(Boolean).join(' · ')}`;
    const sign = document.querySelector<HTMLLinkElement>('link[rel=icon]');
    const wanted = this.waits ? MARKED : SIGN;
    if (sign && !sign.href.endsWith(wanted)) sign.href = wanted;
  }
}

export const tab = new Tab();
