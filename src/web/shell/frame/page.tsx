import { Outlet, useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { createElement, Suspense, useEffect, useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { focusHeading } from '../../screens/focus-heading.ts';
import { isSessionUnreachable } from '../../screens/account/session-unreachable.tsx';
import { useSession } from '../../screens/account/use-session.ts';
import { useServices } from '../../screens/use-services.ts';
import { PageTitleContext } from '../../screens/use-page-title.ts';
import { ConnectionContext } from '../../ui/connection.ts';
import { InSteps } from '../../ui/in-steps.tsx';
import { AuthFrame, PlainFrame } from '../../ui/layout/frames.tsx';
import { Alerts } from './alerts.tsx';
import { layoutOf } from '../routing/layout-of.ts';
import type { Layout } from '../routing/layout-of.ts';
import { useLateFrame } from './late-frame.ts';
import { PageWaiting } from './page-waiting.tsx';
import { ServerDown } from '../server-down.tsx';
import { useBrowserTitle } from './use-browser-title.ts';

/** Pages wait for their frame before they open; this is for a wait long enough to be noticed. */
function AppFrame({ children }: { children: ReactNode }) {
  const frame = useLateFrame();
  if (frame !== null) return createElement(frame, null, children);
  return (
    <PlainFrame>
      <PageWaiting />
    </PlainFrame>
  );
}

const WideFrame = ({ children }: { children: ReactNode }) => (
  <PlainFrame wide>{children}</PlainFrame>
);

const frames: Record<Layout, ComponentType<{ children: ReactNode }>> = {
  blank: ({ children }) => <main>{children}</main>,
  plain: PlainFrame,
  wide: WideFrame,
  auth: AuthFrame,
  app: AppFrame,
};

/** They say themselves that the session can't be asked about, with their own way to try again. */
const sessionPages = new Set(['/auth/whoami', '/auth/refresh', '/auth/oidc']);

/** The page on screen in the layout of its path. */
export function Page() {
  const address = useLocation({ select: ({ pathname }) => pathname });
  /** Where no page answers there is only the root, which does not know the path. */
  const pathOfPage = useMatches({
    select: (matches) => (matches.length > 1 ? matches.at(-1)?.pathname : undefined),
  });
  const showTitle = useBrowserTitle();
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        // Whoever comes for a block of a page is brought to it instead, and whoever walks on a chart stays at the step.
        const { sought, stays } = toLocation.state;
        if (fromLocation === undefined || sought || stays === fromLocation.pathname) return;
        if (pathChanged) focusHeading();
      }),
    [router],
  );
  const { reach } = useServices();
  const connection = useMemo(() => ({ ...reach, reload: () => location.reload() }), [reach]);
  const layout = layoutOf(pathOfPage ?? address);
  const Frame = frames[layout];
  const isSaid = useSession(isSessionUnreachable) && sessionPages.has(pathOfPage ?? address);
  return (
    <ConnectionContext value={connection}>
      <PageTitleContext value={showTitle}>
        <InSteps key={layout}>
          <Suspense fallback={<PageWaiting />}>
            <Frame>
              {isSaid ? null : <ServerDown />}
              <Outlet />
            </Frame>
          </Suspense>
        </InSteps>
        <Alerts />
      </PageTitleContext>
    </ConnectionContext>
  );
}
