/* Which of the tips at somebody's first tables have been shown in this browser. Each appears once; when all have, or when
they are switched off, there are no more. */

const KEY = 'reef-tips'; // their names, or OFF
const OFF = 'off';
const kept = (): string => localStorage.getItem(KEY) ?? '';

class Tips {
  #kept = $state.raw(kept());

  constructor() {
    addEventListener('storage', () => (this.#kept = kept())); // another tab has shown one
  }

  /** Whether more will come. Whoever switches them on again sees all of them again. */
  get on(): boolean {
    return this.#kept !== OFF;
  }
  set on(on: boolean) {
    this.#keep(on ? '' : OFF);
  }

  get shown(): string[] {
    return this.#kept.split(' ').filter(Boolean);
  }
  /** It is before the reader's eyes, and does not come again. */
  note(name: string): void {
    this.#keep([...this.shown, name].join(' '));
  }

  #keep(what: string): void {
    this.#kept = what;
    localStorage.setItem(KEY, what);
  }
}

export const tips = new Tips();
