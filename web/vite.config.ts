import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { fonts, hasCzech } from './fonts.ts';
import { FIRST_WORDS, PAGES } from './src/pages.ts';
import * as media from './src/styles/media.ts';
import type { CSSOptions, Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/* For the server: the pages by their names, the files that each needs beyond what all need, its words, and the fonts that a language needs beyond
those that all need, to be loaded ahead. */
function pages(): Plugin {
  return {
    name: 'pages',
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const needs = (file: string, found = new Set<string>()): Set<string> => {
        const chunk = chunks.find((one) => one.fileName === file);
        if (!chunk || found.has(file)) return found;
        found.add(file);
        for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
        for (const other of chunk.imports) needs(other, found);
        return found;
      };
      const common = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [...needs(chunk.fileName)]));
      const files: Record<string, string[]> = {};
      const words: Record<string, Record<string, string[]>> = {};
      const czech = Object.values(bundle).filter((file) => file.type === 'asset' && file.names.some((name) => name.endsWith('-czech.woff2')));
      const fonts: Record<string, string[]> = {};
      for (const chunk of chunks) {
        const [, name] = chunk.facadeModuleId?.match(/\/src\/pages\/(\w+)\.svelte$/) ?? [];
        if (name || chunk.name === 'Home') files[name?.toLowerCase() ?? ''] = [...needs(chunk.fileName)].filter((file) => !common.has(file));
        const [, language, topic] = chunk.facadeModuleId?.match(/\/messages\/compiled\/(\w+)\/(\w+)\.ts$/) ?? [];
        if (language) (words[language] ??= {})[topic!] = [...needs(chunk.fileName)].filter((file) => !common.has(file));
        if (topic === 'index') fonts[language!] = hasCzech(chunk.code) ? czech.map((file) => file.fileName) : [];
      }
      const asked = Object.fromEntries([['', FIRST_WORDS], ...Object.entries(PAGES).map(([name, page]) => [name, page.words])]);
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify({ files, words, fonts, needs: asked }) });
    },
  };
}

/* Ids of messages are for people; the built page calls them by number, so that long ones cost nothing. Those of a topic follow each
other, so that only the first number is written. */
function numberedMessages(): Plugin {
  const numbers = new Map<string, number>();
  return {
    name: 'numbered-messages',
    apply: 'build',
    buildStart() {
      const listed = readFileSync(new URL('./src/messages/compiled/index.ts', import.meta.url), 'utf8');
      for (const [, id] of listed.matchAll(/^  '([\w.]+)': /gm)) numbers.set(id!, numbers.size);
    },
    transform: {
      order: 'post',
      filter: { id: /\/web\/src\// },
      handler(code, file) {
        const numbered = code.replaceAll(/(['"`])([a-z_]+\.[\w.]+)\1/g, (text, _, id: string) => `${numbers.get(id) ?? text}`);
        if (!/\/messages\/compiled\/\w+\/(?!index)\w+\.ts$/.test(file)) return numbered;
        const found = [...numbered.matchAll(/^\t(\d+): /gm)].map(([, number]) => Number(number));
        if (!found.length || found.some((number, at) => number !== found[0]! + at)) return numbered; // some are missing in this language
        const said = numbered.replace('export default {', `export default numbered(${found[0]}, [`).replaceAll(/^\t\d+: /gm, '\t').replace(/\};\n$/, ']);\n');
        return `import { numbered } from "../../runtime";\n${said}`;
      },
    },
  };
}

/* Names of styles/scale.css and styles/media.ts by what they stand for, so that they cost nothing in the built page. */
function styles(): CSSOptions {
  const listed = readFileSync(new URL('./src/styles/scale.css', import.meta.url), 'utf8');
  const scale = Object.fromEntries([...listed.matchAll(/(--[\w-]+): (\d+px);/g)].map(([, name, length]) => [name!, length!]));
  const queries = Object.fromEntries(Object.entries(media).map(([name, query]) => [`--${name.toLowerCase().replace('_', '-')}`, query]));
  const known = (names: Record<string, string>, name: string): string => {
    if (!names[name]) throw new Error(`there is no ${name} in web/src/styles`);
    return names[name];
  };
  const Declaration = (one: { value: string }): void => {
    const value = one.value.replaceAll(/var\((--(?:type|space)-\w+)\)/g, (_, name: string) => known(scale, name));
    if (value !== one.value) one.value = value; // else it would be visited again
  };
  const AtRule = (one: { name: string; params: string }): void => {
    const params = one.params.replaceAll(/\((--[\w-]+)\)/g, (_, name: string) => (known(queries, name).includes(' and ') ? `(${known(queries, name)})` : known(queries, name)));
    if (one.name === 'media' && params !== one.params) one.params = params;
  };
  return { postcss: { plugins: [{ postcssPlugin: 'styles', Declaration, AtRule }] } };
}

/* Beside each file that changes only with its name, the same compressed better than a server would do it while it is asked. */
function brotli(): Plugin {
  return {
    name: 'brotli',
    writeBundle({ dir }) {
      const assets = join(dir!, 'assets');
      for (const name of readdirSync(assets).filter((name) => /\.(js|css|svg)$/.test(name)))
        writeFileSync(join(assets, `${name}.br`), brotliCompressSync(readFileSync(join(assets, name))));
    },
  };
}

/* Which modules stand in one file, as many small files compress worse than a large one: what is there from the beginning, with what the first
page and tables share; the first page with what others have of it; what tables share with replays, and with lessons. */
function files(): (id: string, graph: { getModuleInfo(id: string): { importedIds: string[] } | null }) => string | null {
  const together: Record<string, Set<string>> = {};
  return (id, graph) => {
    const comesWith = (name: string): boolean => {
      const found = (together[name] ??= new Set([fileURLToPath(new URL(`./src/${name}`, import.meta.url))]));
      if (found.size === 1) for (const one of found) for (const other of graph.getModuleInfo(one)?.importedIds ?? []) found.add(other);
      return found.has(id);
    };
    const [first, table] = [comesWith('pages/Home.svelte'), comesWith('pages/Table.svelte')];
    if (comesWith('main.ts') || (first && table) || /\/(messages\/runtime|controls\/attempt\.svelte)\.ts$/.test(id)) return 'first';
    if (first) return 'Home';
    return !table ? null : comesWith('pages/Replay.svelte') ? 'boards' : comesWith('pages/Lesson.svelte') ? 'game' : null;
  };
}

/* Few letters tell one version of a file from another: the first page names them all, and more for each would count. */
const NAMES = { entryFileNames: 'assets/[name]-[hash:6].js', chunkFileNames: 'assets/[name]-[hash:7].js', assetFileNames: 'assets/[name]-[hash:6][extname]' };

/* The built page lies inside the Python package, so that the server and the wheel carry it. */
export default defineConfig({
  plugins: [fonts(), svelte(), numberedMessages(), pages(), brotli()],
  build: {
    outDir: '../src/reefencounter/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no inline sources
    modulePreload: { polyfill: false, resolveDependencies: (file, needs) => (/\/Table-/.test(file) ? needs : []) }, // the lists of the others cost the first page more than they save
    reportCompressedSize: false,
    rolldownOptions: { output: { ...NAMES, codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: files() }] } }, checks: { pluginTimings: false } }, // slow machines are no fault
  },
  css: styles(),
  test: { setupFiles: ['tests/setup.ts'] },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
