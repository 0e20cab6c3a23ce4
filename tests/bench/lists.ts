/**
 * The users list beside bare SQL for the same page, on the embedded database and on a PostgreSQL server: 100,000 people of 500 organisations.
 *
 * Bare SQL is two statements: the total, and the page with its join, counted from the nearer end. The list does the same through filters, query builder
 * and the shape of the wire. Both run in turns in one process; what counts is the median of the rounds' own differences, so that a busy machine slows both sides. Exits with 1 when the list needs more than 1 ms above bare SQL, or
 * its last page more than 3 times its first.
 */
import { sql, type SQL } from 'drizzle-orm';
import { users as contract } from '#contract/users.ts';
import type { Database } from '#database/database.ts';
import { userRows, type UserQuery } from '#server/features/users/page.ts';
import { summaryOf } from '#server/features/users/present.ts';
import { preparedDatabase } from '#tests/support/database.ts';
import { startPostgres } from '#tests/support/postgres.ts';

const PEOPLE = Number(process.env['PEOPLE'] ?? 100_000);
const ORGANIZATIONS = 500;
const ROUNDS = Number(process.env['ROUNDS'] ?? 31);
/** No place of a list is measured for longer, milliseconds, but at least this often. */
const PATIENCE = 3_000;
const LEAST_ROUNDS = 5;
const LIMIT_MS = 1;
const LIMIT_LAST = 3;
const now = Date.UTC(2026, 2, 2, 9);

interface Sort {
  readonly name: string;
  readonly query: Record<string, string>;
  readonly order: SQL;
  readonly reversed: SQL;
}

interface Search {
  readonly name: string;
  readonly text: string | null;
}

const SORTS: readonly Sort[] = [
  {
    name: 'by name',
    query: {},
    order: sql`u.full_name, u.id`,
    reversed: sql`u.full_name desc, u.id desc`,
  },
  {
    name: 'newest first',
    query: { orderProperty: 'createdAt' },
    order: sql`u.created_at desc, u.id desc`,
    reversed: sql`u.created_at, u.id`,
  },
  {
    name: 'last sign-in first',
    query: { orderProperty: 'lastSignInAt' },
    order: sql`u.last_sign_in_at desc, u.id desc`,
    reversed: sql`u.last_sign_in_at, u.id`,
  },
  {
    name: 'by organisation',
    query: { orderProperty: 'organization' },
    order: sql`o.name, u.full_name, u.id`,
    reversed: sql`o.name desc, u.full_name desc, u.id desc`,
  },
];

const SEARCHES: readonly Search[] = [
  { name: 'everybody', text: null },
  { name: 'one person', text: 'Walker 4321' },
  { name: 'an organisation', text: 'Company 77' },
  { name: 'a first name', text: 'Mia77' },
  { name: 'what all have', text: 'mia' },
  { name: 'what nobody has', text: 'xyzzy' },
];

const joined = sql`users u left join organizations o on o.id = u.organization_id`;

const conditionOf = ({ text }: Search): SQL => {
  const pattern = `%${text}%`;
  return text === null
    ? sql`u.deleted_at is null`
    : sql`u.deleted_at is null and (u.full_name ilike ${pattern} or u.email ilike ${pattern}
        or u.organization_id in (select x.id from organizations x where x.name ilike ${pattern}))`;
};

/** Rows first, indexes after that, and what a database does for itself over night: ten times as fast as row by row. */
async function fill(db: Database): Promise<void> {
  const indexes = await db.orm.execute<{ name: string; definition: string }>(
    sql`select indexname as name, indexdef as definition from pg_indexes where tablename = 'users' and indexdef not like '% UNIQUE %'`,
  );
  await db.script(`
    ${indexes.map(({ name }) => `drop index ${name};`).join('\n')}
    insert into organizations (id, name, created_at, updated_at)
      select gen_random_uuid(), 'Company ' || n, now(), now() from generate_series(1, ${ORGANIZATIONS}) n;
    create temporary table places as select id, row_number() over (order by name) as place from organizations;
    analyze places;
    insert into users (id, first_name, last_name, email, role, organization_id, time_zone, created_at, updated_at, last_sign_in_at)
      select gen_random_uuid(), 'Mia' || (n * 7919) % 1000, 'Walker ' || n, 'mia.' || n || '@example.test', 'Member',
        o.id, 'Europe/London', now() - n * interval '1 minute', now(), case when n % 3 > 0 then now() - (n * 31) % 100000 * interval '1 minute' end
      from generate_series(1, ${PEOPLE}) n join places o on o.place = n % ${ORGANIZATIONS} + 1;
    drop table places;
    ${indexes.map(({ definition }) => `${definition};`).join('\n')}`);
  await db.script('vacuum analyze users');
  await db.script('vacuum analyze organizations');
}

