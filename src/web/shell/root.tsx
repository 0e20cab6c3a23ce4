import { createRootRouteWithContext, redirect } from '@tanstack/react-router';
import { guard } from './guard.ts';
import { fetchFrame, isFrameThere } from './late-frame.ts';
import { sameAddress } from './same-address.ts';
import { layoutOf } from './layout-of.ts';
import { Page } from './page.tsx';
import type { PageContext } from './services.ts';

export const Route = createRootRouteWithContext<PageContext>()({
  beforeLoad: ({ context, location, matches }) => {
    const area = context.map.fetchAreaOf(location.pathname);
    // Once its routes are there the same address is read again: with its own page, title, checks and search params.
    if (area !== undefined)
      return area.then(() => redirect({ ...sameAddress(location), throw: true }));
    guard({ services: context, location, matches });
    const isFramed = layoutOf(location.pathname) === 'app';
    return isFramed && !isFrameThere() ? fetchFrame() : undefined;
  },
  component: Page,
});
