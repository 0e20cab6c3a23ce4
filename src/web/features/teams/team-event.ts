import { useApiQuery } from '#web/screens/use-api-query.ts';
import { pageOf } from './words.ts';
import type { Team } from './words.ts';

/** What the page of every event of a team has: `<ConfirmEvent {...teamEvent} event="DELETE" …>`. */
export const teamEvent = {
  send: 'POST /teams/{team}/events',
  back: ({ id }: Team) => pageOf(id),
} as const;

export const useTeam = (params: { readonly team: string }) =>
  useApiQuery('GET /teams/{team}', { params });
