import { createRootRouteWithContext } from '@tanstack/react-router';
import { guard } from './guard.ts';
import { Page } from './page.tsx';
import type { Services } from './services.ts';

export const Route = createRootRouteWithContext<Services>()({
  beforeLoad: ({ context, location, matches }) => guard({ services: context, location, matches }),
  component: Page,
});
