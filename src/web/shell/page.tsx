import { Outlet, useMatches, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { focusHeading } from '../screens/focus-heading.ts';
import { PageTitleContext } from '../screens/use-page-title.ts';
import { AuthFrame, PlainFrame } from '../ui/frames.tsx';
import { Alerts } from './alerts.tsx';
import { layoutOf } from './layout-of.ts';
import type { Layout } from './layout-of.ts';
import { ServerDown } from './server-down.tsx';
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
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation !== undefined && pathChanged) focusHeading();
      }),
    [router],
  );
  const Frame = frames[layoutOf(path)];
  return (
    <PageTitleContext value={tellTitle}>
      <Suspense fallback={null}>
        <Frame>
          <ServerDown />
          <Outlet />
        </Frame>
      </Suspense>
      <Alerts />
    </PageTitleContext>
  );
}
