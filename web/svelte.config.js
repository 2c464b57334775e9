import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

/* The class that scopes the looks of a component stands in every rule and every element of it: a short one makes the page smaller. */
const LETTERS = 4;
const files = new Map();
function cssHash({ hash, filename, name }) {
  const short = `_${hash(filename ?? name).slice(0, LETTERS)}`;
  const other = files.get(short) ?? filename;
  if (other !== filename) throw new Error(`${filename} and ${other} would share the class ${short}: take more letters in svelte.config.js`);
  files.set(short, filename);
  return short;
}

export default { preprocess: vitePreprocess(), compilerOptions: { cssHash } };
