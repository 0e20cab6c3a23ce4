import { useApiQuery } from '../use-api-query.ts';

/** What the coach with an id is called; undefined while that is not known, and for no id. */
export const useCoachName = (coach: string | undefined): string | undefined =>
  useApiQuery(
    'GET /coach-permissions/of/{end}/{subject}',
    { params: { end: 'coach', subject: coach ?? '' } },
    { when: coach !== undefined },
  ).data?.name;
