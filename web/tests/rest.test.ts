/* What is asked of the server, against answers that the test has ready. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Refusal, rest } from '../src/api/rest';

type Ready = { status: number; body: unknown; headers?: Record<string, string> };
let asked: string[] = [];
function answers(ready: (path: string) => Ready): void {
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const { status, body, headers } = ready(path);
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers: headers ?? {} }));
  });
}

beforeEach(() => {
  asked = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a long history comes page by page', async () => {
  const all = Array.from({ length: 1200 }, (_, n) => ({ number: n + 1 }));
  answers((path) => {
    const query = new URLSearchParams(path.split('?')[1]);
    const after = Number(query.get('after'));
    return { status: 200, body: all.slice(after, after + Number(query.get('limit'))) };
  });
  expect(await rest.steps('t', 2)).toEqual(all);
  expect(asked).toHaveLength(3);
  expect(asked.every((path) => path.includes('seat=2'))).toBe(true);
});

test('the first request of a visit says so, and all say that the page sends them', async () => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
  const { rest } = await import('../src/api/rest');
  const said: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    said.push(new Headers(init.headers).get('Reef-Page'));
    return Promise.resolve(new Response('[]'));
  });
  await rest.bots();
  await rest.bots();
  expect(said).toEqual(['visit', 'here']);
});

test('a newcomer waits for the answer that brings the cookie', async () => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: { newcomer: '' } } });
  const { rest } = await import('../src/api/rest');
  let come: (answer: Response) => void = () => undefined;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return asked.length === 1 ? new Promise<Response>((done) => (come = done)) : Promise.resolve(new Response('[]'));
  });
  const all = [rest.bots(), rest.turns()];
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(['/api/health']);
  come(new Response('{}'));
  await Promise.all(all);
  expect(asked).toEqual(['/api/health', '/api/bots', '/api/turns']);
});

test('a request that came too fast is made again when the server says so', async () => {
  answers(() =>
    asked.length < 3 ? { status: 429, body: { reason: 'Wait.' }, headers: { 'Retry-After': '2' } } : { status: 200, body: [] },
  );
  const bots = rest.bots();
  await vi.advanceTimersByTimeAsync(3_900);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(100);
  expect(await bots).toEqual([]);
});

test('what is refused for good, or for long, is said', async () => {
  for (const headers of [{}, { 'Retry-After': '3600' }]) {
    answers(() => ({ status: 429, body: { reason: 'Enough.' }, headers: headers as Record<string, string> }));
    await expect(rest.bots()).rejects.toEqual(new Refusal(429, 'Enough.'));
  }
  expect(asked).toHaveLength(2);
  answers(() => ({ status: 429, body: { reason: 'Enough.' }, headers: { 'Retry-After': '1' } }));
  const bots = expect(rest.bots()).rejects.toThrow('Enough.');
  await vi.runAllTimersAsync();
  await bots;
});
