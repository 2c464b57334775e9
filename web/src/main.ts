/* The page begins here. */

import { mount } from 'svelte';
import App from './App.svelte';
import './styles/reef.css';
import './frame/page.css';
import './controls/forms.css';

mount(App, { target: document.getElementById('app') as HTMLElement });
