import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/* The built page lies inside the Python package, so that the server and the wheel carry it. */
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/reefencounter/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the content security policy allows no inline sources
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { checks: { pluginTimings: false } }, // slow machines are no fault
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
