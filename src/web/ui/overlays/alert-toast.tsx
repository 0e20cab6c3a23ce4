import type { ReactNode } from 'react';
import { toast } from '#styled/recipes/toast.js';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { CheckCircle2, Info, X, XCircle } from '../icons.ts';
import * as texts from './texts.ts';

export type AlertType = 'error' | 'info' | 'success';

const icons: Record<AlertType, ReactNode> = {
  error: <XCircle />,
  info: <Info />,
  success: <CheckCircle2 />,
};

type AlertToastProps = {
  type: AlertType;
  message: string;
  /** Where it can be taken back. */
  onUndo?: (() => void) | undefined;
  onDismiss: () => void;
};

/** An error interrupts a screen reader; the region around it announces the others when there is a pause. */
export function AlertToast({ type, message, onUndo, onDismiss }: AlertToastProps) {
  const look = toast({ type });
  return (
    <div className={look.root} role={type === 'error' ? 'alert' : undefined}>
      <span className={look.icon}>{icons[type]}</span>
      <p className={look.message}>{message}</p>
      {onUndo === undefined ? null : (
        <Button size="small" onClick={onUndo}>
          {texts.undo}
        </Button>
      )}
      <IconButton size="small" label={texts.dismissNotification} icon={<X />} onClick={onDismiss} />
    </div>
  );
}
