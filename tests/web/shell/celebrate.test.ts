import { afterEach, expect, test, vi } from 'vitest';
import { celebrate } from '#web/shell/frame/celebrate.ts';

const fired = vi.hoisted((): { particleCount?: number }[] => []);
// jsdom can't draw; what is asked of the library is what counts.
vi.mock('canvas-confetti', () => ({
  default: {
    create: () => async (options: { particleCount?: number }) => void fired.push(options),
  },
}));

const withMotion = (reduced: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query.includes('prefers-reduced-motion: reduce'),
  }));

afterEach(() => {
  vi.unstubAllGlobals();
  fired.length = 0;
});

test('a prompt comes with 200 particles, and leaves nothing on the page', async () => {
  withMotion(false);
  await celebrate();
  expect(fired.map(({ particleCount }) => particleCount)).toEqual([200]);
  expect(document.querySelector('canvas')).toBeNull();
});

test('nobody who wants no motion gets any', async () => {
  withMotion(true);
  await celebrate();
  expect(fired).toEqual([]);
});
