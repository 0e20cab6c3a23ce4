import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { QueryClient, QueryKey, UseQueryResult } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.ts';
import type { DataOf, EndpointName, InputOf } from '../api/call.ts';
import { queryOf } from '../api/options.ts';
import { useServices } from './use-services.ts';

type Readable = EndpointName & `GET ${string}`;

interface Options {
  /** Asked only while this holds; always when left out. */
  readonly when?: boolean;
  /** Shows the answer to the previous question while the next one is on its way: for lists. */
  readonly keepPrevious?: boolean;
  /** It is open to everybody: asked without waiting for a session. */
  readonly open?: boolean;
}

/** What a page is being told about its question, for `Loaded`, `ListPage` and the others. */
export type Answer<Data> = UseQueryResult<Data, ApiError>;

/** Milliseconds in which the page opens whose question was asked ahead of it. */
const opening = 2_000;

/** What was asked ahead of the page was answered with a refusal, which the page is about to tell. Without a session or a server there was no answer: it is asked again. */
function isJustRefused(queryClient: QueryClient, queryKey: QueryKey): boolean {
  const { error = null, errorUpdatedAt = 0 } = queryClient.getQueryState(queryKey) ?? {};
  if (!(error instanceof ApiError) || error.kind !== 'refused') return false;
  return Date.now() - errorUpdatedAt < opening;
}

/** Asks the server, and again when what it said became old. Pages that ask the same share one answer. */
export function useApiQuery<R extends Readable>(
  route: R,
  input?: InputOf<R>,
  { when = true, keepPrevious = false, open = false }: Options = {},
): Answer<DataOf<R>> {
  const services = useServices();
  const options = queryOf(open ? services.open : services.api, route, ...([input] as never));
  return useQuery({
    ...options,
    enabled: when,
    retryOnMount: !isJustRefused(services.queryClient, options.queryKey),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
  });
}
