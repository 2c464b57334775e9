/* The language that the page is read in: its own words, and those that it asks the server for. The server names it in the page
that it sends (`<html lang>`): the one that was chosen in this browser, which a cookie keeps, else what the browser prefers. */

export const page = { language: document.documentElement.lang || 'en' };
