import { useSelector } from '@xstate/react';
import type { AlertRef } from '#machines/alerts/stack.ts';
import { useServices } from '../../screens/use-services.ts';
import { AlertToast } from '../../ui/overlays/alert-toast.tsx';
import * as texts from './texts.ts';

/** The alerts of the moment, each until its time is up or somebody dismisses it (specification, 4). */
export function AlertStack({ onAnswered }: { onAnswered: () => void }) {
  const { alerts } = useServices();
  const shown = useSelector(alerts, ({ context }) => context.alerts);
  return shown.map(({ id, ref }) => (
    <Alert
      key={id}
      alert={ref}
      onDismiss={() => {
        onAnswered();
        alerts.send({ type: 'dismiss', id });
      }}
    />
  ));
}

function Alert({ alert, onDismiss }: { alert: AlertRef; onDismiss: () => void }) {
  const { kind, message, times, undo } = useSelector(alert, ({ context }) => context);
  return (
    <AlertToast
      type={kind}
      message={times > 1 ? texts.times(message, times) : message}
      onUndo={
        undo &&
        (() => {
          onDismiss();
          undo();
        })
      }
      onDismiss={onDismiss}
    />
  );
}
