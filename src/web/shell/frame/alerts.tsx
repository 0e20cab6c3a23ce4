import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';
import { useServices } from '../../screens/use-services.ts';
import { AlertRegion } from '../../ui/overlays/alert-toast.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';

const AlertStack = lazyPart(async () => (await import('./alert-stack.tsx')).AlertStack);

/** Alerts, fetched with the first of them. Their time stands still while the pointer or the focus is on them, or the page is hidden. */
export function Alerts() {
  const { alerts } = useServices();
  const hasAny = useSelector(alerts, ({ context }) => context.pushed > 0);
  useEffect(() => {
    const announce = (): void =>
      alerts.send({
        type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.visible',
        at: Date.now(),
      });
    document.addEventListener('visibilitychange', announce);
    return () => document.removeEventListener('visibilitychange', announce);
  }, [alerts]);
  return (
    <AlertRegion
      onPointerEnter={() => alerts.send({ type: 'pointer.enter', at: Date.now() })}
      onPointerLeave={() => alerts.send({ type: 'pointer.leave', at: Date.now() })}
      onFocus={() => alerts.send({ type: 'focus.enter', at: Date.now() })}
      onBlur={() => alerts.send({ type: 'focus.leave', at: Date.now() })}
    >
      {hasAny ? (
        <Suspense fallback={null}>
          <AlertStack />
        </Suspense>
      ) : null}
    </AlertRegion>
  );
}
