import { bookingRequestSetup, choices, releaseHold, say, syncUrl } from './setup.ts';

/** The time that is kept for the member while the rest is filled in (domain reference, 6.4). */
export const hold = bookingRequestSetup.createStateConfig({
  description: 'Whether a time is being kept for the member.',
  initial: 'none',
  states: {
    none: { description: 'No time is kept.', on: { 'hold.wanted': 'taking' } },
    taking: {
      description: 'The server is asked to keep the time.',
      tags: 'keeping',
      on: {
        'hold.wanted': { target: 'taking', reenter: true },
        'hold.dropped': { actions: [releaseHold, 'dropHold'], target: 'none' },
      },
      invoke: {
        src: 'holdSlot',
        input: choices,
        onDone: {
          actions: [
            { type: 'keepHold', params: ({ event }) => ({ hold: event.output }) },
            say('hold.taken'),
          ],
          target: 'held',
        },
        onError: {
          actions: ['noticeFailure', 'loseTime', syncUrl, say('hold.refused')],
          target: 'none',
        },
      },
    },
    held: {
      description: 'The time is kept for {holdTtl}.',
      tags: 'kept',
      on: {
        'hold.wanted': 'taking',
        'hold.dropped': { actions: [releaseHold, 'dropHold'], target: 'none' },
      },
      after: {
        holdLeft: {
          actions: ['noticeExpiry', 'loseTime', syncUrl, say('hold.expired')],
          target: 'none',
        },
      },
    },
  },
});
