import { failure, first, messageSendingSetup, written } from './setup.ts';

const add = [{ type: 'add', params: written }, 'keepWaiting'] as const;
const queue = { actions: add } as const;

/** The messages that one person sends to one contact from this browser: one after the other, each exactly once, also through a tunnel. */
export const messageSendingMachine = messageSendingSetup.createMachine({
  id: 'messageSending',
  context: ({ input: { waiting } }) => ({ waiting, reason: null }),
  initial: 'checking',
  states: {
    checking: {
      description:
        'It is looked for what waits: what an earlier visit could not send, or the next one behind the one that has arrived.',
      always: [{ guard: 'isAnythingWaiting', target: 'sending' }, { target: 'sent' }],
    },
    sending: {
      description: 'The first of the messages is on its way; those behind it wait for it.',
      tags: 'busy',
      on: { SEND: queue },
      invoke: {
        id: 'deliver',
        src: 'deliver',
        input: first,
        onDone: { actions: ['drop', 'keepWaiting'], target: 'checking' },
        onError: [
          {
            guard: { type: 'isRefused', params: failure },
            actions: { type: 'keepReason', params: failure },
            target: 'failed',
          },
          { actions: { type: 'keepReason', params: failure }, target: 'waiting' },
        ],
      },
    },
    waiting: {
      description:
        'The server can’t be reached, or asks to wait. What was written is kept, and goes when it is back.',
      tags: 'held',
      exit: 'forgetReason',
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
        DISCARD: { actions: ['giveBack', 'drop', 'keepWaiting'], target: 'checking' },
      },
    },
    sent: {
      description:
        'Nothing is on its way: everything that was written has arrived. The person writes.',
      on: { SEND: { actions: add, target: 'sending' } },
    },
  },
});
