import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { harmIn } from './hostile-texts.ts';
import { openApp } from './shell/open-app.tsx';
import type { SmallApi } from './shell/small-api.ts';

/** Opens a page, waits for what it shows of the texts, and finds what of it could run or lead elsewhere. */
export async function harmOf(address: string, from: SmallApi): Promise<string[]> {
  openApp(address, from, true);
  await waitFor(() => expect(screen.queryAllByText(/alert\(1\)/).length).toBeGreaterThan(100), {
    timeout: 20_000,
  });
  // The page has a form of its own to search by; what a written one would do is seen at its `action`.
  return harmIn(document.querySelector('main') ?? document.body).filter((what) => what !== 'FORM');
}
