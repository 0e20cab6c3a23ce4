import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SmallApi } from './small-api.ts';

afterEach(() => localStorage.clear());

/** What stood on screen, one entry for each change: the landmark around the content, or nothing. */
function watchScreen(): string[] {
  const seen: string[] = [];
  new MutationObserver(() => {
    const main = document.querySelector('main');
    const now = main?.className ?? 'nothing';
    if (now !== seen.at(-1)) seen.push(now);
  }).observe(document.body, { childList: true, subtree: true });
  return seen;
}

test('from finding out who is there to the first page, something is always on screen, and nothing in between flickers', async () => {
  // A browser that has fetched nothing yet: other files have opened pages before.
  vi.resetModules();
  const { isFrameThere } = await import('#web/shell/frame/late-frame.ts');
  const { openApp } = await import('./open-app.tsx');
  const seen = watchScreen();
  expect(isFrameThere()).toBe(false);
  openApp('/app/notifications', new SmallApi(), true);
  await screen.findByRole('heading', { level: 1, name: 'Notifications' });
  expect(isFrameThere()).toBe(true);
  const shown = seen.slice(seen.findIndex((place) => place !== 'nothing'));
  expect(shown).toEqual(['auth__root', 'app__content']);
});
