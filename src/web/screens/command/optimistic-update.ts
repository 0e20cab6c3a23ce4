import type { QueryClient } from '@tanstack/react-query';
import type { DataOf, EndpointName } from '../../api/call.ts';

/** What the answers to a question will be once a command is accepted; shown before it is. */
export interface OptimisticUpdate {
  readonly route: EndpointName;
  readonly change: (data: never) => unknown;
}

/** Changes every answer to this question that is known, until the server has spoken. */
export const optimisticUpdate = <R extends EndpointName & `GET ${string}`>(
  route: R,
  change: (data: DataOf<R>) => DataOf<R>,
): OptimisticUpdate => ({ route, change });

/** Shows what is foreseen at once; gives the way back to what was there before. */
export function applyOptimisticUpdates(
  queryClient: QueryClient,
  updates: readonly OptimisticUpdate[],
): () => void {
  const before = updates.flatMap(({ route, change }) => {
    const queryKey = [route];
    // An answer that is under way is older than what was just done.
    void queryClient.cancelQueries({ queryKey });
    const cached = queryClient.getQueriesData({ queryKey });
    queryClient.setQueriesData({ queryKey }, (data: unknown) =>
      data === undefined ? undefined : change(data as never),
    );
    return cached;
  });
  return () => {
    for (const [queryKey, data] of before) queryClient.setQueryData(queryKey, data);
  };
}
