import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../api/client.ts';
import type { Reachability } from '../actors/reachability.ts';
import type { AlertsRef, AppRef, AuthRef } from '../actors/app.ts';

/** What every page can reach: the router's context. */
export interface Services {
  /** Waits for a fresh token while one is being fetched. */
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly app: AppRef;
  readonly auth: AuthRef;
  readonly alerts: AlertsRef;
  readonly reach: Reachability;
}
