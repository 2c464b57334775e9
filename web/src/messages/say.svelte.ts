/* The page's own words in the reader's language. A page asks for its topics before it is shown (`withWords` in pages.ts) and
says them with `say`; topics come one file each, in one language. Whoever chooses another language reads it at once. */

import { CATALOGUES, type Language, type Messages, type Topic } from './compiled';
import { page, WHOLE } from './language';
import type { Said, Told } from './runtime';

const KEY = 'reef-language';
const isLanguage = (code: string): code is Language => Object.hasOwn(CATALOGUES, code) && WHOLE.includes(code);

/** What somebody chose in this browser, else what the browser prefers of the languages that there are. */
export function preferred(wanted: readonly string[] = [localStorage.getItem(KEY) ?? '', ...navigator.languages]): Language {
  return wanted.map((code) => code.split('-')[0]!).find(isLanguage) ?? 'en';
}

class Words {
  #language = $state.raw<Language>(preferred());
  #said = $state.raw<Record<string, Said>>({});
  #topics = new Set<Topic>();

  get language(): Language {
    return this.#language;
  }

  /** Load topics, if they are not there yet. */
  async need(...topics: Topic[]): Promise<void> {
    const missing = topics.filter((topic) => !this.#topics.has(topic));
    const found = await this.#load(missing, this.#language);
    for (const topic of missing) this.#topics.add(topic);
    this.#said = { ...this.#said, ...found };
  }

  /** Read another language from now on, in this browser. */
  async choose(language: Language): Promise<void> {
    this.#said = await this.#load([...this.#topics], language);
    this.#language = page.language = language;
    localStorage.setItem(KEY, language);
    document.documentElement.lang = language;
  }

  async #load(topics: Topic[], language: Language): Promise<Record<string, Said>> {
    const found = await Promise.all(topics.map((topic) => CATALOGUES[language][topic]()));
    return Object.assign({}, ...found.map((module) => module.default)) as Record<string, Said>;
  }

  said(id: string, told: Told): string {
    const said = this.#said[id] ?? id;
    return typeof said === 'string' ? said : said(told);
  }
}

export const words = new Words();

type Given<Id extends keyof Messages> = Messages[Id] extends undefined ? [] : [told: Messages[Id]];

/** A message of the page in words: `say('join.asked', { by: 'Ada' })`. */
export const say = <Id extends keyof Messages>(id: Id, ...given: Given<Id>): string => words.said(id, (given[0] ?? {}) as Told);
