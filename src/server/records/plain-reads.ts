import { and, eq } from 'drizzle-orm';
import type { RecordNames } from '#contract/kernel/plain-records.ts';
import type { AvailableEvent } from '#machines/decide.ts';
import { unwritten, type PlainColumns } from '#machines/plain-record.ts';
import type { BareEvent } from '#machines/bare-event.ts';
import { isStaff, type Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { likePattern } from '#server/http/lists.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { peopleOf } from './people.ts';
import type { FilterOf, ItemOf, PropertyOf, QueryAt, ReadFeature } from './plain-feature.ts';
import type { PlainKind, PlainRow } from './plain-kind.ts';
import type { PageOfIds } from '#database/paged/page-of-ids.ts';
import { plainPage, type PlainQuery } from './plain-list.ts';
import { offersFor } from './questions.ts';
import { readerOf, type RecordCall } from './record-bindings.ts';

type Query<P extends string> = QueryAt<P> & PlainQuery<PropertyOf<P>>;

/** How a kind of plain record is read: one that somebody may see, a page of them, and what is said of them. */
export function plainReads<
  const P extends string,
  const Param extends string,
  Context extends PlainColumns,
  Row extends PlainRow,
  Event extends BareEvent,
>(
  { param }: Pick<RecordNames<P, Param, string>, 'param'>,
  kind: PlainKind<Context, Row, Event>,
  feature: ReadFeature<Row, P, Param>,
) {
  const {
    visible = () => undefined,
    seesDeleted = isStaff,
    searched,
    sorts,
    filters,
    read,
  } = feature;
  const { table, contextOf } = kind.parts;
  const properties = Object.keys(sorts) as [PropertyOf<P>, ...PropertyOf<P>[]];
  const filterNames = Object.keys(filters) as FilterOf<P>[];

  const fieldsIn = (row: Row): ItemOf<P> =>
    Object.fromEntries(
      Object.entries(contextOf(row)).filter(([name]) => !(name in unwritten)),
    ) as ItemOf<P>;

  const common = (row: Row, offers: AvailableEvent[] = []) => ({
    id: row.id,
    version: row.version,
    status: row.status,
    createdAt: wireInstant(row.createdAt),
    updatedAt: wireInstant(row.updatedAt),
    deletedAt: row.deletedAt === null ? null : wireInstant(row.deletedAt),
    availableEvents: offers,
  });

  const find = async ({ principal, params, now, services: { db } }: RecordCall): Promise<Row> => {
    const where = and(eq(table.id, params[param] ?? ''), visible(principal, now));
    const rows = await db.orm.select().from(table).where(where);
    const row = rows[0] as Row | undefined;
    if (!row || (row.deletedAt !== null && !seesDeleted(principal))) throw refuse.notFound();
    return row;
  };

  const summarised = async (
    db: Database,
    rows: readonly Row[],
    reader: Stamp,
    among?: readonly string[],
  ) => {
    const own = (await feature.summarise?.(db, rows, reader)) ?? rows.map(fieldsIn);
    const isAskedFor = among === undefined || among.length > 0;
    const records = isAskedFor
      ? rows.map((row) => ({ id: row.id, row: kind.rowOf(row), extra: row }))
      : [];
    const offers = await offersFor(db, kind, records, reader, among);
    return rows.map((row, index) => ({
      ...common(row, offers.get(row.id)),
      ...(own[index] as ItemOf<P>),
    }));
  };

  const conditions = (query: Query<P>, { now, principal }: RecordCall) => [
    query.search ? feature.search?.(likePattern(query.search), query) : undefined,
    ...filterNames.map((name) => {
      const value = query[name];
      return value == null ? undefined : filters[name](value, now, principal);
    }),
  ];

  return {
    properties,
    find,
    /** What its own page says. */
    async show(call: RecordCall) {
      const reader = readerOf(call);
      const { db } = call.services;
      const row = await find(call);
      const personOf = await peopleOf(db, [row.createdBy, row.updatedBy]);
      const [summary] = await summarised(db, [row], reader);
      return {
        ...summary,
        createdBy: personOf(row.createdBy),
        updatedBy: personOf(row.updatedBy),
        ...(summary && (await feature.detail?.(db, row, reader, summary))),
      };
    },
    /** Those that somebody sees of what they ask for, as a list says them, and how many there are in all. */
    async page(call: RecordCall, asked: Query<P>) {
      const { db } = call.services;
      const query = seesDeleted(call.principal) ? asked : { ...asked, deleted: false };
      const where = [visible(call.principal, call.now), ...conditions(asked, call)];
      const question = {
        table,
        query,
        searched,
        sorts: { ...sorts, ...feature.sortsFor?.(call.principal) },
        properties,
        descends: feature.descends ?? false,
        ranked: feature.ranked,
        where,
        together: read && {
          reader: call.principal.id,
          read: (page: PageOfIds) => read(db, call.principal, page),
        },
      };
      const { rows, total } = await plainPage(db, question);
      return {
        results: await summarised(db, rows as Row[], readerOf(call), feature.listed),
        total,
      };
    },
  };
}
