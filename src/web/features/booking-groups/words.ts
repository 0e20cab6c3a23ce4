import { mostTogether } from '#domain/bookings/recurrence.ts';
import type { DataOf } from '#web/api/call.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';

export type Group = DataOf<'GET /booking-groups/{bookingGroup}'>;
export type GroupSummary = DataOf<'GET /booking-groups'>['data']['results'][number];
export type GroupPlan = DataOf<'GET /booking-groups/plan'>;
export type PlannedSession = GroupPlan['sessions'][number];

export const listTitle = 'Booking Groups';

/** The ways to sort, in words. */
export const sortNames: Readonly<Record<string, string>> = {
  'next Ascending': 'Next date, soonest first',
  'next Descending': 'Next date, latest first',
  'name Ascending': 'Name, A to Z',
  'name Descending': 'Name, Z to A',
};

export const useGroup = (id: string) =>
  useApiQuery('GET /booking-groups/{bookingGroup}', { params: { bookingGroup: id } });

/** The way to the bookings of a group that one programme pays for: of its first, unless told. */
export const bookingsOf = (
  { id, programmes }: Pick<GroupSummary, 'id' | 'programmes'>,
  programme = programmes[0]?.id ?? id,
) =>
  ({
    to: '/app/booking-groups/$bookingGroup/$programme/bookings',
    params: { bookingGroup: id, programme },
  }) as const;

/** Where what lies ahead is cancelled: all of it, or from one start on. */
export const cancelLink = (
  group: Pick<GroupSummary, 'id' | 'programmes'>,
  programme: string,
  from: string,
) => ({ ...bookingsOf(group, programme), search: { cancel: from } }) as const;

/** The page on which a series or a cohort is booked. */
export const createLink = (together: 'series' | 'cohort') =>
  ({ to: '/app/bookings/create', search: { together } }) as const;

/** How often a series repeats, as people choose it. */
export const rhythms = ['once', 'weekly', 'fortnightly', 'monthly'] as const;
export type Rhythm = (typeof rhythms)[number];
export const rhythmNames: Readonly<Record<Rhythm, string>> = {
  once: 'Once',
  weekly: 'Every week',
  fortnightly: 'Every two weeks',
  monthly: 'Every month, on the same weekday',
};

export { mostTogether };
