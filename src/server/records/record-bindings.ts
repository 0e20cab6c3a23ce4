import { askedIn } from '#server/http/reader-zone.ts';
import type { BodyOf, Route } from '#contract/kernel/endpoint.ts';
import type { EndpointAt } from '#contract/endpoints.ts';
import type { RecordNames } from '#contract/kernel/plain-records.ts';
import type { Stamp } from '#machines/person.ts';
import type { AnswerTo, Binding, UntypedCall } from '#server/api/bind.ts';
import type { Policy } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import type { Services } from '#server/services.ts';
import { historyOf, type HistoryEvent } from './history.ts';
import { sortOptionsOf } from './plain-list.ts';

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
}: Pick<RecordCall, 'now'> & { readonly principal: Pick<Principal, 'id' | 'role'> }): Stamp => ({
  by: { id, role },
  at: now,
  ...askedIn(),
});

/** What somebody sends to one of a record's events. */
export type Sent<P extends string, Param extends string> = BodyOf<
  EndpointAt<`POST /${P}/{${Param}}/events`>
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
  readonly show: (call: RecordCall<Need>) => Promise<AnswerTo<EndpointAt<`GET /${P}/{${Param}}`>>>;
  /** Sends it an event. The answer is what its page says then, where nothing else comes back: one that is gone afterwards is found no more. */
  readonly send: (
    call: RecordCall<Need>,
    body: Sent<P, Param>,
  ) => Promise<AnswerTo<EndpointAt<`GET /${P}/{${Param}}`>> | void>;
}

type RecordRoute<P extends string, Param extends string, M extends string> =
  | `GET /${M}/filter`
  | `GET /${P}/{${Param}}`
  | `GET /${P}/{${Param}}/history`
  | `POST /${P}/{${Param}}/events`;

/** A binding whose answer is known to whoever calls it from an endpoint of their own. */
export interface RecordBinding<R extends Route, Need extends keyof Services> extends Binding<
  R,
  Need
> {
  readonly handle: (call: UntypedCall<Need>) => Promise<AnswerTo<EndpointAt<R>>>;
}

/** The same as it is called: the contract has validated what is sent, and policies have let in whoever asks. */
export interface ValidatedFeature {
  readonly policy: Policy<Principal>;
  readonly policies?: Partial<Readonly<Record<'list' | 'send', Policy<Principal>>>> | undefined;
  readonly needs?: readonly (keyof Services)[];
  readonly sorts: readonly string[];
  readonly machine: string;
  readonly describe: (event: HistoryEvent) => string;
  readonly find?: (call: RecordCall) => Promise<{ readonly id: string }>;
  readonly show: (call: RecordCall) => Promise<unknown>;
  send(call: RecordCall, body: unknown): Promise<unknown>;
}

/** Binds what is the same for every kind of record: the ways to sort its list, its page, its history, and the events of its chart. */
export function recordBindings<
  const P extends string,
  const Param extends string,
  const M extends string,
  const Need extends keyof Services = never,
>(
  names: RecordNames<P, Param, M>,
  feature: RecordFeature<P, Param, Need>,
): { readonly [R in RecordRoute<P, Param, M>]: RecordBinding<R, Need> };
export function recordBindings(
  names: RecordNames<string, string, string>,
  feature: ValidatedFeature,
): object {
  return bindingsOf(names, feature);
}

/** The same for whoever has seen to what is sent and answered: {@link recordBindings} compares both with the contract. */
export function bindingsOf(
  { path, param, model }: RecordNames<string, string, string>,
  feature: ValidatedFeature,
) {
  const { policy, policies = {}, needs = [], sorts, machine, describe, show, send } = feature;
  const found = feature.find ?? (async (call: RecordCall) => identified(await show(call)));
  const binding = (
    route: string,
    handle: (call: RecordCall) => Promise<unknown>,
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
      async (call) => (await send(call, call.body)) ?? show(call),
      policies.send,
    ),
  };
}

/** Every answer of a record's page names its id. */
function identified(answer: unknown): { readonly id: string } {
  if (typeof answer === 'object' && answer !== null && 'id' in answer)
    if (typeof answer.id === 'string') return { id: answer.id };
  throw new Error('The page of a record does not name it');
}
