import type { ActorRefFrom } from 'xstate';
import type { alertMachine } from './alert.machine.ts';
import type { AlertKind, Undo } from './events.ts';

export type AlertRef = ActorRefFrom<typeof alertMachine>;

/** One message of this visit, for the list on the notifications screen. `at`: when it last came, epoch milliseconds. */
export interface ShownMessage {
  readonly kind: AlertKind;
  readonly message: string;
  readonly times: number;
  readonly at: number;
}

export interface AlertsContext {
  /** Oldest first. */
  readonly alerts: readonly { readonly id: string; readonly ref: AlertRef }[];
  /** Newest first, at most a hundred. */
  readonly visit: readonly ShownMessage[];
  readonly pushed: number;
}

export type Pushed = { kind: AlertKind; message: string; undo?: Undo; at: number };

export const noAlerts: AlertsContext = { alerts: [], visit: [], pushed: 0 };

/** The alert on the stack that says the same already. What can be taken back is each time another thing. */
export const sameAs = (context: AlertsContext, pushed: Pushed): AlertRef | undefined =>
  context.alerts.find(({ ref }) => {
    const alert = ref.getSnapshot().context;
    const isOther = alert.undo !== undefined || pushed.undo !== undefined;
    return !isOther && alert.kind === pushed.kind && alert.message === pushed.message;
  })?.ref;

export function remembered(context: AlertsContext, pushed: Pushed): readonly ShownMessage[] {
  const { kind, message, at } = pushed;
  const [latest, ...older] = context.visit;
  if (latest?.kind === kind && latest.message === message) {
    return [{ ...latest, times: latest.times + 1, at }, ...older];
  }
  return [{ kind, message, times: 1, at }, ...context.visit].slice(0, 100);
}
