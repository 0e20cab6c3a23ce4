import type { Database } from '#database/database.ts';
import { preparedDatabase } from '#tests/support/database.ts';
import { planReader, type PlanReader } from '#tests/support/plan-reader.ts';
import { startPostgres } from '#tests/support/postgres.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 31);
/** No place of a list is measured for longer, milliseconds, but at least this often. */
const PATIENCE = Number(process.env['PATIENCE'] ?? 3_000);
/** Which questions are asked. */
const ONLY = new RegExp(process.env['ONLY'] ?? '');
const LEAST_ROUNDS = 5;
const LIMIT_MS = 1;
const LIMIT_LAST = 3;
/** A list that names more of all there are than this has to read them all to count them. */
const MOST = 0.1;

/** One question to a list, asked page by page. */
export interface Asked {
  readonly name: string;
  /** Does what the product does and resolves to the number of all. */
  list(db: Database, page: number): Promise<number>;
  /** The same page in bare SQL, as somebody would write it who knows the indexes. */
  bare(db: Database, page: number): Promise<unknown>;
}

export interface ListBench {
  /** What the rows are called. */
  readonly of: string;
  /** How many there are, by the kind of database. */
  readonly rows: Readonly<Record<'embedded' | 'server', number>>;
  fill(db: Database, rows: number): Promise<void>;
  /** The questions, when the database is filled. */
  asked(db: Database): Promise<readonly Asked[]>;
  /** The table that nothing may read from end to end, where the plans are looked at. */
  readonly table?: string;
  /** What else is measured while everything is there; whether it fits. */
  also?(db: Database, kind: Kind): Promise<boolean>;
}

interface Found {
  readonly list: number;
  readonly bare: number;
  /** The median of the rounds' own differences. */
  readonly above: number;
}

export const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

/** The list and bare SQL in turns, so that a busy machine slows both; one round before the clock runs, in which the plans are read. */
async function measure(db: Database, reader: PlanReader, { name, list, bare }: Asked) {
  reader.asks(`${name}, total`);
  const total = await list(db, 1);
  const last = Math.max(1, Math.ceil(total / 20));
  const pages = { first: 1, middle: Math.ceil(last / 2), last };
  const found: Record<keyof typeof pages, Found> = {} as never;
  for (const [place, page] of Object.entries(pages)) {
    reader.asks(`${name}, ${place} page`);
    await list(db, page);
    reader.asks(null);
    await bare(db, page);
    const rounds: { list: number; bare: number }[] = [];
    const began = performance.now();
    while (
      rounds.length < ROUNDS &&
      (rounds.length < LEAST_ROUNDS || performance.now() - began < PATIENCE)
    ) {
      const floor = await timed(() => bare(db, page));
      rounds.push({ bare: floor, list: await timed(() => list(db, page)) });
    }
    found[place as keyof typeof pages] = {
      list: median(rounds.map((round) => round.list)),
      bare: median(rounds.map((round) => round.bare)),
      above: median(rounds.map((round) => round.list - round.bare)),
    };
  }
  return { total, found };
}

/** What reads the table from end to end, except to count a large part of it. */
function scansBy(reader: PlanReader, { table }: ListBench, name: string, isMost: boolean) {
  return reader
    .plans()
    .filter(({ asking }) => asking.startsWith(`${name}, `))
    .filter(({ scanned, counted }) => {
      const times = (of: readonly string[]) => of.filter((each) => each === table).length;
      return times(scanned) > (isMost ? times(counted) : 0);
    });
}

/** The same on the database that tests are given. */
export async function bench(list: ListBench, kind: Kind): Promise<boolean> {
  const reader = planReader({ anew: true });
  const db = await preparedDatabase({ heard: reader.heard });
  try {
    const count = list.rows[kind];
    const seconds = (await timed(() => list.fill(db, count))) / 1000;
    const where = kind === 'server' ? 'PostgreSQL server' : 'Embedded database';
    console.log(`${where}: ${count} ${list.of} in ${seconds.toFixed(1)} s`);
    let good = true;
    const rows: Record<string, Record<string, string | number>> = {};
    const questions = await list.asked(db);
    for (const asked of questions.filter(({ name }) => ONLY.test(name))) {
      const { total, found } = await measure(db, reader, asked);
      const above = Math.max(...Object.values(found).map((place) => place.above));
      const lastToFirst = found.last.list / found.first.list;
      const scans = scansBy(reader, list, asked.name, total > count * MOST);
      const fits = above <= LIMIT_MS && lastToFirst <= LIMIT_LAST && scans.length === 0;
      good &&= fits;
      const shown = ({ list: own, bare: floor }: Found) =>
        `${own.toFixed(1)} / ${floor.toFixed(1)}`;
      rows[asked.name] = {
        total,
        first: shown(found.first),
        middle: shown(found.middle),
        last: shown(found.last),
        'above by': above.toFixed(2),
        'last : first': lastToFirst.toFixed(2),
        fits: fits ? 'yes' : 'no',
      };
      console.log(`  ${asked.name}: ${JSON.stringify(rows[asked.name])}`);
      for (const { asking, statement } of scans)
        console.log(`  ${asking} reads all of ${list.table}:\n${statement}`);
    }
    console.log(`${where}: the list / bare SQL in milliseconds, medians`);
    console.table(rows);
    return ((await list.also?.(db, kind)) ?? true) && good;
  } finally {
    await db.close();
  }
}

export type Kind = keyof ListBench['rows'];
type Run = (kind: Kind) => Promise<boolean>;

async function onServer(run: Run): Promise<boolean> {
  const server = await startPostgres({ fsync: false });
  process.env['TEST_DATABASE_URL'] = server.url;
  try {
    return await run('server');
  } finally {
    delete process.env['TEST_DATABASE_URL'];
    await server.stop();
  }
}

/** Measures on the databases named on the command line or on both, and ends with 1 where something does not fit. */
export async function onBoth(run: Run): Promise<void> {
  const chosen = process.argv.slice(2);
  const both = { embedded: () => run('embedded'), server: () => onServer(run) };
  for (const [name, measured] of Object.entries(both))
    if (chosen.length === 0 || chosen.includes(name)) if (!(await measured())) process.exitCode = 1;
  // The embedded database is kept for whoever asks for one next, and nobody does.
  process.exit();
}

/**
 * Holds a list against bare SQL for the same page, on the databases named on the command line or on both. What counts is the median of the rounds' own
 * differences. Ends with 1 when the list needs more than 1 ms above bare SQL, its last page more than 3 times its first, or a plan reads the table from end to end.
 */
export const benchList = (list: ListBench): Promise<void> => onBoth((kind) => bench(list, kind));

/** Drops what a table is found by while it is filled: ten times as fast as row by row. Unique indexes stay. */
export async function withoutIndexes(
  db: Database,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const indexes = await db.orm.execute<{ name: string; definition: string }>(
    `select indexname as name, indexdef as definition from pg_indexes
      where tablename in (${tables.map((table) => `'${table}'`).join(', ')}) and indexdef not like '% UNIQUE %'`,
  );
  await db.script(indexes.map(({ name }) => `drop index ${name};`).join('\n'));
  await fill();
  await db.script(indexes.map(({ definition }) => `${definition};`).join('\n'));
  for (const table of tables) await db.script(`vacuum analyze ${table}`);
}

/** Where a page lies, counted from the nearer end. */
export function placeOf(page: number, total: number) {
  const begin = (page - 1) * 20;
  const size = Math.max(0, Math.min(20, total - begin));
  const fromEnd = begin > total / 2;
  return { fromEnd, size, offset: fromEnd ? total - begin - size : begin };
}
