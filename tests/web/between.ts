import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeAll } from 'vitest';

// A page's program is fetched when it is first opened; on a busy machine that takes longer than the second that is usual.
configure({ asyncUtilTimeout: 5_000 });

// jsdom has no scrolling, and the router scrolls after each navigation.
window.scrollTo = () => undefined;

// jsdom lays nothing out, so nothing there ever changes its size.
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

// The files of a worker share one window: each begins with an empty page, and every test leaves one.
beforeAll(() => {
  history.replaceState(null, '', '/');
  document.head.replaceChildren();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);
