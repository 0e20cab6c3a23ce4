import { formatDuration } from '#domain/time/format.ts';
import { counted } from '#domain/text/counted.ts';
import type { DataOf } from '#web/api/call.ts';
import { kindNames } from '#web/features/bookings/names/public.ts';

export type Session = DataOf<'GET /sessions/{session}'>;
export type SessionSummary = DataOf<'GET /sessions'>['data']['results'][number];
export type Offer = SessionSummary['offers'][number];

/** "2 credits", "Free" */
export const costWords = (cost: number): string => (cost === 0 ? 'Free' : counted(cost, 'credit'));

/** "1 h 30 min" */
export const lengthWords = (minutes: number): string => formatDuration(minutes * 60_000);

/** "Group, up to 12 people" */
export const formatWords = ({
  format,
  maxAttendees,
}: Pick<SessionSummary, 'format' | 'maxAttendees'>): string =>
  maxAttendees === null ? kindNames[format] : `${kindNames[format]}, up to ${maxAttendees} people`;

export const listTitle = 'Sessions';

/** The way to the list. */
export const listPage = { to: '/app/sessions' } as const;

/** The way to a session's own page. */
export const pageOf = (id: string) =>
  ({ to: '/app/sessions/$session', params: { session: id } }) as const;

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
