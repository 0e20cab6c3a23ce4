import { expect, type BrowserContext, type Request, type Route } from 'playwright/test';

/** How the server answers: whatever becomes of the call. */
export type Answer = (route: Route) => Promise<unknown>;

export interface HeldCalls {
  /** Answers a call of a kind; waits for it where it has not come yet. */
  answer(kind: string, how: Answer, choice?: Choice): Promise<void>;
  /** The calls of a kind that still wait are cut off: nobody asks for their answer any more. */
  cutOff(kind: string): Promise<void>;
}

interface Choice {
  /** `latest` forgets the earlier ones, which nobody waits for any more; `newest` keeps them waiting. */
  readonly which?: 'latest' | 'newest' | 'earliest';
  /** As many must wait. */
  readonly among?: number;
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
    async cutOff(kind) {
      for (const route of waiting.get(kind)?.splice(0) ?? []) await isAway(route);
    },
    async answer(kind, how, { which = 'latest', among = 1 } = {}) {
      const calls = waiting.get(kind) ?? [];
      await expect
        .poll(() => calls.length, { message: `calls of the kind «${kind}»`, intervals: [10] })
        .toBeGreaterThanOrEqual(among);
      const route = which === 'earliest' ? calls.shift() : calls.pop();
      if (which === 'latest') calls.length = 0;
      if (route) await how(route);
    },
  };
}

/** Ways in which a server answers. */
export const passes: Answer = (route) => route.continue();
export const isAway: Answer = (route) => route.abort('connectionrefused');
export const refusesBearer: Answer = (route) => route.fulfill({ status: 401 });
export const says =
  (body: object, status = 200): Answer =>
  (route) =>
    route.fulfill({ status, json: body });
