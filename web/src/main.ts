/* The page begins here. */

import { mount } from 'svelte';
import App from './App.svelte';
import './styles/reef.css';
import './frame/page.css';
import './controls/forms.css';

if ('serviceWorker' in navigator) {
  const { lang } = document.documentElement; // of the page that it shows where the server cannot be reached
  addEventListener('load', () => void navigator.serviceWorker.register(`/sw.js?language=${lang}`).catch(() => undefined));
}

/* A part could not be loaded. Where the server has a newer page than this one it is loaded anew: a table comes back as it was. */
addEventListener('vite:preloadError', async () => {
  const begin = document.querySelector<HTMLScriptElement>('script[type="module"]');
  const page = await fetch(location.pathname, { cache: 'no-store' }).then((answer) => (answer.ok ? answer.text() : ''), () => '');
  if (page && begin && !page.includes(new URL(begin.src).pathname)) location.reload();
});
mount(App, { target: document.getElementById('app') as HTMLElement });
