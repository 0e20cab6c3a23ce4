import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../api/client.ts';
import type { AnyStateMachine } from 'xstate';
import type { Tokens } from '#machines/auth/context.ts';
import type { Consent } from '../actors/consent.ts';
import type { Reachability } from '../actors/reachability.ts';
import type { Recorder } from '../actors/recorder.ts';
import type { LazyRoutes } from './routing/lazy-routes.ts';
import type { AlertsRef, AppRef, AuthRef } from '#machines/app/refs.ts';

/** What every page can reach. */
export interface Services {
  /** Waits for a fresh token while one is being fetched. */
  readonly api: ApiClient;
  /** Waits for nothing: for what is open to everybody. */
  readonly open: ApiClient;
  readonly consent: Consent;
  readonly queryClient: QueryClient;
  readonly app: AppRef;
  readonly auth: AuthRef;
  readonly alerts: AlertsRef;
  readonly reach: Reachability;
  /** The tokens that lie in storage now. */
  readonly tokens: () => Tokens | null;
  /** What the conductors did lately, for support links and the live charts. */
  readonly recorder: Recorder;
  /** How a page's own conductor begins: as it is, and in a sample page in the state to be shown. */
  readonly conduct: <Machine extends AnyStateMachine>(machine: Machine) => Machine;
  /** Files that are chosen already where a page asks for some: nobody's, but in a sample page those to be shown. */
  readonly filesAtHand: readonly File[];
}

/** The router's context. */
export interface PageContext extends Services {
  readonly map: LazyRoutes;
}
