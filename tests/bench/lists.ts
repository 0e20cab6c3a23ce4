/**
 * The users list beside bare SQL for the same page, on the embedded database and on a PostgreSQL server: 100,000 people of 500 organisations.
 *
 * Bare SQL is two statements: the total, and the page with its join, counted from the nearer end. The list does the same through filters, query builder
 * and the shape of the wire, and remembers a large total for a moment, as in the product. Both run in turns in one process.
 */
import { sql, type SQL } from 'drizzle-orm';
import { users as contract } from '#contract/people/users.ts';
import type { Database } from '#database/database.ts';
import { userRows, type UserQuery } from '#server/features/users/page.ts';
import { withOffers } from '#server/features/users/present.ts';
import { benchList, placeOf, withoutIndexes, type Asked } from './lists/frame.ts';

const PEOPLE = Number(process.env['PEOPLE'] ?? 100_000);
const ORGANIZATIONS = 500;
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

const fill = (db: Database, people: number): Promise<void> =>
  withoutIndexes(db, ['users', 'organizations'], () =>
    db.script(`
      insert into organizations (id, name, created_at, updated_at)
        select gen_random_uuid(), 'Company ' || n, now(), now() from generate_series(1, ${ORGANIZATIONS}) n;
      create temporary table places as select id, row_number() over (order by name) as place from organizations;
      analyze places;
      insert into users (id, first_name, last_name, email, role, organization_id, time_zone, created_at, updated_at, last_sign_in_at)
        select gen_random_uuid(), 'Mia' || (n * 7919) % 1000, 'Walker ' || n, 'mia.' || n || '@example.test', 'Member',
          o.id, 'Europe/London', now() - n * interval '1 minute', now(), case when n % 3 > 0 then now() - (n * 31) % 100000 * interval '1 minute' end
        from generate_series(1, ${people}) n join places o on o.place = n % ${ORGANIZATIONS} + 1;
      drop table places`),
  );

const parsed = (query: Record<string, string>): UserQuery =>
  contract['GET /users'].query.parse(query);

const reader = {
  by: { id: '0199a000-0000-7000-8000-000000000001', role: 'Admin', organizationId: null },
  at: now,
} as const;

async function list(db: Database, query: UserQuery): Promise<number> {
  const { rows, total } = await userRows(db, query, now);
  await withOffers(db, rows, reader);
  return total;
}

async function bare(db: Database, { order, reversed }: Sort, where: SQL, page: number) {
  const [counted] = await db.orm.execute<{ total: number }>(
    sql`select count(*)::int as total from users u where ${where}`,
  );
  const { fromEnd, size, offset } = placeOf(page, counted?.total ?? 0);
  await db.orm.execute(sql`
    select u.id, u.version, u.status, u.locked_until, u.full_name, u.email, u.role, u.picture_url, u.last_sign_in_at, u.created_at, o.id, o.name
    from ${joined} where ${where} order by ${fromEnd ? reversed : order} limit ${size} offset ${offset}`);
}

await benchList({
  of: `people of ${ORGANIZATIONS} organisations`,
  rows: { embedded: PEOPLE, server: PEOPLE },
  fill,
  asked: async () =>
    SEARCHES.flatMap((search) =>
      SORTS.map((sort): Asked => {
        const asked = { ...sort.query, ...(search.text !== null && { search: search.text }) };
        const where = conditionOf(search);
        return {
          name: `${search.name}, ${sort.name}`,
          list: (db, page) => list(db, parsed({ ...asked, pageNumber: String(page) })),
          bare: (db, page) => bare(db, sort, where, page),
        };
      }),
    ),
});
