import { addDays } from '#domain/time/calendar.ts';
import { wallOf } from '#domain/time/wall.ts';
import type { DataOf } from '#web/api/call.ts';
import type { ApiClient } from '#web/api/client.ts';
import { queryOf } from '#web/api/options.ts';

export type BookingOptions = DataOf<'GET /booking-requests/options'>;
export type OfferedSession = BookingOptions['sessions'][number];
export type OfferedCoach = OfferedSession['coaches'][number];
export type PayingCredit = OfferedSession['credits'][number];
export type CoachTimes = DataOf<'GET /booking-requests/slots'>;

/** What a member may book for themselves or for a team, and coaches and staff for a member (`whom`). */
export const optionsQuery = (api: ApiClient, whom: string | null) =>
  queryOf(api, 'GET /booking-requests/options', { query: { for: whom ?? undefined } });

export const daysShown = 7;

export interface TimesWanted {
  readonly session: string | null;
  readonly coach: string | null;
  readonly credit: string | null;
  readonly for: string | null;
  /** First day shown, in the reader's zone. */
  readonly from: string;
}

/** A day more at both ends: the server counts days in the zone of the member's profile, which need not be the reader's. */
export const timesQuery = (api: ApiClient, wanted: TimesWanted) =>
  queryOf(api, 'GET /booking-requests/slots', {
    query: {
      session: wanted.session ?? '',
      coach: wanted.coach ?? '',
      credit: wanted.credit ?? undefined,
      for: wanted.for ?? undefined,
      from: addDays(wanted.from, -1),
      days: daysShown + 2,
    },
  });

export const today = (zone: string): string => wallOf(zone, Date.now()).date;
