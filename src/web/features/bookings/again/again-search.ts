import type { BookingRow } from '../words.ts';

/** The flow with session and coach chosen: at the times, or past them where one is chosen too. */
export const againSearch = (
  { session, coach, team }: Pick<BookingRow, 'session' | 'coach' | 'team'>,
  { startsAt }: { readonly startsAt?: string } = {},
) =>
  ({
    step: startsAt === undefined ? 'time' : 'message',
    session: session.id,
    coach: coach.id,
    slot: startsAt,
    for: team?.id,
  }) as const;
