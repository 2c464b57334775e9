/* What this browser's user likes, in two tabs at a time. */

import { expect, test, vi } from 'vitest';

test('what another tab has chosen holds here too, and is not written over', async () => {
  const stored = new Map<string, string>();
  const heard = new Map<string, () => void>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn() }));
  vi.stubGlobal('document', { documentElement: { dataset: {} }, querySelector: () => null });
  vi.stubGlobal('addEventListener', (kind: string, listener: () => void) => heard.set(kind, listener));
  const { settings } = await import('../src/settings.svelte');
  stored.set('reef-settings', JSON.stringify({ sizes: false })).set('reef-theme', 'dark');
  heard.get('storage')?.();
  expect([settings.sizes, settings.dark]).toEqual([false, true]);
  settings.speed = 2;
  expect(JSON.parse(stored.get('reef-settings') ?? '')).toMatchObject({ sizes: false, speed: 2 });
  vi.unstubAllGlobals();
});
