/**
 * The list of bookings beside bare SQL for the same page: 1,000,000 bookings on a PostgreSQL server, 200,000 on the embedded database.
 *
 * Bare SQL is three statements that know the indexes: the total, the page with its joins, its ids found first from the nearer end, and the people of the page.
 * The list does the same through the reader's policy, filters, query builder and the shape of the wire, and remembers a large total for a moment, as in the
 * product. Both run in turns in one process.
 */
import { sql, type SQL } from 'drizzle-orm';
import { bookings as contract } from '#contract/bookings/bookings.ts';
import type { Database } from '#database/database.ts';
import { bookingTabs } from '#domain/bookings/vocabulary.ts';
import { bookingPage, type BookingQuery } from '#server/features/bookings/lists/list.ts';
import type { Principal } from '#server/http/principal.ts';
import { benchList, placeOf, type Asked } from './lists/frame.ts';
import { COACHES, fillBookings, ORGANIZATIONS } from './lists/many-bookings.ts';

type Tab = (typeof bookingTabs)[number];

interface Sort {
  readonly name: string;
  readonly query: Record<string, string>;
  readonly columns: readonly SQL[];
}

interface Reader {
  readonly name: string;
  readonly principal: Principal;
  readonly sees: SQL;
}

const SORTS: readonly Sort[] = [
  { name: 'by start', query: {}, columns: [sql`b.starts_at`, sql`b.id`] },
  {
    name: 'by creation',
    query: { orderProperty: 'createdAt', order: 'Ascending' },
    columns: [sql`b.created_at`, sql`b.id`],
  },
  {
    name: 'by coach',
    query: { orderProperty: 'coach' },
    columns: [sql`b.coach_name`, sql`b.starts_at`, sql`b.id`],
  },
  {
    name: 'by member',
    query: { orderProperty: 'member' },
    columns: [sql`b.party_name`, sql`b.starts_at`, sql`b.id`],
  },
];

const SEARCHES = [
  { name: 'a reference', text: 'B-0001F' },
  { name: 'a member', text: 'Walker 4321' },
  { name: 'a coach', text: 'Silva 321' },
  { name: 'an organisation', text: 'Company 77' },
  { name: 'what all have', text: 'with ana' },
  { name: 'what none has', text: 'xyzzy' },
];

const latestFirst: readonly Tab[] = ['past', 'cancelled', 'toDo'];
const underTab = (tab: Tab): SQL =>
  tab === 'toDo' ? sql`b.status = 'confirmed.awaitingOutcome'` : sql`b.tab = ${tab}`;

/** The organisations are looked up by themselves: only so is there an index for each part. */
async function containing(db: Database, text: string): Promise<SQL> {
  const pattern = `%${text}%`;
  const named = await db.orm.execute<{ id: string }>(
    sql`select id from organizations where name ilike ${pattern}`,
  );
  const found = sql`b.title ilike ${pattern} or b.reference ilike ${pattern} or b.people ilike ${pattern}`;
  if (named.length === 0) return sql`(${found})`;
  return sql`(${found} or b.organization_id in (${sql.join(
    named.map(({ id }) => sql`${id}`),
    sql`, `,
  )}))`;
}

const inOrder = ({ columns }: Sort, isDescending: boolean): SQL =>
  sql.join(
    columns.map((column) => (isDescending ? sql`${column} desc` : column)),
    sql`, `,
  );

