import { not } from 'xstate';
import { bookingRequestSetup, choices, say, syncUrl } from './setup.ts';

const sent = <Sent>({ event }: { event: { output: Sent } }) => ({ sent: event.output });

/** The request on its way, and where it leads when the server refuses it. */
export const submitting = bookingRequestSetup.createStateConfig({
  description: 'The request is on its way and can no longer be stopped here.',
  tags: 'busy',
  entry: 'clearNotice',
  on: { DISCARD: {}, 'address.changed': {} },
  invoke: {
    src: 'submitRequest',
    input: choices,
    onDone: [
      {
        guard: { type: 'isInstant', params: sent },
        actions: { type: 'setSent', params: sent },
        target: '#bookingRequest.booked',
      },
      {
        actions: { type: 'setSent', params: sent },
        target: '#bookingRequest.requested',
      },
    ],
    onError: [
      {
        guard: 'timeRefused',
        description: 'The next free times are fetched.',
        actions: ['noticeFailure', 'loseTime', syncUrl, say('hold.dropped')],
        target: 'time',
      },
      {
        guard: 'creditGone',
        actions: ['noticeFailure', 'loseCredit'],
        target: 'loading',
      },
      {
        guard: not('timeKept'),
        description: 'The time ran out in the meantime.',
        target: 'time',
      },
      { actions: 'noticeFailure', target: 'review.failed' },
    ],
  },
});
