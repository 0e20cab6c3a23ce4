import { eq, getTableColumns, inArray, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  bookings,
  creditLots,
  organizations,
  sessionOptions,
  users,
} from '#database/schema/index.ts';
import { narrowings, type Narrowing } from '#domain/records/narrowed.ts';
import type { Stands } from '#server/records/kind.ts';

type Table = Stands['table'];

/** Where a row that does not say itself whose it is lies, by the column that leads there. */
const parents: Readonly<Record<string, Table>> = {
  booking_id: bookings,
  session_option_id: sessionOptions,
  lot_id: creditLots,
  user_id: users,
};

/** What records are called, by the first of these columns that a table has. */
const names = ['reference', 'full_name', 'name', 'file_name'];
/** Whom they are about. */
const persons = ['user_id', 'member_id', 'invitee_id', 'requester_id', 'holder_id'];

const columnsOf = (table: PgTable): PgColumn[] => Object.values(getTableColumns(table));
const columnNamed = (table: PgTable, name: string): PgColumn | undefined =>
  columnsOf(table).find((column) => column.name === name);
const firstOf = (table: PgTable, wanted: readonly string[]): PgColumn | undefined =>
  wanted.flatMap((name) => columnNamed(table, name) ?? []).at(0);

/** Every row has one: what may have none is not always found by it. */
const leadingOut = (table: PgTable): [PgColumn, Table][] =>
  Object.entries(parents).flatMap(([name, parent]): [PgColumn, Table][] => {
    const column = columnNamed(table, name);
    return column?.notNull === true ? [[column, parent]] : [];
  });

const ownColumn = (table: Table, by: Narrowing): PgColumn | undefined =>
  by === 'organization' && table === organizations
    ? organizations.id
    : columnNamed(table, `${by}_id`);

/** Which rows of a table are of one organisation, session, coach or programme; null where they are of none. */
export function narrowedTo(table: Table, by: Narrowing, id: string): SQL | null {
  const own = ownColumn(table, by);
  if (own) return eq(own, id);
  for (const [column, parent] of leadingOut(table)) {
    const theirs = narrowedTo(parent, by, id);
    if (theirs) return inArray(column, sql`(select ${parent.id} from ${parent} where ${theirs})`);
  }
  return null;
}

const nobody = '00000000-0000-0000-0000-000000000000';

export const narrowingsOf = (table: Table): Narrowing[] =>
  narrowings.filter((by) => narrowedTo(table, by, nobody) !== null);

/** Whether the rows are an organisation's own, and not somebody's in it: those are nothing that its admins count. */
export const isOfOrganizations = (table: Table): boolean =>
  ownColumn(table, 'organization') !== undefined;

/** Whom a row is about, and the row itself where it is about nobody. */
export const personOf = ({ table, person }: Stands): SQLWrapper =>
  person ?? (table === users ? users.id : (firstOf(table, persons) ?? table.id));

/** What a row is called; what has no name goes by its booking's. */
export function nameOf(table: Table): SQLWrapper {
  const own = firstOf(table, names);
  if (own) return own;
  const booking = columnNamed(table, 'booking_id');
  return booking
    ? sql`(select ${bookings.reference} from ${bookings} where ${bookings.id} = ${booking})`
    : sql`null::text`;
}
