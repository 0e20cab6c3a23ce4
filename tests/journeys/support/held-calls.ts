import { expect, type BrowserContext, type Request, type Route } from 'playwright/test';

/** How the server answers: whatever becomes of the call. */
export type Answer = (route: Route) => Promise<unknown>;

/**
 * The first call is answered like that, and all others by the server. Unlike the option `times` of a route it goes on listening: where the last listener leaves, what is
 * on its way at that moment never arrives, and a script of the next page may be among it.
 */
export function once(how: Answer): Answer {
  let isAnswered = false;
  return (route) => {
    if (isAnswered) return route.fallback();
    isAnswered = true;
    return how(route);
  };
}

export interface HeldCalls {
  /** Answers a call of a kind; waits for it where it has not come yet. */
  answer(kind: string, how: Answer, choice?: Choice): Promise<void>;
  /** Whether a call of a kind waits for its answer. */
  isAsked(kind: string): boolean;
  /** The calls of a kind that still wait are cut off: nobody asks for their answer any more. */
  cutOff(kind: string): Promise<void>;
}

interface Choice {
  /** `latest` forgets the earlier ones, which nobody waits for any more; `newest` keeps them waiting. */
  readonly which?: 'latest' | 'newest' | 'earliest';
  /** As many must wait. */
  readonly among?: number;
  /** Only these count, as often as it is looked. */
  readonly where?: (url: URL) => boolean;
}

type Kinds = Readonly<Record<string, (request: Request, url: URL) => boolean>>;

/** Calls of these kinds wait until the test answers them; the server answers all others. */
export async function holdCalls(context: BrowserContext, kinds: Kinds): Promise<HeldCalls> {
  const waiting = new Map<string, Route[]>(Object.keys(kinds).map((kind) => [kind, []]));
  await context.route('**/api/**', async (route) => {
    const url = new URL(route.request().url());
    const kind = Object.entries(kinds).find(([, isOne]) => isOne(route.request(), url))?.[0];
    if (kind === undefined) await route.fallback();
    else waiting.get(kind)?.push(route);
  });
  return {
    isAsked: (kind) =>
      waiting.get(kind)?.some((route) => route.request().failure() === null) ?? false,
    async cutOff(kind) {
      for (const route of waiting.get(kind)?.splice(0) ?? []) await isAway(route);
    },
    async answer(kind, how, { which = 'latest', among = 1, where = () => true } = {}) {
      const all = waiting.get(kind) ?? [];
      const meant = () =>
        all
          .map((route) => ({ route, request: route.request() }))
          // Nobody waits for what the page has given up.
          .filter(({ request }) => request.failure() === null && where(new URL(request.url())))
          .map(({ route }) => route);
      let isHeard = false;
      let least = among;
      while (!isHeard) {
        await expect
          .poll(() => meant().length, { message: `calls of the kind “${kind}”`, intervals: [10] })
          .toBeGreaterThanOrEqual(least);
        const calls = meant();
        const route = which === 'earliest' ? calls[0] : calls.at(-1);
        for (const over of which === 'latest' ? calls : calls.filter((each) => each === route))
          all.splice(all.indexOf(over), 1);
        if (!route) return;
        least = 1;
        await how(route);
        isHeard = await hears(route.request());
      }
    },
  };
}

/** False when the page had given the call up before its answer came, which is known only now: the answer was meant for the next one. */
async function hears(request: Request): Promise<boolean> {
  const response = await request.response();
  return response !== null || request.failure()?.errorText !== 'net::ERR_ABORTED';
}

/** Ways in which a server answers. */
export const passes: Answer = (route) => route.continue();
export const isAway: Answer = (route) => route.abort('connectionrefused');
export const refusesBearer: Answer = (route) => route.fulfill({ status: 401 });
export const says =
  (body: object, status = 200): Answer =>
  (route) =>
    route.fulfill({ status, json: body });
