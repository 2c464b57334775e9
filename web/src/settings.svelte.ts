/* What this browser's user likes: kept here, told to nobody. */

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'system' | 'full' | 'still';
export type Notices = 'ask' | 'on' | 'off'; // of the browser, when it is my turn

interface Kept {
  motion: Motion;
  /** Whether the sizes of corals are shown all the time. */
  sizes: boolean;
  /** How fast turns play: 0.5, 1 or 2. */
  speed: number;
  /** How many clicks on a cell lay a polyp: 1, or 2, of which the first shows what it does. */
  clicks: number;
  sounds: boolean;
  /** Whether the log speaks in sentences instead of pictures. */
  sentences: boolean;
  notices: Notices;
  /** A child plays here: no chat, no strangers, nothing that hurries. */
  child: boolean;
  /** Whether there were games in progress the last time: the first page looks otherwise then. */
  back: boolean;
  /** Asked to keep one's games, one said: not now. */
  keepLater: boolean;

  /* The last choices of the first page */
  name: string;
  opponents: number;
  bot: string;
  secondKind: boolean;
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

/** Each setting is read and chosen by its name. */
interface Settings extends Kept {}

class Settings {
  #kept = $state<Kept>(kept());
  #theme = $state.raw<Theme>(theme());
  #systemDark = $state.raw(false);
  #systemStill = $state.raw(false);

  constructor() {
    for (const key of Object.keys(DEFAULTS) as (keyof Kept)[])
      Object.defineProperty(this, key, { get: () => this.#kept[key], set: (value: never) => this.#keep(key, value) });
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

  /** Nothing moves by itself. */
  get still(): boolean {
    return this.motion === 'system' ? this.#systemStill : this.motion === 'still';
  }
  /** The factor on every duration. */
  get pace(): number {
    return this.still ? 0 : 1 / this.speed;
  }

  #keep<K extends keyof Kept>(key: K, value: Kept[K]): void {
    this.#kept[key] = value;
    localStorage.setItem(KEY, JSON.stringify(this.#kept));
    if (key === 'motion') this.#show();
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
