import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise, type SnapshotFrom } from 'xstate';
import type { Outgoing } from '#machines/message-sending/events.ts';
import { messageSendingMachine } from '#machines/message-sending/machine.ts';
import { storedOutbox } from '#web/actors/outbox.ts';
import { ApiError } from '#web/api/api-error.ts';
import type { ApiClient } from '#web/api/client.ts';
import { messageOf } from '#web/api/messages.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useServices } from '#web/screens/use-services.ts';
import type { Message } from './use-messages.ts';

/** What the page is told of what happens on the way. */
export interface Arrivals {
  readonly onArrived: (message: Message) => void;
  /** Somebody gives a message up: what it said is written on. */
  readonly onGivenBack: (message: Outgoing) => void;
}

/** Why a message was not taken, and whether trying again by itself could change that. */
class SendingError extends Error {
  override readonly name = 'SendingError';
  readonly isRefusal: boolean;
  /** The server answered, and said why. */
  readonly isSaid: boolean;
  constructor(error: unknown) {
    super(messageOf(error));
    this.isSaid = error instanceof ApiError && error.kind === 'refused' && error.status < 500;
    // Whoever writes too often may write again later.
    this.isRefusal = this.isSaid && error instanceof ApiError && error.status !== 429;
  }
}

async function deliver(api: ApiClient, contact: string, message: Outgoing): Promise<Message> {
  const { key, text, files, sendAt } = message;
  try {
    return await api.call('POST /conversations/contacts/{contact}/messages', {
      params: { contact },
      body: { text, files: files.map(({ id }) => id), sendAt, idempotencyKey: key },
    });
  } catch (error) {
    throw new SendingError(error);
  }
}

/** What the server made of a message. */
interface Arrived {
  readonly arrived: Message;
}

const hasArrived = (output: unknown): output is Arrived =>
  typeof output === 'object' && output !== null && 'arrived' in output;

export interface Sending {
  readonly snapshot: SnapshotFrom<typeof messageSendingMachine>;
  readonly send: (message: Outgoing) => void;
  readonly retry: () => void;
  readonly discard: () => void;
  /** Why the first one has not gone, where the server said so. */
  readonly refusal: string | null;
}

/** The chart with its server, its storage and its page. */
export function useSending(contact: string, arrivals: Arrivals): Sending {
  const services = useServices();
  const me = useMe();
  const [outbox] = useState(() => storedOutbox(me.id, contact));
  const [machine] = useState(() =>
    services.conduct(
      messageSendingMachine.provide({
        actors: {
          deliver: fromPromise(async ({ input }) => {
            if (input === undefined) return null;
            return { arrived: await deliver(services.api, contact, input) };
          }),
        },
        actions: {
          keepWaiting: ({ context, event }) => {
            outbox.keep(context.waiting);
            // It is shown as arrived in the same moment in which it no longer waits.
            const output = 'output' in event ? event.output : null;
            if (hasArrived(output)) arrivals.onArrived(output.arrived);
          },
          giveBack: ({ context }) => {
            const [refused] = context.waiting;
            if (refused) arrivals.onGivenBack(refused);
          },
        },
      }),
    ),
  );
  const actor = useActorRef(machine, {
    input: { waiting: outbox.waiting },
    inspect: services.recorder.inspect,
  });
  const snapshot = useSelector(actor, (state) => state);
  useEffect(() => {
    const onOnline = (): void => actor.send({ type: 'network.online' });
    globalThis.addEventListener('online', onOnline);
    return () => globalThis.removeEventListener('online', onOnline);
  }, [actor]);
  const { reason } = snapshot.context;
  return {
    snapshot,
    send: (message) => actor.send({ type: 'SEND', message }),
    retry: () => actor.send({ type: 'RETRY' }),
    discard: () => actor.send({ type: 'DISCARD' }),
    refusal: reason instanceof SendingError && reason.isSaid ? reason.message : null,
  };
}