async function bare(
  db: Database,
  sort: Sort,
  isDescending: boolean,
  where: SQL,
  pageNumber: number,
) {
  const [counted] = await db.orm.execute<{ total: number }>(
    sql`select count(*)::int as total from bookings b where ${where}`,
  );
  const { fromEnd, size, offset } = placeOf(pageNumber, counted?.total ?? 0);
  const order = inOrder(sort, isDescending !== fromEnd);
  const rows = await db.orm.execute<{ id: string }>(sql`
    select b.id, b.version, b.reference, b.title, b.status, b.kind, b.starts_at, b.ends_at, b.location_kind, b.location_detail, b.join_url,
      b.credit_state, b.created_at, s.id as session_id, s.name as session, c.id as coach_id, c.full_name as coach, c.picture_url, t.id as team_id,
      t.name as team, o.id as organization_id, o.name as organization
    from (select b.id from bookings b where ${where} order by ${order} limit ${size} offset ${offset}) page
      join bookings b on b.id = page.id join sessions s on s.id = b.session_id join users c on c.id = b.coach_id
      join organizations o on o.id = b.organization_id left join teams t on t.id = b.team_id
    order by ${order}`);
  if (rows.length === 0) return;
  const ids = sql.join(
    rows.map(({ id }) => sql`${id}`),
    sql`, `,
  );
  await db.orm.execute(sql`
    select a.id, a.booking_id, a.status, u.id as user_id, u.full_name, u.picture_url
    from attendees a join users u on u.id = a.user_id where a.booking_id in (${ids}) order by u.full_name, a.id`);
}

async function readersOf(db: Database): Promise<Record<'staff' | 'coach' | 'member', Reader>> {
  const one = async (role: string, emails: string) => {
    const rows = await db.orm.execute<{ id: string; organization: string | null }>(
      sql`select id, organization_id as organization from users where role = ${role} and email like ${emails} limit 1`,
    );
    const [row] = rows;
    return { id: row?.id ?? crypto.randomUUID(), organizationId: row?.organization ?? null };
  };
  const [staff, coach, member] = [
    await one('Admin', '%'),
    await one('Coach', 'ana.77@%'),
    await one('Member', 'mia.77@%'),
  ];
  return {
    staff: { name: 'staff', principal: { ...staff, role: 'Admin' } as Principal, sees: sql`true` },
    coach: {
      name: 'a coach',
      principal: { ...coach, role: 'Coach' } as Principal,
      sees: sql`b.coach_id = ${coach.id}`,
    },
    member: {
      name: 'a member',
      principal: { ...member, role: 'Member' } as Principal,
      sees: sql`b.id in (select x.id from bookings x where x.requester_id = ${member.id}
        union select x.booking_id from attendees x where x.user_id = ${member.id} and x.status <> 'withdrawn'
        union select x.id from bookings x join teams t on t.id = x.team_id where t.leader_id = ${member.id})`,
    },
  };
}

function question(
  { name, principal, sees }: Reader,
  tab: Tab,
  sort: Sort,
  search: (typeof SEARCHES)[number] | null = null,
): Asked {
  const query = { tab, ...sort.query, ...(search && { search: search.text }) };
  const where = sql`${sees} and ${underTab(tab)}`;
  const isDescending = sort.query['orderProperty'] === undefined && latestFirst.includes(tab);
  return {
    name: `${name}, ${tab}, ${search?.name ?? 'everything'}, ${sort.name}`,
    async list(db, page) {
      const asked: BookingQuery = contract['GET /bookings'].query.parse({
        ...query,
        pageNumber: String(page),
      });
      const { total } = await bookingPage(db, principal, asked, Date.now());
      return total;
    },
    async bare(db, page) {
      const found = search ? await containing(db, search.text) : sql`true`;
      await bare(db, sort, isDescending, sql`${where} and ${found}`, page);
    },
  };
}

const BOOKINGS = process.env['BOOKINGS'];
await benchList({
  of: `bookings of ${COACHES} coaches and ${ORGANIZATIONS} organisations`,
  rows: { embedded: Number(BOOKINGS ?? 200_000), server: Number(BOOKINGS ?? 1_000_000) },
  table: 'bookings',
  fill: fillBookings,
  async asked(db) {
    const { staff, coach, member } = await readersOf(db);
    return [
      ...bookingTabs.flatMap((tab) => SORTS.map((sort) => question(staff, tab, sort))),
      ...SEARCHES.flatMap((search) => SORTS.map((sort) => question(staff, 'past', sort, search))),
      ...[coach, member].flatMap((reader) => SORTS.map((sort) => question(reader, 'past', sort))),
    ];
  },
});
