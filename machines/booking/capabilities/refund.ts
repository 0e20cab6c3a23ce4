import { formatDuration } from '#domain/time/words.ts';
import { and } from 'xstate';
import { moment, orNone } from '#domain/records/fields.ts';
import { isSent, verb } from '../../verbs.ts';
import type { BareEvent } from '../../bare-event.ts';
import type { WordsOf } from '../../capability.ts';
import type { BookingContext } from '../context.ts';
import { refundPeriod } from '../moments.ts';
import { settleLoss } from '../notices.ts';
import { quoted, reason } from '../reason.ts';
import { stamp } from '../stamps.ts';

export const verbs = {
  REFUND: verb({
    label: 'Refund credit',
    done: 'The refund was made.',
    meaning: 'Staff refund a credit that was used or lost.',
    payload: {
      reason,
      // From when the credit can't be used any more; as before when left out.
      expiresAt: orNone(moment('Expiry', 'Enter a valid expiry.')),
    },
    history: ({ name, payload }) => `${name} made a refund${quoted(payload['reason'])}.`,
    tooLate: () => 'Only a credit that was used or lost can be refunded.',
  }),
} as const;

export const questions = {
  isExpiryLater: {
    field: 'expiresAt',
    kind: 'payload',
    otherwise: 'Expiry must be in the future.',
  },
} as const;

/** Of a booking, or of one place in it. */
interface Asked {
  readonly context: Pick<BookingContext, 'endsAt'>;
  readonly event: BareEvent;
}

export const guards = {
  isRefundInTime: ({ context, event }: Asked) => event.at <= context.endsAt + refundPeriod,
  explainsRefund: ({ event }: Asked) => isSent(verbs, event) && !!event.reason?.trim(),
  isExpiryLater: ({ event }: Asked) =>
    isSent(verbs, event) &&
    (!event.expiresAt || event.expiresAt > event.at) &&
    !event.facts?.['isExpiryLater'],
};

export const sentences: WordsOf<unknown> = {
  isRefundInTime: {
    kind: 'what',
    sentence: `A credit can be refunded for ${formatDuration(refundPeriod)} after the session.`,
  },
  explainsRefund: { kind: 'payload', field: 'reason', sentence: 'Give a reason for the refund.' },
};

export const stamps = { stampRefund: stamp(() => ({ isRefunded: true })) };

/** Staff give a unit back that was used or lost (domain reference, 6.6 credit region). */
export const refunding = {
  guard: and(['isStaff', 'isRefundInTime', 'explainsRefund', 'isExpiryLater']),
  target: 'refunded',
  actions: ['stampRefund', 'refundCredit', settleLoss],
} as const;