const parsed = (query: Record<string, string>): UserQuery =>
  contract['GET /users'].query.parse(query);

async function list(db: Database, query: UserQuery): Promise<number> {
  const { rows, total } = await userRows(db, query, now);
  rows.map((row) => summaryOf(row, now));
  return total;
}

async function bare(db: Database, { order, reversed }: Sort, where: SQL, page: number) {
  const [counted] = await db.orm.execute<{ total: number }>(
    sql`select count(*)::int as total from users u where ${where}`,
  );
  const total = counted?.total ?? 0;
  const begin = (page - 1) * 20;
  const size = Math.max(0, Math.min(20, total - begin));
  const fromEnd = begin > total / 2;
  await db.orm.execute(sql`
    select u.id, u.version, u.status, u.locked_until, u.full_name, u.email, u.role, u.picture_url, u.last_sign_in_at, u.created_at, o.id, o.name
    from ${joined} where ${where}
    order by ${fromEnd ? reversed : order} limit ${size} offset ${fromEnd ? total - begin - size : begin}`);
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

interface Found {
  readonly list: number;
  readonly bare: number;
  /** The median of the rounds' own differences. */
  readonly above: number;
}

async function measure(db: Database, sort: Sort, search: Search) {
  const asked = { ...sort.query, ...(search.text !== null && { search: search.text }) };
  const where = conditionOf(search);
  const total = await list(db, parsed(asked));
  const last = Math.max(1, Math.ceil(total / 20));
  const pages = { first: 1, middle: Math.ceil(last / 2), last };
  const found: Record<keyof typeof pages, Found> = {} as never;
  for (const [place, page] of Object.entries(pages)) {
    const query = parsed({ ...asked, pageNumber: String(page) });
    const rounds: { list: number; bare: number }[] = [];
    const began = performance.now();
    while (
      rounds.length < ROUNDS &&
      (rounds.length < LEAST_ROUNDS || performance.now() - began < PATIENCE)
    ) {
      const floor = await timed(() => bare(db, sort, where, page));
      rounds.push({ bare: floor, list: await timed(() => list(db, query)) });
    }
    found[place as keyof typeof pages] = {
      list: median(rounds.map((round) => round.list)),
      bare: median(rounds.map((round) => round.bare)),
      above: median(rounds.map((round) => round.list - round.bare)),
    };
  }
  return { total, found };
}

async function bench(name: string, db: Database): Promise<boolean> {
  const seconds = (await timed(() => fill(db))) / 1000;
  console.log(
    `${name}: ${PEOPLE} people of ${ORGANIZATIONS} organisations in ${seconds.toFixed(1)} s`,
  );
  let good = true;
  const rows: Record<string, Record<string, string | number>> = {};
  for (const search of SEARCHES) {
    for (const sort of SORTS) {
      const { total, found } = await measure(db, sort, search);
      const above = Math.max(...Object.values(found).map((place) => place.above));
      const lastToFirst = found.last.list / found.first.list;
      const fits = above <= LIMIT_MS && lastToFirst <= LIMIT_LAST;
      good &&= fits;
      const shown = ({ list: own, bare: floor }: Found) =>
        `${own.toFixed(1)} / ${floor.toFixed(1)}`;
      rows[`${search.name}, ${sort.name}`] = {
        total,
        first: shown(found.first),
        middle: shown(found.middle),
        last: shown(found.last),
        'above by': above.toFixed(2),
        'last : first': lastToFirst.toFixed(2),
        fits: fits ? 'yes' : 'no',
      };
      console.log(`  ${search.name}, ${sort.name}: ${JSON.stringify(Object.values(rows).at(-1))}`);
    }
  }
  console.log(`${name}: the list / bare SQL in milliseconds, medians`);
  console.table(rows);
  return good;
}

async function onServer(): Promise<boolean> {
  const server = await startPostgres({ fsync: false });
  process.env['TEST_DATABASE_URL'] = server.url;
  const db = await preparedDatabase();
  const good = await bench('PostgreSQL server', db);
  await db.close();
  await server.stop();
  return good;
}

async function embedded(): Promise<boolean> {
  const db = await preparedDatabase();
  const good = await bench('Embedded database', db);
  await db.close();
  return good;
}

const both = { embedded, server: onServer } as const;
const chosen = process.argv.slice(2);
for (const [name, run] of Object.entries(both))
  if (chosen.length === 0 || chosen.includes(name)) if (!(await run())) process.exitCode = 1;
