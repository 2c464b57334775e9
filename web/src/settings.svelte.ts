/* What this browser's user likes: kept here, told to nobody. */

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'still';
export type Notices = 'ask' | 'on' | 'off'; // of the browser, when it is my turn

interface Kept {
  motion: Motion;
  sizes: boolean;
  speed: number;
  clicks: number;
  sounds: boolean;
  sentences: boolean;
  name: string;
  opponents: number;
  bot: string;
  secondKind: boolean;
  child: boolean;
  notices: Notices;
  back: boolean;
  keepLater: boolean;
}

/** Phones are silent unless they are asked to sound. */
const desk = (): boolean => matchMedia('(hover: hover) and (pointer: fine)').matches;
const DEFAULTS: Kept = { motion: 'system', sizes: true, speed: 1, clicks: 2, sounds: desk(), sentences: false, name: '', opponents: 1, bot: '', secondKind: false, child: false, notices: 'ask', back: false, keepLater: false };
const KEY = 'reef-settings';
const THEME = 'reef-theme'; // read by theme.js before anything is drawn

function kept(): Kept {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
  } catch {
    return { ...DEFAULTS };
  }
}

const theme = (): Theme => (localStorage.getItem(THEME) as Theme | null) ?? 'system';

class Settings {
  #kept = $state<Kept>(kept());
  #theme = $state.raw<Theme>(theme());
  #systemDark = $state.raw(false);
  #systemStill = $state.raw(false);

  constructor() {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    const still = matchMedia('(prefers-reduced-motion: reduce)');
    const look = (): void => {
      this.#systemDark = dark.matches;
      this.#systemStill = still.matches;
      this.#show();
    };
    dark.addEventListener('change', look);
    still.addEventListener('change', look);
    look();
    // What is chosen in another tab holds here too, and is not written over by what was kept here.
    addEventListener('storage', () => {
      this.#kept = kept();
      this.#theme = theme();
      this.#show();
    });
  }

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    if (theme === 'system') localStorage.removeItem(THEME);
    else localStorage.setItem(THEME, theme);
    this.#show();
  }
  get dark(): boolean {
    return this.#theme === 'system' ? this.#systemDark : this.#theme === 'dark';
  }

  get motion(): Motion {
    return this.#kept.motion;
  }
  set motion(motion: Motion) {
    this.#keep('motion', motion);
    this.#show();
  }
  /** Nothing moves by itself. */
  get still(): boolean {
    return this.#kept.motion === 'system' ? this.#systemStill : this.#kept.motion === 'still';
  }

  /** Whether the sizes of corals are shown all the time. */
  get sizes(): boolean {
    return this.#kept.sizes;
  }
  set sizes(sizes: boolean) {
    this.#keep('sizes', sizes);
  }

  /** How fast turns play: 0.5, 1 or 2. */
  get speed(): number {
    return this.#kept.speed;
  }
  set speed(speed: number) {
    this.#keep('speed', speed);
  }
  /** The factor on every duration. */
  get pace(): number {
    return this.still ? 0 : 1 / this.#kept.speed;
  }

  /** How many clicks on a cell lay a polyp: 1, or 2, of which the first shows what it does. */
  get clicks(): number {
    return this.#kept.clicks;
  }
  set clicks(clicks: number) {
    this.#keep('clicks', clicks);
  }

  /** A child plays here: no chat, no strangers, nothing that hurries. */
  get child(): boolean {
    return this.#kept.child;
  }
  set child(child: boolean) {
    this.#keep('child', child);
  }

  /** Whether there were games in progress the last time: the first page looks otherwise then. */
  get back(): boolean {
    return this.#kept.back;
  }
  set back(back: boolean) {
    this.#keep('back', back);
  }
  /** Asked to keep one's games, one said: not now. */
  get keepLater(): boolean {
    return this.#kept.keepLater;
  }
  set keepLater(later: boolean) {
    this.#keep('keepLater', later);
  }

  get notices(): Notices {
    return this.#kept.notices;
  }
  set notices(notices: Notices) {
    this.#keep('notices', notices);
  }

  get sounds(): boolean {
    return this.#kept.sounds;
  }
  set sounds(sounds: boolean) {
    this.#keep('sounds', sounds);
  }

  /** Whether the log speaks in sentences instead of pictures. */
  get sentences(): boolean {
    return this.#kept.sentences;
  }
  set sentences(sentences: boolean) {
    this.#keep('sentences', sentences);
  }

  /* The last choices of the first page */
  get name(): string {
    return this.#kept.name;
  }
  set name(name: string) {
    this.#keep('name', name);
  }
  get opponents(): number {
    return this.#kept.opponents;
  }
  set opponents(opponents: number) {
    this.#keep('opponents', opponents);
  }
  get bot(): string {
    return this.#kept.bot;
  }
  set bot(bot: string) {
    this.#keep('bot', bot);
  }

  /** Whether the last game was with the Second Kind. */
  get secondKind(): boolean {
    return this.#kept.secondKind;
  }
  set secondKind(secondKind: boolean) {
    this.#keep('secondKind', secondKind);
  }

  #keep<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.#kept[key] = value;
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset.theme = this.dark ? 'dark' : 'light';
    root.dataset.motion = this.still ? 'still' : 'full';
    const colour = this.dark ? '#071a24' : '#e6f1ef';
    document.querySelector('meta[name=theme-color]')?.setAttribute('content', colour);
  }
}

export const settings = new Settings();
