/* Before each file of tests: the page's words, all of them, in English. */
import { vi } from 'vitest';

vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
const { topics } = await import('../src/messages/compiled/en');
const { words } = await import('../src/messages/say.svelte');
await words.need('frame', ...(Object.keys(topics) as (keyof typeof topics)[]));
