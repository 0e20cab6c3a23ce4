import type { BodyOf, Route } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { RecordNames } from '#contract/kernel/plain-records.ts';
import type { Stamp } from '#machines/person.ts';
import type { AnswerOf, Binding, UntypedCall } from '#server/api/bind.ts';
import type { Policy } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import type { Services } from '#server/services.ts';
import { historyOf, type HistoryEvent } from './history.ts';
import { sortOptionsOf } from './plain-list.ts';

export type Known<R extends string> = R extends keyof Endpoints & Route ? R : never;

/** A call of one of a record's endpoints, for somebody who is known. */
export interface RecordCall<Need extends keyof Services = never> extends Omit<
  UntypedCall<Need>,
  'params' | 'principal'
> {
  readonly params: Readonly<Record<string, string>>;
  readonly principal: Principal;
}

/** Who asks, and when. */
export const readerOf = ({
  principal: { id, role },
  now,
}: Pick<RecordCall, 'principal' | 'now'>): Stamp => ({
  by: { id, role },
  at: now,
});

/** What somebody sends to one of a record's events. */
export type Sent<P extends string, Param extends string> = BodyOf<
  Endpoints[Known<`POST /${P}/{${Param}}/events`>]
>;

/** What every kind of record says, plain or not. */
export interface RecordFeature<
  P extends string,
  Param extends string,
  Need extends keyof Services = never,
> {
  readonly policy: Policy<Principal>;
  /** Where fewer may see the list, or send anything at all. */
  readonly policies?: Partial<Readonly<Record<'list' | 'send', Policy<Principal>>>> | undefined;
  /** What of the services its functions use besides the database. */
  readonly needs?: readonly Need[];
  /** What its list can be sorted by. */
  readonly sorts: readonly string[];
  /** The name of its chart, by which its history is kept. */
  readonly machine: string;
  readonly describe: (event: HistoryEvent) => string;
  /** The record of the address, for whoever may see it; refuses everybody else. By its answer when left out. */
  readonly find?: (call: RecordCall<Need>) => Promise<{ readonly id: string }>;
  /** What its page says. */
  readonly show: (call: RecordCall<Need>) => Promise<AnswerOf<Known<`GET /${P}/{${Param}}`>>>;
  /** Sends it an event. The answer is what its page says then, where nothing else comes back: one that is gone afterwards is found no more. */
  readonly send: (
    call: RecordCall<Need>,
    body: Sent<P, Param>,
  ) => Promise<AnswerOf<Known<`GET /${P}/{${Param}}`>> | void>;
}

type RecordRoute<P extends string, Param extends string, M extends string> =
  | `GET /${M}/filter`
  | `GET /${P}/{${Param}}`
  | `GET /${P}/{${Param}}/history`
  | `POST /${P}/{${Param}}/events`;

/** Binds what is the same for every kind of record: the ways to sort its list, its page, its history, and the events of its chart. */
export function recordBindings<
  const P extends string,
  const Param extends string,
  const M extends string,
  const Need extends keyof Services = never,
>(
  { path, param, model }: RecordNames<P, Param, M>,
  feature: RecordFeature<P, Param, Need>,
): { readonly [R in RecordRoute<P, Param, M>]: Binding<R, Need> } {
  const { policy, policies = {}, needs = [], sorts, machine, describe, show, send } = feature;
  // Every answer of a record's page names its id.
  const found = feature.find ?? (async (call) => (await show(call)) as { readonly id: string });
  const binding = (
    route: string,
    handle: (call: RecordCall<Need>) => Promise<unknown>,
    own?: Policy<Principal>,
  ) => ({ [route]: { route, policy: own ?? policy, needs, handle } });
  return {
    ...binding(`GET /${model}/filter`, async () => sortOptionsOf(sorts), policies.list),
    ...binding(`GET /${path}/{${param}}`, show),
    ...binding(`GET /${path}/{${param}}/history`, async (call) => {
      const { id } = await found(call);
      return historyOf(call.services.db, machine, id, describe);
    }),
    ...binding(
      `POST /${path}/{${param}}/events`,
      async (call) => (await send(call, call.body as Sent<P, Param>)) ?? show(call),
      policies.send,
    ),
  } as never;
}
