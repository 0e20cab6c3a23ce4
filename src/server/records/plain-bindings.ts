import type { z } from 'zod';
import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Route } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { RecordNames, plainAuthors, plainFields } from '#contract/kernel/plain-records.ts';
import { availableEvents } from '#machines/decide.ts';
import type { Facts, PlainColumns } from '#machines/plain-record.ts';
import { isStaff, type Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import type { AnswerOf, Binding, UntypedCall } from '#server/api/bind.ts';
import { likePattern, pageBody } from '#server/http/lists.ts';
import type { Policy } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { describedBy, historyOf, type HistorySentences, type HistoryEvent } from './history.ts';
import { peopleOf } from './people.ts';
import { createPlainOnce, sendPlainOnce } from './plain-commands.ts';
import type { PlainKind, PlainRow } from './plain-kind.ts';
import { plainPage, sortOptionsOf, type PlainQuery, type Sorts } from './plain-list.ts';

type Known<R extends string> = R extends keyof Endpoints & Route ? R : never;
type Own<T> = Omit<T, keyof typeof plainFields | keyof typeof plainAuthors>;
type DetailOf<P extends string, Param extends string> = Own<
  AnswerOf<Known<`GET /${P}/{${Param}}`>>
>;
type ItemOf<P extends string> =
  AnswerOf<Known<`GET /${P}`>> extends {
    readonly data: { readonly results: readonly (infer Item)[] };
  }
    ? Own<Item>
    : never;
/** What a page says beyond the list. */
type MoreOf<P extends string, Param extends string> = Omit<DetailOf<P, Param>, keyof ItemOf<P>>;
type QueryAt<P extends string> = Endpoints[Known<`GET /${P}`>] extends {
  readonly query: infer Query extends z.ZodType;
}
  ? z.output<Query>
  : never;
/** The filters of a list, without what every list has. */
type FilterOf<P extends string> = Exclude<keyof QueryAt<P>, keyof PlainQuery<string>>;
/** What each filter asks of the rows; one that the contract has and nobody answers does not compile. */
type Filters<P extends string> = {
  readonly [Name in FilterOf<P>]-?: (
    value: NonNullable<QueryAt<P>[Name]>,
    now: number,
  ) => SQL | undefined;
};
type PropertyOf<P extends string> =
  QueryAt<P> extends { readonly orderProperty?: infer Property }
    ? NonNullable<Property> & string
    : never;

/** What a feature says about its kind of record; the rest is the same for all of them. */
interface PlainFeature<Row, P extends string, Param extends string, Type extends string> {
  /** Who may read, and create; which events somebody may send is the chart's to say. */
  readonly policy: Policy<Principal>;
  /** Where fewer may see the list, create, or send anything at all. */
  readonly policies?: Partial<Readonly<Record<'list' | 'create' | 'send', Policy<Principal>>>>;
  /** Which of them somebody sees; all when left out. */
  readonly visible?: (principal: Principal, now: number) => SQL | undefined;
  /** Who finds what was deleted; staff when left out. */
  readonly seesDeleted?: (principal: Principal) => boolean;
  /** The columns that a search looks into. */
  readonly searched: readonly PgColumn[];
  readonly sorts: Sorts<PropertyOf<P>>;
  readonly filters: Filters<P>;
  /** Where a search looks at more than columns of the row; `pattern` is for `ilike`. */
  readonly search?: (pattern: string, query: QueryAt<P>) => SQL | undefined;
  /** What a list says about each of these rows to this reader, in the same order. */
  readonly summarise: (
    db: Database,
    rows: readonly Row[],
    reader: Stamp,
  ) => Promise<readonly ItemOf<P>[]>;
  /** What its own page says besides. */
  readonly detail: (
    db: Database,
    row: Row,
    reader: Stamp,
    summary: ItemOf<P>,
  ) => Promise<MoreOf<P, Param>>;
  /** What happened, in words. */
  readonly history: HistorySentences<Type> | ((event: HistoryEvent) => string);
}

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
  feature: PlainFeature<Row, P, Param, Event['type']>,
): { readonly [R in PlainRoute<P, Param, M>]: Binding<R, never> } {
  const { policy, visible = () => undefined, searched, sorts, summarise, detail } = feature;
  const { seesDeleted = isStaff } = feature;
  const { table, factsForReader, mayCreate } = kind.parts;
  const properties = Object.keys(sorts) as [PropertyOf<P>, ...PropertyOf<P>[]];

  const filterNames = Object.keys(feature.filters) as FilterOf<P>[];
  const { history } = feature;
  const describe = typeof history === 'function' ? history : describedBy(history);
  const creators = feature.policies?.create ?? policy;
  const isCreator = (principal: Principal) => creators.admits(principal) === 'yes';

  const common = (row: Row, reader: Stamp, known: Facts | undefined) => ({
    id: row.id,
    version: row.version,
    status: row.status,
    createdAt: wireInstant(row.createdAt),
    updatedAt: wireInstant(row.updatedAt),
    deletedAt: row.deletedAt === null ? null : wireInstant(row.deletedAt),
    availableEvents: availableEvents(kind.chart, kind.rowOf(row), informed(reader, known)),
  });

  const find = async ({ principal, params, now, services: { db } }: Called): Promise<Row> => {
    const where = and(eq(table.id, params[param] ?? ''), visible(principal, now));
    const rows = await db.orm.select().from(table).where(where);
    const row = rows[0] as Row | undefined;
    if (!row || (row.deletedAt !== null && !seesDeleted(principal))) throw refuse.notFound();
    return row;
  };

  const summarised = async (db: Database, rows: readonly Row[], reader: Stamp) => {
    const own = await summarise(db, rows, reader);
    const known = await factsForReader?.(db, rows, reader);
    return rows.map((row, index) => ({
      ...common(row, reader, known?.get(row.id)),
      ...(own[index] as ItemOf<P>),
    }));
  };

  const show = async (call: Called) => {
    const reader = readerOf(call);
    const { db } = call.services;
    const row = await find(call);
    const personOf = await peopleOf(db, [row.createdBy, row.updatedBy]);
    const [summary] = await summarised(db, [row], reader);
    return {
      ...summary,
      createdBy: personOf(row.createdBy),
      updatedBy: personOf(row.updatedBy),
      ...(summary && (await detail(db, row, reader, summary))),
    };
  };

  const conditions = (query: QueryAt<P> & PlainQuery<PropertyOf<P>>, now: number) => [
    query.search ? feature.search?.(likePattern(query.search), query) : undefined,
    ...filterNames.map((name) => {
      const value = query[name];
      return value == null ? undefined : feature.filters[name](value, now);
    }),
  ];

  const handlers: Record<PlainRoute<P, Param, M>, (call: Called) => Promise<unknown>> = {
    [`GET /${path}`]: async (call: Called) => {
      const { db } = call.services;
      const asked = call.query as QueryAt<P> & PlainQuery<PropertyOf<P>>;
      const query = seesDeleted(call.principal) ? asked : { ...asked, deleted: false };
      const where = [visible(call.principal, call.now), ...conditions(asked, call.now)];
      const question = { table, query, searched, sorts, properties, where };
      const { rows, total } = await plainPage(db, question);
      const reader = readerOf(call);
      return {
        ...pageBody(await summarised(db, rows as Row[], reader), query, total),
        ...(mayCreate && { mayCreate: isCreator(call.principal) && mayCreate(reader) }),
      };
    },
    [`GET /${model}/filter`]: async () => sortOptionsOf(properties),
    [`GET /${path}/{${param}}`]: show,
    [`GET /${path}/{${param}}/history`]: async (call: Called) => {
      const { id } = await find(call);
      return historyOf(call.services.db, kind.chart.name, id, describe);
    },
    [`POST /${path}`]: async (call: Called) => {
      const { idempotencyKey, ...fields } = call.body as { idempotencyKey: string };
      const asked = { ...readerOf(call), idempotencyKey };
      const id = await createPlainOnce(call.services.db, kind, fields, asked);
      return show({ ...call, params: { [param]: id } });
    },
    [`POST /${path}/{${param}}/events`]: async (call: Called) => {
      const { idempotencyKey, ...command } = call.body as Command;
      const { id } = await find(call);
      await sendPlainOnce(call.services.db, kind, id, command, {
        ...readerOf(call),
        idempotencyKey,
      });
      return show(call);
    },
  } as never;

  const fewer: Readonly<Record<string, Policy<Principal> | undefined>> = {
    [`GET /${path}`]: feature.policies?.list,
    [`GET /${model}/filter`]: feature.policies?.list,
    [`POST /${path}`]: feature.policies?.create,
    [`POST /${path}/{${param}}/events`]: feature.policies?.send,
  };
  return Object.fromEntries(
    Object.entries(handlers).map(([route, handle]) => [
      route,
      {
        route,
        policy: fewer[route] ?? policy,
        needs: [],
        handle: handle as (call: UntypedCall<never>) => Promise<unknown>,
      },
    ]),
  ) as never;
}

interface Called extends Omit<UntypedCall<never>, 'params' | 'principal'> {
  readonly params: Readonly<Record<string, string>>;
  readonly principal: Principal;
}

interface Command {
  readonly type: string;
  readonly payload: object;
  readonly version: number;
  readonly idempotencyKey: string;
}

const informed = (reader: Stamp, facts: Facts | undefined): Stamp & { facts?: Facts } =>
  facts ? { ...reader, facts } : reader;

const readerOf = ({ principal: { id, role }, now }: Called): Stamp => ({
  by: { id, role },
  at: now,
});
