import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup, render } from '@testing-library/react';
import { App } from '#web/shell/app.tsx';
import { startServices } from '#web/shell/start-services.ts';
import type { SmallApi } from './small-api.ts';

/** What a browser has and jsdom has not. */
function completeTheBrowser(): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes('reduced-motion'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
}

/** Ends what an earlier test began: its page and what it left in the browser. */
export function closeApp(): void {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
}

/** A tab of the product, opened at an address, with all addresses elsewhere that it was `left` for, and the server of the test, reached by `fetch` when given. */
export function openApp(address: string, api: SmallApi, tokens = false, fetch = api.fetch) {
  completeTheBrowser();
  if (tokens) {
    const { bearerToken, refreshToken } = api.tokens();
    localStorage.setItem('REFRESH_TOKEN', refreshToken);
    localStorage.setItem('BEARER_TOKEN', bearerToken);
  }
  const history = createMemoryHistory({ initialEntries: [address] });
  const left: string[] = [];
  const { router, queryClient } = startServices({
    fetch,
    history,
    leave: (url) => left.push(url),
  });
  render(<App router={router} queryClient={queryClient} />);
  return { router, queryClient, place: () => router.state.location.href, left };
}
