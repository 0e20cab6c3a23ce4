import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import type { Arguments, DataOf, EndpointName } from './call.ts';
import type { ApiClient } from './client.ts';

/** The ids in an endpoint's address: `booking` of `GET /bookings/{booking}`. */
export const namesIn = (route: string): string[] =>
  [...route.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The input without what the endpoint's address does not name, so that one question has one key whichever page asks it. */
function ownInput(route: string, input: { readonly params?: unknown } | undefined): object {
  if (typeof input?.params !== 'object' || input.params === null) return input ?? {};
  const names = namesIn(route);
  const params = Object.entries(input.params).filter(([name]) => names.includes(name));
  return { ...input, params: Object.fromEntries(params) };
}

/** The key of a question: the endpoint's name and its input. */
export const questionKey = (
  route: string,
  input: { readonly params?: unknown } | undefined,
): QueryKey => [route, ownInput(route, input)];

/** Options for `useQuery` and loaders. The key is the endpoint's name and its input, so `[route]` alone reaches all of its answers. */
export const queryOf = <R extends EndpointName & `GET ${string}`>(
  client: ApiClient,
  route: R,
  ...[input]: Arguments<R>
) =>
  queryOptions<DataOf<R>, ApiError>({
    queryKey: questionKey(route, input),
    queryFn: ({ signal }) =>
      client.call(
        route,
        ...([{ ...input, signal }] as unknown as Arguments<R, { signal?: AbortSignal }>),
      ),
    retry: isWorthAnotherTry,
  });

/** A refusal stays one; a server that is down or restarting may be back. */
export const isWorthAnotherTry = (failures: number, error: unknown): boolean =>
  failures < 3 &&
  error instanceof ApiError &&
  (error.kind === 'unreachable' || error.status >= 502);
