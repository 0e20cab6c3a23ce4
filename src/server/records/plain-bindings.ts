import type { RecordNames } from '#contract/kernel/plain-records.ts';
import type { Facts, PlainColumns } from '#machines/plain-record.ts';
import type { Stamp } from '#machines/person.ts';
import type { Binding } from '#server/api/bind.ts';
import { pageBody } from '#server/http/lists.ts';
import type { Policy } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import { describedBy } from './history.ts';
import { createPlainOnce, sendPlainOnce } from './plain-commands.ts';
import type { PlainFeature, PropertyOf, QueryAt, ReadFeature } from './plain-feature.ts';
import type { PlainKind, PlainRow } from './plain-kind.ts';
import type { PlainQuery } from './plain-list.ts';
import { plainReads } from './plain-reads.ts';
import { readerOf, recordBindings, type RecordCall } from './record-bindings.ts';

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
  Event extends { readonly type: string; readonly facts?: Facts } & Stamp,
>(
  { path, param, model }: RecordNames<P, Param, M>,
  kind: PlainKind<Context, Row, Event>,
  feature: PlainFeature<Context, Row, P, Param, Event['type']>,
): { readonly [R in PlainRoute<P, Param, M>]: Binding<R, never> } {
  const said: ReadFeature<Row, P, Param> = feature;
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
      const query = call.query as QueryAt<P> & PlainQuery<PropertyOf<P>>;
      const { results, total } = await page(call, query);
      return {
        ...pageBody(results, query, total),
        ...(mayCreate && { mayCreate: isCreator(call.principal) && mayCreate(readerOf(call)) }),
      };
    }),
    ...bind(`POST /${path}`, creators, async (call) => {
      const { idempotencyKey, ...fields } = call.body as { idempotencyKey: string };
      const asked = { ...readerOf(call), idempotencyKey };
      const id = await createPlainOnce(call.services.db, kind, fields, asked);
      return show({ ...call, params: { [param]: id } });
    }),
    ...recordBindings<P, Param, M>(
      { path, param, model },
      {
        policy,
        policies,
        sorts: properties,
        machine: kind.chart.name,
        describe: typeof history === 'function' ? history : describedBy(history),
        find,
        show: show as never,
        async send(call, body) {
          const { idempotencyKey, ...command } = body as unknown as Command;
          const { id } = await find(call);
          const asked = { ...readerOf(call), idempotencyKey };
          await sendPlainOnce(call.services.db, kind, id, command, asked);
        },
      },
    ),
  } as never;
}

interface Command {
  readonly type: string;
  readonly payload: object;
  readonly version: number;
  readonly idempotencyKey: string;
}
