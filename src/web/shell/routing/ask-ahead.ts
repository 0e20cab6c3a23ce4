import { isUnauthorized } from '../../api/api-error.ts';
import type { EndpointName } from '../../api/call.ts';
import { namesIn, queryOf } from '../../api/options.ts';
import type { PageContext } from '../services.ts';

export type Readable = EndpointName & `GET ${string}`;

/** A list as its page asks for it. */
export interface AskedList {
  readonly route: Readable;
  /** What the page is about in any case, besides what its address says. */
  readonly fixed?: object;
  /** The question, where it is another than what the address says. */
  readonly asked?: (search: never) => object;
}

interface Opening {
  readonly staticData: { readonly asks?: Readable | undefined; readonly list?: AskedList };
  readonly params: object;
  readonly search: object;
}

interface Question {
  readonly route: Readable;
  readonly input: { readonly params?: object; readonly query?: object } | undefined;
}

/**
 * Asks what the pages on the way show first, so that the answer and the script of the page come side by side. Nobody waits for it here: the page asks the same, and says
 * what failed. While somebody only points at a link, a token that is not accepted leads nowhere: the page is not open, and its question finds out again.
 */
export function askAhead(
  { api, queryClient }: Pick<PageContext, 'api' | 'queryClient'>,
  opening: readonly Opening[],
  isOnlyPointedAt: boolean,
): void {
  for (const { route, input } of opening.flatMap(questionsOf)) {
    const query = queryOf(api, route, ...([input] as never[] as [never]));
    const pointedAt: typeof query = {
      ...query,
      queryFn: async ({ signal }) => {
        const ask = (isEarly: boolean) =>
          api.call(route, ...([{ ...input, signal, isEarly }] as never[] as [never]));
        try {
          return await ask(true);
        } catch (error) {
          const isAwaited = queryClient.getQueryCache().find(query)?.isActive() === true;
          if (isAwaited && isUnauthorized(error)) return ask(false);
          throw error;
        }
      },
    };
    void queryClient.prefetchQuery(isOnlyPointedAt ? pointedAt : query);
  }
}

function questionsOf({ staticData: { asks, list }, params, search }: Opening): Question[] {
  const questions: Question[] = [];
  if (asks !== undefined)
    questions.push({ route: asks, input: namesIn(asks).length > 0 ? { params } : undefined });
  if (list !== undefined) {
    const query = { ...(list.asked?.(search as never) ?? search), ...list.fixed };
    questions.push({ route: list.route, input: { query } });
  }
  return questions;
}
