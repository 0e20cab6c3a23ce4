import { useCallback } from 'react';
import type { AlertKind, Undo } from '#machines/alerts/events.ts';
import { useServices } from './use-services.ts';

export type Alert = (kind: AlertKind, message: string, undo?: Undo) => void;

/** Pushes an alert at the top right (specification, 4), with Undo where what it tells of can be taken back. */
export function useAlert(): Alert {
  const { alerts } = useServices();
  return useCallback(
    (kind, message, undo) =>
      alerts.send({ type: 'push', kind, message, ...(undo && { undo }), at: Date.now() }),
    [alerts],
  );
}
