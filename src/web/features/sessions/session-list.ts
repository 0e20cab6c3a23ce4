import { kindNames } from '#web/features/bookings/names/public.ts';
import { oneFound, oneOfNames, ticked } from '#web/screens/list/list-filters.tsx';
import { recordList } from '#web/screens/list/record-list.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';

const findCoach = {
  route: 'GET /coach-permissions/choices',
  input: (search: string) => ({ query: { kind: 'coach' as const, search } }),
  nameOf: ({ name }: { readonly name: string }) => name,
  placeholder: 'Search coaches',
  none: 'No coach of that name.',
} as const;

/** The sessions that are offered to the reader; to staff, all. */
export const allSessions = recordList('GET /sessions', {
  sortsFrom: 'GET /session/filter',
  sorts: {
    'name Ascending': 'Name, A to Z',
    'name Descending': 'Name, Z to A',
    'duration Ascending': 'Shortest first',
    'duration Descending': 'Longest first',
  },
  filters: {
    format: oneOfNames('Format', kindNames),
    coach: oneFound('Coach', findCoach, 'One coach'),
    deleted: ticked('Deleted sessions', 'Deleted'),
  },
});

/** What the coach of the filter is called; undefined while that is not known. */
export const useCoachName = (coach: string | undefined): string | undefined =>
  useApiQuery(
    'GET /coach-permissions/of/{end}/{subject}',
    { params: { end: 'coach', subject: coach ?? '' } },
    { when: coach !== undefined },
  ).data?.name;
