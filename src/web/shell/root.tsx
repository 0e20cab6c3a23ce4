import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { askAhead } from './routing/ask-ahead.ts';
import { guard } from './routing/guard.ts';
import { fetchFrame, isFrameThere } from './frame/late-frame.ts';
import { sameAddress } from './routing/same-address.ts';
import { layoutOf } from './routing/layout-of.ts';
import { Page } from './frame/page.tsx';
import type { PageContext } from './services.ts';

export const Route = createRootRouteWithContext<PageContext>()({
  beforeLoad: ({ context, location, matches, preload }) => {
    const area = context.map.fetchAreaOf(location.pathname);
    // Once its routes are there the same address is read again: with its own page, title, checks and search params.
    if (area !== undefined)
      return area.then(() => redirect({ ...sameAddress(location), throw: true }));
    guard({ services: context, location, matches });
    askAhead(context, matches, preload);
    const isFramed = layoutOf(location.pathname) === 'app';
    return isFramed && !isFrameThere() ? fetchFrame() : undefined;
  },
  component: Page,
  // Until the routes around a page are there, the page before it stays, with everything around it.
  pendingMs: Infinity,
});
