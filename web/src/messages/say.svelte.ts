/* The page's own words in the reader's language. What is loaded asks for its topics first (`words` in pages.ts, `withWords`) and
says them with `say`; topics come one file each, in one language. Whoever chooses another language reads it at once. */

import { untrack } from 'svelte';
import { CATALOGUES, type Language, type Messages, type Topic } from './compiled';
import { page } from './language';
import type { Said, Told } from './runtime';

export { NAMES, type Language } from './compiled';

const COOKIE = 'reef-language'; // read by the server
const YEAR = 365 * 24 * 3600;
export const isLanguage = (code: string): code is Language => Object.hasOwn(CATALOGUES, code);

class Words {
  #language = $state.raw<Language>(isLanguage(page.language) ? page.language : 'en');
  #said = $state.raw<Record<string, Said>>({});
  #topics = new Set<Topic>();

  get language(): Language {
    return this.#language;
  }

  /** Load topics, if they are not there yet. What all pages need comes with the first. */
  async need(...topics: readonly Topic[]): Promise<void> {
    const missing = topics.filter((topic) => !this.#topics.has(topic));
    if (!missing.length) return;
    const language = untrack(() => this.#language); // whoever loads something loads it once
    const found = await this.#load(missing, language);
    for (const topic of missing) this.#topics.add(topic);
    if (language === this.#language) this.#said = { ...this.#said, ...found };
    else this.#said = { ...this.#said, ...(await this.#load(missing, this.#language)) }; // another was chosen meanwhile
  }

  /** Read another language from now on, in this browser. Whoever has asked the server for words hears of it and asks again. */
  async choose(language: Language): Promise<void> {
    for (let known = -1; known < this.#topics.size; ) {
      known = this.#topics.size; // more may be loaded meanwhile
      this.#said = await this.#load([...this.#topics], language);
    }
    this.#language = page.language = language;
    document.cookie = `${COOKIE}=${language}; path=/; max-age=${YEAR}; samesite=lax`;
    document.documentElement.lang = language;
    dispatchEvent(new Event('languagechange'));
  }

  /** Whether a language was chosen in this browser. */
  get chosen(): boolean {
    return document.cookie.includes(`${COOKIE}=`);
  }

  async #load(topics: readonly Topic[], language: Language): Promise<Record<string, Said>> {
    const all = await CATALOGUES[language]();
    const found = await Promise.all(topics.map((topic) => all.topics[topic]?.()));
    return Object.assign({ ...all.always }, ...found.map((module) => module?.default)) as Record<string, Said>;
  }

  said(id: string, told: Told): string {
    const said = this.#said[id] ?? ''; // before the first words are there
    return typeof said === 'string' ? said : said(told);
  }
}

export const words = new Words();

/** The messages that are told nothing. */
export type Plain = { [Id in keyof Messages]: Messages[Id] extends undefined ? Id : never }[keyof Messages];
type Given<Id extends keyof Messages> = Messages[Id] extends undefined ? [] : [told: Messages[Id]];

/** A message of the page in words: `say('join.asked', { by: 'Ada' })`. */
export const say = <Id extends keyof Messages>(id: Id, ...given: Given<Id>): string => words.said(id, (given[0] ?? {}) as Told);

/** What is loaded when it is wanted, with its words beside it: `withWords(import('./Chat.svelte'), 'chat')`. */
export async function withWords<Loaded>(loaded: Promise<Loaded>, ...topics: Topic[]): Promise<Loaded> {
  return (await Promise.all([loaded, words.need(...topics)]))[0];
}
