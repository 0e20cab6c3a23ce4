import { useCallback } from 'react';
import type { AlertKind } from '#machines/alerts/events.ts';
import { useServices } from './use-services.ts';

/** Pushes an alert at the top right (specification, 4). */
export function useAlert(): (kind: AlertKind, message: string) => void {
  const { alerts } = useServices();
  return useCallback(
    (kind, message) => alerts.send({ type: 'push', kind, message, at: Date.now() }),
    [alerts],
  );
}
