import { eq, getTableColumns, getTableName, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';

/**
 * What a column that can hold words says about a person.
 * - `none`: nothing about anybody: states, choices, hashes, names of things
 * - `own`: written by the chart of the account itself when it is erased
 * - `follows`: the database itself takes it from the account's own name
 * - `erased`: is emptied where the row is about the person
 * - `gone`: the row itself goes
 * - `reason`: holds a reason that somebody gave, which is taken out
 * - `mention`: names people in sentences; the name is replaced
 */
const personalKinds = ['none', 'own', 'follows', 'erased', 'gone', 'reason', 'mention'] as const;
type PersonalKind = (typeof personalKinds)[number];
/** What has to be found where the row is about somebody. */
type Touched = Exclude<PersonalKind, 'none' | 'own' | 'follows'>;

/** The columns of a table that can hold words, by their names in the code. */
type WordsIn<T extends PgTable> = {
  [Name in keyof T['_']['columns'] & string]: T['_']['columns'][Name]['_'] extends
    | { readonly columnType: 'PgText' | 'PgVarchar' | 'PgJsonb' }
    | { readonly columnType: 'PgArray'; readonly data: readonly string[] }
    ? Name
    : never;
}[keyof T['_']['columns'] & string];
type ColumnIn<T extends PgTable> = keyof T['_']['columns'] & string;

type Tagged<T extends PgTable> = { readonly [Kind in PersonalKind]?: readonly WordsIn<T>[] };
type ListedIn<W> = W extends object
  ? { [Kind in keyof W]: W[Kind] extends readonly (infer Name)[] ? Name : never }[keyof W]
  : never;
type KindsIn<W> = W extends object ? keyof W : never;

/** `things`: about things, rules and machinery; free texts are about themselves. */
type Words<T extends PgTable> = 'things' | Tagged<T>;

/** Every column that can hold words stands in it. */
type AllTagged<T extends PgTable, W> = W extends 'things'
  ? unknown
  : [Exclude<WordsIn<T>, ListedIn<W>>] extends [never]
    ? unknown
    : { readonly words: { readonly none: Exclude<WordsIn<T>, ListedIn<W>> } };

/** Which rows are about a person: those that name them in one of these columns, those of another table's rows, or a condition. */
type About<T extends PgTable> =
  | readonly ColumnIn<T>[]
  | { readonly by: ColumnIn<T>; readonly of: TableRows }
  | ((id: string) => SQL);

/**
 * Rows of an organisation are spread over machines by it. All others say by what: a column that names a person or the row of another table that they lie
 * with, or nothing, where they are the same for all organisations, or the house's own.
 */
type Spread<T extends PgTable> =
  'organizationId' extends ColumnIn<T>
    ? { readonly spreadBy?: never }
    : { readonly spreadBy: ColumnIn<T> | null };

type Rows<T extends PgTable, W> = { readonly words: W } & Spread<T> &
  (Extract<KindsIn<W>, Touched> extends never
    ? { readonly about?: never }
    : { readonly about: About<T> });

/** What the rows of a table say about persons. */
export interface TableRows {
  readonly table: PgTable;
  readonly isAboutThings: boolean;
  /** By the names of columns in the database. */
  readonly words: Readonly<Record<string, PersonalKind>>;
  /** Which rows are about a person; null where nothing in them has to be touched. */
  readonly about: ((id: string) => SQL) | null;
  /** The rows by which they are found, which have to be there for as long as these are. */
  readonly foundBy: TableRows | null;
}

/** Says of a table what its rows tell about persons, and whose they are. What is missing does not compile. */
export function rowsOf<T extends PgTable, const W extends Words<T>>(
  table: T,
  said: Rows<T, W> & AllTagged<T, W>,
): TableRows;
export function rowsOf(
  table: PgTable,
  said: { readonly words: Words<PgTable>; readonly about?: About<PgTable> | undefined },
): TableRows {
  const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
  const column = (name: string): PgColumn => {
    const found = columns[name];
    if (!found) throw new Error(`${getTableName(table)} has no column ${name}`);
    return found;
  };
  const tags: Tagged<PgTable> = said.words === 'things' ? {} : said.words;
  const words = personalKinds.flatMap((kind) =>
    (tags[kind] ?? []).map((name): [string, PersonalKind] => [column(name).name, kind]),
  );
  const foundBy = said.about && 'of' in said.about ? said.about.of : null;
  return {
    table,
    isAboutThings: said.words === 'things',
    words: Object.fromEntries(words),
    about: said.about ? conditionOf(said.about, column) : null,
    foundBy,
  };
}

function conditionOf(
  about: About<PgTable>,
  column: (name: string) => PgColumn,
): (id: string) => SQL {
  if (typeof about === 'function') return about;
  if ('of' in about) {
    const { table, about: theirs } = about.of;
    return (id) =>
      sql`${column(about.by)} in (select ${table}.id from ${table} where ${theirs?.(id)})`;
  }
  return (id) => or(...about.map((name) => eq(column(name), id))) ?? sql`false`;
}

/** The bookings that somebody has a part in. */
export const bookingsOf = (id: string): SQL => sql`(
  select b.id from bookings b where b.coach_id = ${id} or b.requester_id = ${id}
  union select a.booking_id from attendees a where a.user_id = ${id})`;
