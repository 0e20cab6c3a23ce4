import { useSelector } from '@xstate/react';
import { lazy, Suspense, useEffect } from 'react';
import { useServices } from '../screens/use-services.ts';

const AlertStack = lazy(async () => ({
  default: (await import('./alert-stack.tsx')).AlertStack,
}));

/** Alerts, fetched with the first of them. Their time stands still while the page is hidden. */
export function Alerts() {
  const { alerts } = useServices();
  const hasAny = useSelector(alerts, ({ context }) => context.pushed > 0);
  useEffect(() => {
    const tell = (): void =>
      alerts.send({
        type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.visible',
        at: Date.now(),
      });
    document.addEventListener('visibilitychange', tell);
    return () => document.removeEventListener('visibilitychange', tell);
  }, [alerts]);
  return hasAny ? (
    <Suspense fallback={null}>
      <AlertStack />
    </Suspense>
  ) : null;
}
