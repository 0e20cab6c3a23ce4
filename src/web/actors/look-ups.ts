import type { QueryClient } from '@tanstack/react-query';
import { queryOptions } from '@tanstack/react-query';
import type { ApiError } from '../api/api-error.ts';
import type { DataOf } from '../api/call.ts';
import type { ApiClient } from '../api/client.ts';
import { isSilent, messages } from '../api/messages.ts';
import { queryOf } from '../api/options.ts';

/** The specification's page size for the two look-ups (9). */
const perPage = 999;

type Me = Pick<DataOf<'GET /auth/whoami'>, 'id' | 'organization'>;
type Identified = DataOf<'GET /programmes/user/{userId}'>;

/** Fetched once and kept until the person signs out (specification, 4). */
const once = { staleTime: 'static', gcTime: Infinity } as const;

/** Whether somebody leads a team; without an organisation there is none to lead. */
export const isTeamLeaderOf = (api: ApiClient, { id, organization }: Me) =>
  queryOptions<Identified, ApiError, boolean>({
    ...queryOf(api, 'GET /user/organization/{organizationId}/team-leaders', {
      params: { organizationId: organization?.id ?? '' },
      query: { perPage },
    }),
    ...once,
    enabled: organization !== null,
    select: ({ data }) => data.results.some((leader) => leader.id === id),
  });

/** The ids of the programmes somebody takes part in. */
export const programmesOf = (api: ApiClient, { id }: Pick<Me, 'id'>) =>
  queryOptions<Identified, ApiError, readonly string[]>({
    ...queryOf(api, 'GET /programmes/user/{userId}', {
      params: { userId: id },
      query: { perPage },
    }),
    ...once,
    select: ({ data }) => data.results.map((programme) => programme.id),
  });

/** Fetches both, and says in the specification's words (8) what may not work when one fails. */
export async function lookUp(
  { api, queryClient }: { api: ApiClient; queryClient: QueryClient },
  me: Me,
  onFailure: (message: string) => void,
): Promise<void> {
  const publish = (message: string) => (error: unknown) => {
    if (!isSilent(error)) onFailure(message);
  };
  await Promise.all([
    me.organization !== null &&
      queryClient.fetchQuery(isTeamLeaderOf(api, me)).catch(publish(messages.teamLeaders)),
    queryClient.fetchQuery(programmesOf(api, me)).catch(publish(messages.programmes)),
  ]);
}
