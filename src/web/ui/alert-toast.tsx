import type { ReactNode } from 'react';
import { toast } from '#styled/recipes/toast.js';
import { IconButton } from './icon-button.tsx';
import { CheckCircle2, Info, X, XCircle } from './icons.ts';

export type AlertType = 'error' | 'info' | 'success';

const icons: Record<AlertType, ReactNode> = {
  error: <XCircle />,
  info: <Info />,
  success: <CheckCircle2 />,
};

type AlertToastProps = {
  type: AlertType;
  message: string;
  onDismiss: () => void;
  /** The pointer or the focus is on it: its time stands still. */
  onAttend?: (attended: boolean) => void;
};

export function AlertToast({ type, message, onDismiss, onAttend }: AlertToastProps) {
  const look = toast({ type });
  return (
    <div
      className={look.root}
      role={type === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => onAttend?.(true)}
      onPointerLeave={() => onAttend?.(false)}
      onFocus={() => onAttend?.(true)}
      onBlur={() => onAttend?.(false)}
    >
      <span className={look.icon}>{icons[type]}</span>
      <p className={look.message}>{message}</p>
      <IconButton size="small" label="Dismiss Notification" icon={<X />} onClick={onDismiss} />
    </div>
  );
}

/** The corner where alerts appear: top right, above everything. */
export function AlertRegion({ children }: { children: ReactNode }) {
  return (
    <section className={toast().region} aria-label="Alerts">
      {children}
    </section>
  );
}
