import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

// jsdom has no scrolling, and the router scrolls after each navigation.
window.scrollTo = () => undefined;

/** Renders parts that contain links, on a page of their own at `address`. */
export async function show(part: ReactNode, address = '/'): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <main>{part}</main> }),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  render(<RouterProvider router={router as never} />);
  await screen.findByRole('main');
}
