import { failure, first, messageSendingSetup, written } from './setup.ts';

const add = [{ type: 'add', params: written }, 'keepWaiting'] as const;
const queue = { actions: add } as const;

/** The messages that one person sends to one contact from this browser: one after the other, each exactly once, also through a tunnel. */
export const messageSendingMachine = messageSendingSetup.createMachine({
  id: 'messageSending',
  context: ({ input: { waiting } }) => ({ waiting, reason: null }),
  initial: 'composing',
  states: {
    composing: {
      description:
        'Nothing is on its way. The person writes. What an earlier visit could not send goes at once.',
      always: { guard: 'isAnythingWaiting', target: 'sending' },
      on: { SEND: queue },
    },
    sending: {
      description: 'The first of the messages is on its way; those behind it wait for it.',
      tags: 'busy',
      on: { SEND: queue },
      invoke: {
        id: 'deliver',
        src: 'deliver',
        input: first,
        onDone: { actions: ['drop', 'keepWaiting'], target: 'delivered' },
        onError: [
          {
            guard: { type: 'isRefused', params: failure },
            actions: { type: 'keepReason', params: failure },
            target: 'failed',
          },
          { target: 'waiting' },
        ],
      },
    },
    delivered: {
      description: 'One has arrived. The next one goes, where there is one.',
      always: [{ guard: 'isAnythingWaiting', target: 'sending' }, { target: 'sent' }],
    },
    waiting: {
      description:
        'The server can’t be reached. What was written is kept, and goes when it is back.',
      tags: 'held',
      on: { SEND: queue, RETRY: 'sending', 'network.online': 'sending' },
      after: { pause: 'sending' },
    },
    failed: {
      description: 'The server refused the first message and said why. Its text is kept.',
      tags: ['failed', 'held'],
      exit: 'forgetReason',
      on: {
        SEND: queue,
        RETRY: 'sending',
        DISCARD: { actions: ['giveBack', 'drop', 'keepWaiting'], target: 'delivered' },
      },
    },
    sent: {
      description: 'Everything that was written has arrived.',
      on: { SEND: { actions: add, target: 'sending' } },
    },
  },
});
