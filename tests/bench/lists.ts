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
import { userPage, type UserQuery } from '#server/features/users/page.ts';
import { summariesOf } from '#server/features/users/present.ts';
import { preparedDatabase } from '#tests/support/database.ts';
import { startPostgres } from '#tests/support/postgres.ts';

const PEOPLE = Number(process.env['PEOPLE'] ?? 100_000);
const ORGANIZATIONS = 500;
const ROUNDS = Number(process.env['ROUNDS'] ?? 31);
const LIMIT_MS = 1;
const LIMIT_LAST = 3;
const now = Date.UTC(2026, 2, 2, 9);

interface Case {
  readonly name: string;
  readonly query: Record<string, string>;
  readonly where: SQL;
  readonly from?: SQL;
  readonly order: SQL;
  readonly reversed: SQL;
}

const alive = sql`u.deleted_at is null`;
const joined = sql`users u left join organizations o on o.id = u.organization_id`;
const matching = (pattern: string) => sql`${alive} and (u.full_name ilike ${pattern}
  or u.email ilike ${pattern} or u.organization_id in (select x.id from organizations x where x.name ilike ${pattern}))`;
const byName = {
  order: sql`u.full_name, u.id`,
  reversed: sql`u.full_name desc, u.id desc`,
} as const;
const CASES: readonly Case[] = [
  { name: 'by name', query: {}, where: alive, ...byName },
  {
    name: 'newest first',
    query: { orderProperty: 'createdAt' },
    where: alive,
    order: sql`u.created_at desc, u.id desc`,
    reversed: sql`u.created_at, u.id`,
  },
  {
    name: 'last sign-in first',
    query: { orderProperty: 'lastSignInAt' },
    where: alive,
    order: sql`u.last_sign_in_at desc, u.id desc`,
    reversed: sql`u.last_sign_in_at, u.id`,
  },
  {
    name: 'by organisation',
    query: { orderProperty: 'organization' },
    where: alive,
    from: joined,
    order: sql`o.name, u.full_name, u.id`,
    reversed: sql`o.name desc, u.full_name desc, u.id desc`,
  },
  {
    name: 'search for a person',
    query: { search: 'Walker 4321' },
    where: matching('%Walker 4321%'),
    ...byName,
  },
  {
    name: 'search for an organisation',
    query: { search: 'Company 77' },
    where: matching('%Company 77%'),
    ...byName,
  },
];

async function fill(db: Database): Promise<void> {
  await db.script(`
    insert into organizations (id, name, created_at, updated_at)
      select gen_random_uuid(), 'Company ' || n, now(), now() from generate_series(1, ${ORGANIZATIONS}) n;
    insert into users (id, first_name, last_name, email, role, organization_id, time_zone, created_at, updated_at, last_sign_in_at)
      select gen_random_uuid(), 'Mia' || (n * 7919) % 1000, 'Walker ' || n, 'mia.' || n || '@example.test', 'Member',
        o.id, 'Europe/London', now() - n * interval '1 minute', now(), case when n % 3 > 0 then now() - (n * 31) % 100000 * interval '1 minute' end
      from generate_series(1, ${PEOPLE}) n
      join (select id, row_number() over (order by name) as place from organizations) o on o.place = n % ${ORGANIZATIONS} + 1;
    analyze users; analyze organizations;`);
}

const parsed = (query: Record<string, string>): UserQuery =>
  contract['GET /users'].query.parse(query);

async function list(db: Database, query: UserQuery): Promise<number> {
  const { ids, total } = await userPage(db, query, now);
  await summariesOf(db, ids, now);
  return total;
}

async function bare(db: Database, { where, from, order, reversed }: Case, page: number) {
  const [counted] = await db.orm.execute<{ total: number }>(
    sql`select count(*)::int as total from users u where ${where}`,
  );
  const total = counted?.total ?? 0;
  const begin = (page - 1) * 20;
  const size = Math.max(0, Math.min(20, total - begin));
  const fromEnd = begin > total / 2;
  await db.orm.execute(sql`
    with page as (select u.id from ${from ?? sql`users u`} where ${where}
      order by ${fromEnd ? reversed : order} limit ${size} offset ${fromEnd ? total - begin - size : begin})
    select u.id, u.version, u.status, u.locked_until, u.full_name, u.email, u.role, u.picture_url, u.last_sign_in_at, u.created_at, o.id, o.name
    from page join users u on u.id = page.id left join organizations o on o.id = u.organization_id`);
}

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function measure(db: Database, each: Case) {
  const total = await list(db, parsed(each.query));
  const last = Math.max(1, Math.ceil(total / 20));
  const pages = { first: 1, middle: Math.ceil(last / 2), last };
  const found: Record<string, { list: number; bare: number; above: number }> = {};
  for (const [place, page] of Object.entries(pages)) {
    const query = parsed({ ...each.query, pageNumber: String(page) });
    const times = { list: [] as number[], bare: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.bare.push(await timed(() => bare(db, each, page)));
      times.list.push(await timed(() => list(db, query)));
    }
    const above = times.list.map((time, round) => time - (times.bare[round] ?? 0));
    found[place] = { list: median(times.list), bare: median(times.bare), above: median(above) };
  }
  return { total, found };
}

async function bench(name: string, db: Database): Promise<boolean> {
  await fill(db);
  let good = true;
  const rows: Record<string, Record<string, string | number>> = {};
  for (const each of CASES) {
    const { total, found } = await measure(db, each);
    const above = Object.values(found).map((place) => place.above);
    const lastToFirst = (found['last']?.list ?? 0) / (found['first']?.list ?? 1);
    const fits = Math.max(...above) <= LIMIT_MS && lastToFirst <= LIMIT_LAST;
    good &&= fits;
    rows[each.name] = {
      total,
      ...Object.fromEntries(
        Object.entries(found).map(([place, { list: own, bare: floor }]) => [
          place,
          `${own.toFixed(2)} / ${floor.toFixed(2)} ms`,
        ]),
      ),
      'last : first': lastToFirst.toFixed(2),
      fits: fits ? 'yes' : 'no',
    };
  }
  console.log(`${name}: the list / bare SQL, medians of ${ROUNDS} rounds`);
  console.table(rows);
  return good;
}

const embedded = await preparedDatabase();
const first = await bench('Embedded database', embedded);
await embedded.close();
const server = await startPostgres({ fsync: false });
process.env['TEST_DATABASE_URL'] = server.url;
const onServer = await preparedDatabase();
const second = await bench('PostgreSQL server', onServer);
await onServer.close();
await server.stop();
process.exitCode = first && second ? 0 : 1;
