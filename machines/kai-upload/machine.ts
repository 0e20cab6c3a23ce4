import { kaiUploadSetup, reported } from './setup.ts';

const count = { type: 'count', params: reported } as const;

/** What can be done while files are on their way: it goes by itself once they are there. */
const whilePending = {
  SUBMIT: { actions: 'want' },
  HOLD_BACK: { guard: 'isWanted', actions: 'stopWanting' },
} as const;

/** A conversation on its way to be analysed: from choosing its files, however often the connection breaks off, to its page (domain reference, 10.2). */
export const kaiUploadMachine = kaiUploadSetup.createMachine({
  id: 'kai-upload',
  context: ({ input: { sent } }) => ({ sent, isWanted: false, conversation: null }),
  initial: 'open',
  states: {
    open: {
      description: 'Files are chosen and sent while the person writes what they are.',
      initial: 'choosing',
      on: {
        'files.checking': { target: '.checking', actions: count },
        'files.going': { target: '.uploading', actions: count },
        'files.paused': { target: '.paused', actions: count },
        'files.lost': { target: '.lost', actions: count },
        'files.settled': [
          {
            guard: { type: 'isAwaited', params: reported },
            target: 'submitting',
            actions: count,
          },
          { target: '.choosing', actions: [count, 'stopWanting'] },
        ],
      },
      states: {
        choosing: {
          description: 'Files can be chosen; those that were are there.',
          on: { SUBMIT: { guard: 'hasFiles', target: '#kai-upload.submitting' } },
        },
        checking: {
          description: 'What was sent is being checked: what it is, how long it lasts, who speaks.',
          tags: 'pending',
          on: whilePending,
        },
        uploading: {
          description: 'The files are going out in parts.',
          tags: 'pending',
          on: whilePending,
        },
        paused: {
          description: 'The person has paused sending; what was sent stays for a day.',
          tags: 'pending',
          on: whilePending,
        },
        lost: {
          description: 'The connection broke off; it goes on by itself once it is back.',
          tags: 'pending',
          on: whilePending,
        },
        failed: {
          description: 'The server did not take the conversation; the page says why.',
          on: {
            SUBMIT: { guard: 'hasFiles', target: '#kai-upload.submitting' },
            'files.settled': { actions: count },
          },
        },
      },
    },
    submitting: {
      description: 'The server is given the conversation with its files.',
      tags: 'busy',
      entry: 'stopWanting',
      on: { 'files.settled': { actions: count } },
      invoke: {
        src: 'submit',
        onDone: {
          target: 'submitted',
          actions: { type: 'keepConversation', params: ({ event }) => event.output },
        },
        onError: 'open.failed',
      },
    },
    submitted: {
      description: 'The conversation is there, and its page shows how far its analysis is.',
      type: 'final',
    },
  },
});
