import type { EndpointName } from '../../api/call.ts';
import { namesIn, queryOf } from '../../api/options.ts';
import type { PageContext } from '../services.ts';

export type Readable = EndpointName & `GET ${string}`;

interface Opening {
  readonly staticData: { readonly asks?: Readable | undefined };
  readonly params: object;
}

/**
 * Asks what the pages on the way show first, so that the answer and the script of the page come side by side. Nobody waits for it here: the page asks the same, and says
 * what failed.
 */
export function askAhead(
  { api, queryClient }: Pick<PageContext, 'api' | 'queryClient'>,
  opening: readonly Opening[],
): void {
  for (const { staticData, params } of opening) {
    if (staticData.asks === undefined) continue;
    const input = namesIn(staticData.asks).length > 0 ? { params } : undefined;
    void queryClient.prefetchQuery(
      queryOf(api, staticData.asks, ...([input] as never[] as [never])),
    );
  }
}
