import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useRef, type FocusEvent } from 'react';
import { focusHeading } from '../../screens/focus-heading.ts';
import { useServices } from '../../screens/use-services.ts';
import { AlertRegion } from '../../ui/overlays/alert-region.tsx';
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
  const cameFrom = useRef<Element | null>(null);
  const enter = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (relatedTarget instanceof Element && !currentTarget.contains(relatedTarget))
      cameFrom.current = relatedTarget;
    alerts.send({ type: 'focus.enter', at: Date.now() });
  };
  /** An alert that is answered is gone, and the focus with it: it goes back to where it came from. */
  const leave = (): void => {
    const before = cameFrom.current;
    cameFrom.current = null;
    if (before instanceof HTMLElement && before.isConnected && before !== document.body)
      before.focus();
    else focusHeading();
  };
  return (
    <AlertRegion
      onPointerEnter={() => alerts.send({ type: 'pointer.enter', at: Date.now() })}
      onPointerLeave={() => alerts.send({ type: 'pointer.leave', at: Date.now() })}
      onFocus={enter}
      onBlur={() => alerts.send({ type: 'focus.leave', at: Date.now() })}
    >
      {hasAny ? (
        <Suspense fallback={null}>
          <AlertStack onAnswered={leave} />
        </Suspense>
      ) : null}
    </AlertRegion>
  );
}
