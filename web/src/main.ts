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
mount(App, { target: document.getElementById('app') as HTMLElement });
