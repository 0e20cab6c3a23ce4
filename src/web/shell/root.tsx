import { createRootRouteWithContext } from '@tanstack/react-router';
import { guard } from './guard.ts';
import { fetchFrame, isFrameThere } from './late-frame.ts';
import { layoutOf } from './layout-of.ts';
import { Page } from './page.tsx';
import type { Services } from './services.ts';

export const Route = createRootRouteWithContext<Services>()({
  beforeLoad: ({ context, location, matches }) => {
    guard({ services: context, location, matches });
    const isFramed = layoutOf(location.pathname) === 'app';
    return isFramed && !isFrameThere() ? fetchFrame() : undefined;
  },
  component: Page,
});
