import { useSelector } from '@xstate/react';
import type { AlertRef } from '#machines/alerts/stack.ts';
import { useServices } from '../screens/use-services.ts';
import { AlertRegion, AlertToast } from '../ui/alert-toast.tsx';

/** The alerts at the top right; their time stands still while the pointer or the focus is on them. */
export function AlertStack() {
  const { alerts } = useServices();
  const shown = useSelector(alerts, ({ context }) => context.alerts);
  return (
    <div
      onPointerEnter={() => alerts.send({ type: 'pointer.enter', at: Date.now() })}
      onPointerLeave={() => alerts.send({ type: 'pointer.leave', at: Date.now() })}
      onFocus={() => alerts.send({ type: 'focus.enter', at: Date.now() })}
      onBlur={() => alerts.send({ type: 'focus.leave', at: Date.now() })}
    >
      <AlertRegion>
        {shown.map(({ id, ref }) => (
          <Alert key={id} alert={ref} onDismiss={() => alerts.send({ type: 'dismiss', id })} />
        ))}
      </AlertRegion>
    </div>
  );
}

function Alert({ alert, onDismiss }: { alert: AlertRef; onDismiss: () => void }) {
  const { kind, message, times } = useSelector(alert, ({ context }) => context);
  return (
    <AlertToast
      type={kind}
      message={times > 1 ? `${message} (${times} times)` : message}
      onDismiss={onDismiss}
    />
  );
}
