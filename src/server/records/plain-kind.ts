import { eq, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { batchesOf } from '#domain/batches.ts';
import type { PlainColumns } from '#machines/plain-record.ts';
import type { BareEvent } from '#machines/bare-event.ts';
import type { Stamp } from '#machines/person.ts';
import type { RecordChart, ChartRow } from '#machines/record-chart.ts';
import type { Database } from '#database/database.ts';
import type { Answer, EffectHandler, RecordKind } from './kind.ts';

/** A table with the columns that every plain record has. */
export type PlainTable = PgTable &
  Readonly<Record<'id' | 'version' | 'status' | 'createdAt' | 'updatedAt' | 'deletedAt', PgColumn>>;

export interface PlainRow {
  readonly id: string;
  readonly version: number;
  readonly status: string;
  readonly createdAt: number;
  readonly createdBy: string | null;
  readonly updatedAt: number;
  readonly updatedBy: string | null;
  readonly deletedAt: number | null;
  readonly deletedBy: string | null;
}

export interface PlainRecordParts<Context, Row, Event extends BareEvent> {
  readonly chart: RecordChart<Context, Event>;
  readonly table: PlainTable;
  /** Path of its list, which is also how open pages know it. */
  readonly path: string;
  /** The row's columns as the chart knows them; they are written back by the same names. */
  readonly contextOf: (row: Row) => Context;
  /** Keeps others away from what its facts are about; called before anything is read. */
  readonly lockFirst?: (db: Database) => Promise<void>;
  /** One for each question of the chart. */
  readonly answers?: Readonly<Record<string, Answer<Context, Event, Row | null>>>;
  /** Whether somebody could create one, if what they wrote was right: lists say so. */
  readonly mayCreate?: (reader: Stamp) => boolean;
  readonly effects: Readonly<Record<string, EffectHandler<Context, Row | null, Event, never>>>;
  /** Where the chart's state is more than the column says, and the column that a state is written to. */
  readonly states?: {
    readonly pathOf: (row: Row) => string;
    readonly columnOf: (path: string) => string;
    /** The same as `pathOf`, for the database. */
    readonly path: SQLWrapper;
  };
  /** What the history keeps of an event; its whole payload when left out. */
  readonly remember?: (event: Event, before: Context | null) => Readonly<Record<string, unknown>>;
}

/** A kind of record whose row is its context: the kernel's view of it, and what creating one needs besides. */
export interface PlainKind<Context, Row, Event extends BareEvent> extends RecordKind<
  Context,
  Row | null,
  Event
> {
  readonly parts: PlainRecordParts<Context, Row, Event>;
  readonly rowOf: (row: Row) => ChartRow<Context>;
  /** Writes the row of a record that its chart has just accepted. */
  readonly insert: (db: Database, id: string, row: ChartRow<Context>, at: number) => Promise<null>;
  readonly insertAll: (
    db: Database,
    rows: readonly { readonly id: string; readonly row: ChartRow<Context> }[],
    at: number,
  ) => Promise<void>;
}

/** Reads the chart's view of a row. */
export const rowReader =
  <Context, Row extends PlainRow>({
    contextOf,
    states,
  }: Pick<PlainRecordParts<Context, Row, never>, 'contextOf' | 'states'>) =>
  (row: Row): ChartRow<Context> => ({
    status: states ? states.pathOf(row) : row.status,
    regions: {},
    context: contextOf(row),
  });

/** Records with a standard lifecycle: their columns are the chart's context, so reading and writing them needs no words. */
export function plainKind<
  Context extends PlainColumns,
  Row extends PlainRow,
  Event extends BareEvent,
>(parts: PlainRecordParts<Context, Row, Event>): PlainKind<Context, Row, Event> {
  const { chart, table, path, lockFirst, answers, effects, states, remember } = parts;
  const columnOf = states?.columnOf ?? ((status: string) => status);
  const rowOf = rowReader(parts);
  const insertAll: PlainKind<Context, Row, Event>['insertAll'] = async (db, rows, at) => {
    const stamps = { version: 1, createdAt: at, updatedAt: at };
    const columns = rows.map(({ id, row: { status, context } }) => ({
      ...context,
      ...stamps,
      id,
      status: columnOf(status),
    }));
    for (const batch of batchesOf(columns)) await db.orm.insert(table).values(batch);
  };
  return {
    parts,
    chart,
    stands: { table, status: states?.path ?? table.status },
    rowOf,
    async lock(db, id) {
      await lockFirst?.(db);
      const rows = await db.orm.select().from(table).where(eq(table.id, id)).for('update');
      const row = rows[0] as Row | undefined;
      return row ? { id, version: row.version, row: rowOf(row), extra: row } : null;
    },
    async write(db, id, { status, context }, version, at) {
      const columns = { ...context, status: columnOf(status), version, updatedAt: at };
      await db.orm.update(table).set(columns).where(eq(table.id, id));
    },
    async insert(db, id, row, at) {
      await insertAll(db, [{ id, row }], at);
      return null;
    },
    insertAll,
    ...(answers && { answers }),
    effects,
    ...(remember && { remember }),
    audience: () => ({ userIds: [], staff: true, topics: [`record:${path}`] }),
  };
}
