import { assign, setup } from 'xstate';
import { requiredActor } from '../required-actor.ts';
import type { MessageSendingEvent, Outgoing } from './events.ts';

export interface MessageSendingContext {
  /** In the order in which they were written; the first is on its way. */
  readonly waiting: readonly Outgoing[];
  /** Why the first one has not gone. */
  readonly reason: unknown;
}

/** Milliseconds after which sending is tried again while the server can't be reached. */
export const pause = 5_000;

type Failure = { readonly reason: unknown };
type Message = { readonly message: Outgoing };

/** The vocabulary of sending messages. `deliver`, `keepWaiting` and `giveBack` are the host's; `deliver` fails with `isRefusal` where trying again changes nothing. */
export const messageSendingSetup = setup({
  types: {
    context: {} as MessageSendingContext,
    events: {} as MessageSendingEvent,
    input: {} as { waiting: readonly Outgoing[] },
    tags: {} as 'busy' | 'failed' | 'held',
  },
  actors: { deliver: requiredActor<unknown, Outgoing | undefined>('deliver') },
  actions: {
    add: assign(({ context }, { message }: Message) => ({
      waiting: [...context.waiting, message],
    })),
    drop: assign(({ context }) => ({ waiting: context.waiting.slice(1), reason: null })),
    keepReason: assign((_, { reason }: Failure) => ({ reason })),
    forgetReason: assign({ reason: null }),
    /** Keeps what waits for longer than this page lives. */
    keepWaiting: () => {},
    giveBack: () => {},
  },
  guards: {
    isAnythingWaiting: ({ context }) => context.waiting.length > 0,
    isRefused: (_, { reason }: Failure) =>
      typeof reason === 'object' &&
      reason !== null &&
      'isRefusal' in reason &&
      reason.isRefusal === true,
  },
  delays: { pause },
});

export const first = ({ context }: { context: MessageSendingContext }) => context.waiting[0];
export const failure = ({ event }: { event: { error: unknown } }): Failure => ({
  reason: event.error,
});
export const written = ({ event }: { event: Message }): Message => ({ message: event.message });
