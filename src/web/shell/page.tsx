import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { PageTitleContext } from '../screens/use-page-title.ts';
import { AuthFrame, PlainFrame } from '../ui/frames.tsx';
import { layoutOf } from './layout-of.ts';
import type { Layout } from './layout-of.ts';
import { useBrowserTitle } from './use-browser-title.ts';

/** Everything around a signed-in page; not needed before somebody is signed in. */
const SignedInFrame = lazy(async () => ({
  default: (await import('./signed-in-frame.tsx')).SignedInFrame,
}));

const frames: Record<Layout, ComponentType<{ children: ReactNode }>> = {
  blank: ({ children }) => children,
  plain: PlainFrame,
  auth: AuthFrame,
  app: SignedInFrame,
};

/** The page on screen in the layout of its path. */
export function Page() {
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });
  const tellTitle = useBrowserTitle();
  const Frame = frames[layoutOf(path)];
  return (
    <PageTitleContext value={tellTitle}>
      <Suspense fallback={null}>
        <Frame>
          <Outlet />
        </Frame>
      </Suspense>
    </PageTitleContext>
  );
}
