import { configure } from '@testing-library/react';

// A page's program is fetched when it is first opened; on a busy machine that takes longer than the second that is usual.
configure({ asyncUtilTimeout: 5_000 });

// jsdom lays nothing out, so nothing there ever changes its size.
globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
