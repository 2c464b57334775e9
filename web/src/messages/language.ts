/* The language that the page is read in: its own words, and those that it asks the server for. */

/** Those in which all of the page can be read. The server speaks more; the page follows when all its words stand in the catalogues. */
export const WHOLE: readonly string[] = ['en'];

export const page = { language: 'en' };
