import type { RecordNames } from '#contract/kernel/plain-records.ts';
import type { PlainColumns } from '#machines/plain-record.ts';
import type { BareEvent } from '#machines/bare-event.ts';
import { pageBody } from '#server/http/lists.ts';
import type { Policy } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import { describedBy } from './history.ts';
import { createPlainOnce, sendPlainOnce, type Written } from './plain-commands.ts';
import type { PlainFeature, PropertyOf, QueryAt, ReadFeature } from './plain-feature.ts';
import type { PlainKind, PlainRow } from './plain-kind.ts';
import type { PlainQuery } from './plain-list.ts';
import { plainReads } from './plain-reads.ts';
import {
  bindingsOf,
  readerOf,
  type RecordBinding,
  type RecordCall,
  type Sent,
} from './record-bindings.ts';
import type { VersionedCommand } from './send-once.ts';

type PlainRoute<P extends string, Param extends string, M extends string> =
  | `GET /${P}`
  | `GET /${M}/filter`
  | `GET /${P}/{${Param}}`
  | `GET /${P}/{${Param}}/history`
  | `POST /${P}`
  | `POST /${P}/{${Param}}/events`;

/**
 * Binds the six endpoints of a plain record (`plainRecord` in the contract): list, ways to sort, page, history, creation and events. A record that the
 * reader may not see, and one that is deleted to whoever does not see those, is not found.
 */
export function plainBindings<
  const P extends string,
  const Param extends string,
  const M extends string,
  Context extends PlainColumns,
  Row extends PlainRow,
  Event extends BareEvent,
>(
  names: RecordNames<P, Param, M>,
  kind: PlainKind<Context, Row, Event> & Hears<P, Param, Event>,
  feature: PlainFeature<Context, Row, P, Param, Event['type']>,
): { readonly [R in PlainRoute<P, Param, M>]: RecordBinding<R, never> };
export function plainBindings<
  P extends string,
  Param extends string,
  Context extends PlainColumns,
  Row extends PlainRow,
  Event extends BareEvent,
>(
  { path, param, model }: RecordNames<P, Param, string>,
  kind: PlainKind<Context, Row, Event>,
  said: ReadFeature<Row, P, Param>,
): object {
  const { policy, policies = {}, history } = said;
  const { mayCreate } = kind.parts;
  const { properties, find, show, page } = plainReads({ param }, kind, said);
  const creators = policies.create ?? policy;
  const isCreator = (principal: Principal) => creators.admits(principal) === 'yes';
  const bind = (
    route: string,
    admits: Policy<Principal>,
    handle: (call: RecordCall) => Promise<unknown>,
  ) => ({ [route]: { route, policy: admits, needs: [], handle } });
  return {
    ...bind(`GET /${path}`, policies.list ?? policy, async (call) => {
      const query = queryIn<P>(call.query);
      const { results, total } = await page(call, query);
      return {
        ...pageBody(results, query, total),
        ...(mayCreate && { mayCreate: isCreator(call.principal) && mayCreate(readerOf(call)) }),
      };
    }),
    ...bind(`POST /${path}`, creators, async (call) => {
      const { idempotencyKey, fields } = fieldsIn<Context>(call.body);
      const asked = { ...readerOf(call), idempotencyKey };
      const id = await createPlainOnce(call.services.db, kind, fields, asked);
      return show({ ...call, params: { [param]: id } });
    }),
    ...bindingsOf(
      { path, param, model },
      {
        policy,
        policies,
        sorts: properties,
        machine: kind.chart.name,
        describe: typeof history === 'function' ? history : describedBy(history),
        find,
        show,
        async send(call, body) {
          const { id } = await find(call);
          const command = commandIn<Event>(body);
          const asked = { ...readerOf(call), idempotencyKey: command.idempotencyKey };
          await sendPlainOnce<Context, Row, Event>(call.services.db, kind, id, command, asked);
        },
      },
    ),
  };
}

/** What the contract has validated of a question for a list. */
function queryIn<P extends string>(query: unknown): QueryAt<P> & PlainQuery<PropertyOf<P>>;
function queryIn(query: unknown): unknown {
  return query;
}

interface Keyed {
  readonly idempotencyKey: string;
}

/** The chart takes every event that the contract gives it, with what that brings; for a kind to which it gives another one, this does not compile. */
type Hears<P extends string, Param extends string, Event extends BareEvent> =
  Sent<P, Param> extends VersionedCommand<Event> & Keyed ? unknown : { readonly unheard: never };

/** What the contract has validated, as the chart of this kind takes it: {@link Hears} has compared the two. */
function commandIn<Event extends BareEvent>(body: unknown): VersionedCommand<Event> & Keyed;
function commandIn(body: unknown): unknown {
  return body;
}

/** What the contract has validated of a record that is to be created. */
function fieldsIn<Context>(body: unknown): Keyed & { readonly fields: Written<Context> };
function fieldsIn(body: unknown): unknown {
  const { idempotencyKey, ...fields } = {
    idempotencyKey: '',
    ...(typeof body === 'object' ? body : null),
  };
  return { idempotencyKey, fields };
}
