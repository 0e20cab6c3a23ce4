import { useSyncExternalStore } from 'react';
import { useServices } from './use-services.ts';

/** Whether the server has stopped answering: the banner above every page says so, with a way to ask again. */
export function useServerDown(): boolean {
  const { reach } = useServices();
  return useSyncExternalStore(reach.subscribe, reach.isDown, reach.isDown);
}
