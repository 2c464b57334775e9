/* Who one is here: the name that the server has for this visitor, asked for once. */

import { rest } from '../api/rest';
import type { Me } from '../api/types';
import { isLanguage, words } from '../messages/say.svelte';

class Myself {
  known = $state.raw<Me | null>(null);
  #asked: Promise<Me> | null = null;

  /** Ask the server, unless it has told already. */
  load(): Promise<Me> {
    this.#asked ??= rest.me().then(
      (me) => {
        const { language } = me;
        if (language && isLanguage(language) && !words.chosen && language !== words.language) void words.choose(language).catch(() => undefined);
        return (this.known = me);
      },
      (error: Error) => {
        this.#asked = null; // the next one asks again
        throw error;
      },
    );
    return this.#asked;
  }

  /** Somebody else is known in this browser now, or something about them has changed. */
  again(): Promise<Me> {
    this.#asked = null;
    return this.load();
  }

  /** A language was chosen: it is kept for other devices, if the server can be reached. */
  async reads(language: string): Promise<void> {
    this.known = await rest.reads(language).catch(() => this.known);
  }

  async rename(name: string): Promise<void> {
    this.known = await rest.beCalled(name);
  }

  /** A name was typed to play under, or none: it is theirs from now on. */
  async goBy(name: string): Promise<void> {
    if (name && name !== this.known?.name) await this.rename(name);
  }
}

export const me = new Myself();
