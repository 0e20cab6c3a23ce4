import type { CreditMode } from '#domain/bookings/vocabulary.ts';
import { counted } from '#web/ui/numbers.ts';
import { formatDuration } from '#domain/time/format.ts';
import { sessionFields } from '#machines/session/fields.ts';
import type { DataOf } from '#web/api/call.ts';
import { kindNames } from '#web/features/bookings/names/public.ts';
import { defineRecord } from '#web/screens/record/define-record.ts';
import * as texts from './texts.ts';

export type Session = DataOf<'GET /sessions/{session}'>;
export type SessionSummary = DataOf<'GET /sessions'>['data']['results'][number];
export type Offer = SessionSummary['offers'][number];

export const sessions = defineRecord({
  path: 'sessions',
  param: 'session',
  fields: sessionFields,
  noun: 'session',
  chart: () => import('#charts/session.json'),
});

/** "2 credits", "Free" */
export const costWords = (cost: number): string =>
  cost === 0 ? texts.free : counted(cost, 'credit');

/** Who pays for a session that several come to. */
export const payingNames: Readonly<Record<CreditMode, string>> = {
  perBooking: texts.thePersonWhoBooks,
  perAttendee: texts.eachAttendeePays,
};

/** "1 credit for everybody who comes" */
export const priceWords = ({
  creditCost,
  creditMode,
}: Pick<SessionSummary, 'creditCost' | 'creditMode'>): string =>
  creditCost > 0 && creditMode === 'perAttendee'
    ? texts.fromEachAttendee(costWords(creditCost))
    : costWords(creditCost);

/** "1 h 30 min" */
export const lengthWords = (minutes: number): string => formatDuration(minutes * 60_000);

/** "Group, up to 12 people" */
export const formatWords = ({
  format,
  maxAttendees,
}: Pick<SessionSummary, 'format' | 'maxAttendees'>): string =>
  maxAttendees === null ? kindNames[format] : texts.upToPeople(kindNames[format], maxAttendees);

/** The way to its bookings that are ahead. */
export const bookingsOf = (id: string) =>
  ({ to: '/app/bookings', search: { session: id } }) as const;

/** The way to booking it, for the reader or a team of theirs: what is chosen next. */
export const bookingOf = (
  { id, creditCost }: Pick<SessionSummary, 'id' | 'creditCost'>,
  { team }: Offer,
) =>
  ({
    to: '/app/booking-requests/create',
    search: { step: creditCost === 0 ? 'coach' : 'credit', session: id, for: team?.id },
  }) as const;
