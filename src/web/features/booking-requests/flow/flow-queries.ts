import { addDays } from '#domain/time/calendar.ts';
import { wallOf } from '#domain/time/wall.ts';
import type { DataOf } from '#web/api/call.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';

export type BookingOptions = DataOf<'GET /booking-requests/options'>;
export type OfferedSession = BookingOptions['sessions'][number];
export type OfferedCoach = OfferedSession['coaches'][number];
export type PayingCredit = OfferedSession['credits'][number];
export type CoachTimes = DataOf<'GET /booking-requests/slots'>;

export const daysShown = 7;

export interface TimesWanted {
  readonly session: string | null;
  readonly coach: string | null;
  readonly credit: string | null;
  readonly for: string | null;
  /** First day shown, in the reader's zone. */
  readonly from: string;
}

/** What a member may book for themselves or for a team, and coaches and staff for a member (`whom`). */
export const optionsInput = (whom: string | null) => ({ query: { for: whom ?? undefined } });

/** A day more at both ends: the server counts days in the zone of the member's profile, which need not be the reader's. */
export const timesInput = (wanted: TimesWanted) => ({
  query: {
    session: wanted.session ?? '',
    coach: wanted.coach ?? '',
    credit: wanted.credit ?? undefined,
    for: wanted.for ?? undefined,
    from: addDays(wanted.from, -1),
    days: daysShown + 2,
  },
});

/** The next free times of some coaches for what was chosen; the credit that pays first where none was. */
export function useNextTimes(
  { session, credit, for: whom }: Omit<TimesWanted, 'coach' | 'from'>,
  coaches: readonly string[],
) {
  return useApiQuery(
    'GET /booking-requests/next-times',
    {
      query: {
        session: session ?? '',
        coach: coaches.slice(0, mostCoachesAsked),
        credit: credit ?? undefined,
        for: whom ?? undefined,
      },
    },
    { when: session !== null && coaches.length > 0 },
  );
}

/** Of so many the server says it at once. */
const mostCoachesAsked = 50;

interface When {
  /** Asked only while this holds. */
  readonly when?: boolean;
}

export const useOptions = (whom: string | null, { when }: When = {}) =>
  useApiQuery('GET /booking-requests/options', optionsInput(whom), { when });

/** The times that were shown before stay until those of another week are there. */
export const useTimes = (wanted: TimesWanted, { when }: When = {}) =>
  useApiQuery('GET /booking-requests/slots', timesInput(wanted), { when, keepPrevious: true });

export const today = (zone: string): string => wallOf(zone, Date.now()).date;
