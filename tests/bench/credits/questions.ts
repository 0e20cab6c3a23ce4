import { sql, type SQL } from 'drizzle-orm';
import { sessionCreditAuditItems } from '#contract/programmes/session-credit-audit-items.ts';
import { sessionCredits } from '#contract/programmes/session-credits.ts';
import type { Database } from '#database/database.ts';
import { auditPage } from '#server/features/session-credits/audit/list.ts';
import { lotPage } from '#server/features/session-credits/list.ts';
import type { Principal } from '#server/http/principal.ts';
import { placeOf, type Asked } from '../lists/frame.ts';

interface Reader {
  readonly name: string;
  readonly principal: Principal;
  /** What they may know of, in bare SQL; the teams that somebody leads are looked up first. */
  lots(db: Database): Promise<SQL>;
  transfers(db: Database): Promise<SQL>;
}

interface Sort {
  readonly name: string;
  readonly query: Record<string, string>;
  readonly columns: readonly SQL[];
  readonly isDescending: boolean;
}

interface Filter {
  readonly name: string;
  readonly query: Record<string, string>;
  where(db: Database): Promise<SQL> | SQL;
}

const LOT_SORTS: readonly Sort[] = [
  { name: 'by expiry', query: {}, columns: [sql`l.expires_at`, sql`l.id`], isDescending: false },
  {
    name: 'by holder',
    query: { orderProperty: 'holder' },
    columns: [sql`l.holder_name collate "und-x-icu"`, sql`l.id`],
    isDescending: false,
  },
  {
    name: 'by what is left',
    query: { orderProperty: 'available', order: 'Descending' },
    columns: [sql`l.available`, sql`l.id`],
    isDescending: true,
  },
];

const ITEM_SORTS: readonly Sort[] = [
  { name: 'newest first', query: {}, columns: [sql`t.position`], isDescending: true },
  {
    name: 'by amount',
    query: { orderProperty: 'amount' },
    columns: [sql`t.change`, sql`t.position`],
    isDescending: true,
  },
];

const inOrder = ({ columns }: Sort, isDescending: boolean): SQL =>
  sql.join(
    columns.map((column) => (isDescending ? sql`${column} desc` : column)),
    sql`, `,
  );

const listOf = (ids: readonly string[]): SQL =>
  sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  );

async function idsOf(db: Database, query: SQL): Promise<string[]> {
  const rows = await db.orm.execute<{ id: string }>(query);
  return rows.map(({ id }) => id);
}

const ledBy = (db: Database, id: string) =>
  idsOf(db, sql`select id from teams where leader_id = ${id}`);

/** Who reads, and what the filters name. */
async function cast(db: Database) {
  const [row] = await db.orm.execute<Record<string, string>>(sql`
    select p.id as programme, p.organization_id as organization, m.id as member, t.leader_id as leader, t.id as team, a.id as staff, h.id as head, x.booking_id as booking
    from programmes p
      join users m on m.organization_id = p.organization_id and m.email = 'mia.0.1234@example.test'
      join users h on h.organization_id = p.organization_id and h.role = 'OrganizationAdmin'
      join teams t on t.organization_id = p.organization_id and t.name = 'Team 0-7'
      join users a on a.email = 'sam.3@example.test'
      join ledger_transfers x on x.programme_id = p.id and x.position = 5003
    where p.name = 'Leading 0'`);
  if (!row) throw new Error('The programme was not filled');
  const { programme = '', organization = '', member = '', leader = '', team = '' } = row;
  const reads = (name: string, id: string, role: Principal['role']): Reader => ({
    name,
    principal: { id, role, organizationId: role === 'Admin' ? null : organization } as Principal,
    async lots(db) {
      if (role === 'Admin') return sql`true`;
      if (role === 'OrganizationAdmin') return sql`l.organization_id = ${organization}`;
      return sql`(l.holder_type = 'member' and l.holder_id = ${id} or l.holder_type = 'team' and l.holder_id in (${listOf(await ledBy(db, id))}))`;
    },
    transfers: async (db) =>
      role === 'Member'
        ? sql`(t.member_id = ${id} or t.team_id in (${listOf(await ledBy(db, id))}))`
        : sql`true`,
  });
  return {
    programme,
    member,
    team,
    booking: row['booking'] ?? '',
    actor: row['staff'] ?? '',
    readers: {
      staff: reads('staff', row['staff'] ?? '', 'Admin'),
      head: reads('an organisation admin', row['head'] ?? '', 'OrganizationAdmin'),
      leader: reads('a leader', leader, 'Member'),
    },
  };
}

type Cast = Awaited<ReturnType<typeof cast>>;
const everything: Filter = { name: 'everything', query: {}, where: () => sql`true` };

const lotsNamed = (name: string, text: string): Filter => ({
  name,
  query: { search: text },
  async where(db) {
    const pattern = `%${text}%`;
    const options = await idsOf(
      db,
      sql`select o.id from session_options o join sessions s on s.id = o.session_id where s.name ilike ${pattern}`,
    );
    const ofSession =
      options.length > 0 ? sql`l.session_option_id in (${listOf(options)})` : sql`false`;
    return sql`(l.holder_name ilike ${pattern} or ${ofSession})`;
  },
});

const LOT_FILTERS: readonly Filter[] = [
  everything,
  { name: 'the pool', query: { holderType: 'pool' }, where: () => sql`l.holder_type = 'pool'` },
  { name: 'of teams', query: { holderType: 'team' }, where: () => sql`l.holder_type = 'team'` },
  {
    name: 'expiring soon',
    query: { expiresSoon: 'true' },
    where: () => sql`l.expires_at > now() and l.expires_at <= now() + interval '30 days'`,
  },
  { name: 'with some left', query: { hasAvailable: 'true' }, where: () => sql`l.available > 0` },
  lotsNamed('one member', 'Walker 0-1234'),
  lotsNamed('a session', 'Session 2'),
  lotsNamed('what nobody is called', 'xyzzy'),
];

const itemsNamed = (name: string, text: string, { programme }: Cast): Filter => ({
  name,
  query: { search: text },
  async where(db) {
    const pattern = `%${text}%`;
    // Whoever has left the programme is found too.
    const inLedger = (which: SQL) =>
      sql`exists (select 1 from ledger_transfers x where x.programme_id = ${programme} and ${which})`;
    const found: readonly (readonly [SQL, SQL])[] = [
      [
        sql`t.member_id`,
        sql`select u.id from users u where u.full_name ilike ${pattern} and ${inLedger(sql`x.member_id = u.id`)}`,
      ],
      [
        sql`t.team_id`,
        sql`select e.id from teams e where e.name ilike ${pattern} and ${inLedger(sql`x.team_id = e.id`)}`,
      ],
      [
        sql`t.booking_id`,
        sql`select b.id from bookings b where b.programme_id = ${programme} and b.reference ilike ${pattern}`,
      ],
      [
        sql`t.lot_id`,
        sql`select l.id from credit_lots l join session_options o on o.id = l.session_option_id join sessions s on s.id = o.session_id
          where l.programme_id = ${programme} and s.name ilike ${pattern}`,
      ],
    ];
    const rows = await db.orm.execute<{ place: number; id: string }>(
      sql.join(
        found.map(
          ([, query], place) =>
            sql`(select ${place}::int as place, n.id from (${query} limit 201) n)`,
        ),
        sql` union all `,
      ),
    );
    const conditions = found.flatMap(([column, query], place) => {
      const ids = rows.filter((row) => row.place === place).map(({ id }) => id);
      if (ids.length > 200) return [sql`${column} in (${query})`];
      return ids.length > 0 ? [sql`${column} in (${listOf(ids)})`] : [];
    });
    return conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`;
  },
});

const itemFilters = (world: Cast): readonly Filter[] => {
  const { member, team, booking, actor } = world;
  const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const [from, before] = [at(200), at(190)];
  return [
    everything,
    { name: 'used', query: { type: 'SPENT' }, where: () => sql`t.type = 'SPENT'` },
    { name: 'expired', query: { type: 'EXPIRED' }, where: () => sql`t.type = 'EXPIRED'` },
    { name: 'of a member', query: { member }, where: () => sql`t.member_id = ${member}` },
    { name: 'of a team', query: { team }, where: () => sql`t.team_id = ${team}` },
    { name: 'of a booking', query: { booking }, where: () => sql`t.booking_id = ${booking}` },
    { name: 'by somebody', query: { actor }, where: () => sql`t.actor_id = ${actor}` },
    {
      name: 'of ten days',
      query: { from, before },
      where: () => sql`t.at >= ${from}::timestamptz and t.at < ${before}::timestamptz`,
    },
    itemsNamed('a member by name', 'Walker 0-1234', world),
    itemsNamed('what half are called', 'Mia', world),
    itemsNamed('a reference', 'B-00012F', world),
    itemsNamed('a session by name', 'Session 2', world),
    itemsNamed('what nobody is called', 'xyzzy', world),
  ];
};

const askedLots = (world: Cast, reader: Reader, filter: Filter, sort: Sort): Asked => ({
  name: `lots, ${reader.name}, ${filter.name}, ${sort.name}`,
  async list(db, page) {
    const query = sessionCredits['GET /session-credits'].query.parse({
      programme: world.programme,
      ...filter.query,
      ...sort.query,
      pageNumber: String(page),
    });
    return (await lotPage(db, 'session', reader.principal, { query, now: Date.now() })).total;
  },
  async bare(db, page) {
    const where = sql`l.programme_id = ${world.programme} and l.unit = 'session' and l.status in ('active', 'exhausted', 'expired', 'deallocated') and ${await reader.lots(db)} and ${await filter.where(db)}`;
    const { order, limits } = await placeIn(db, sql`credit_lots l`, where, sort, page);
    await db.orm.execute(sql`
      select l.id, l.status, l.quantity, l.available, l.holder_type, l.holder_id, l.holder_name, l.source, l.expires_at, s.id as session_id, s.name as session,
        p.id as programme_id, p.name as programme, units.*
      from (select l.id from credit_lots l where ${where} order by ${order} ${limits}) page
        join credit_lots l on l.id = page.id join session_options o on o.id = l.session_option_id join sessions s on s.id = o.session_id
        join programmes p on p.id = l.programme_id
        cross join lateral (select sum(a.balance) filter (where a.kind = 'held') as held, sum(a.balance) filter (where a.kind = 'spent') as spent,
          sum(a.balance) filter (where a.kind = 'forfeited') as forfeited from ledger_accounts a where a.lot_id = l.id) units
      order by ${order}`);
  },
});

const askedItems = (world: Cast, reader: Reader, filter: Filter, sort: Sort): Asked => ({
  name: `audit items, ${reader.name}, ${filter.name}, ${sort.name}`,
  async list(db, page) {
    const route = 'GET /programmes/{programme}/session-credit-audit-items';
    const wanted = { ...filter.query, ...sort.query, pageNumber: String(page) };
    const query = sessionCreditAuditItems[route].query.parse(wanted);
    const books = { programmeId: world.programme, unit: 'session' } as const;
    return (await auditPage(db, reader.principal, books, { query, now: Date.now() })).total;
  },
  async bare(db, page) {
    const where = sql`t.programme_id = ${world.programme} and t.unit = 'session' and ${await reader.transfers(db)} and ${await filter.where(db)}`;
    const { order, limits } = await placeIn(db, sql`ledger_transfers t`, where, sort, page);
    await db.orm.execute(sql`
      select t.id, t.position, t.at, t.type, t.amount, t.change, t.balance_after, t.reason, t.member_id, t.team_id, m.full_name as member, e.name as team,
        s.id as session_id, s.name as session, b.id as booking_id, b.reference, a.id as actor_id, a.full_name as actor, a.picture_url, l.source
      from (select t.id from ledger_transfers t where ${where} order by ${order} ${limits}) page
        join ledger_transfers t on t.id = page.id join credit_lots l on l.id = t.lot_id join session_options o on o.id = l.session_option_id
        join sessions s on s.id = o.session_id left join bookings b on b.id = t.booking_id left join users m on m.id = t.member_id
        left join teams e on e.id = t.team_id left join users a on a.id = t.actor_id
      order by ${order}`);
  },
});

/** The total, and from it where the page lies. */
async function placeIn(db: Database, from: SQL, where: SQL, sort: Sort, page: number) {
  const [counted] = await db.orm.execute<{ total: number }>(
    sql`select count(*)::int as total from ${from} where ${where}`,
  );
  const { fromEnd, size, offset } = placeOf(page, counted?.total ?? 0);
  return {
    order: inOrder(sort, sort.isDescending !== fromEnd),
    limits: sql`limit ${size} offset ${offset}`,
  };
}

/** Every filter in every order for staff, and everything in every order for the others. */
export async function questionsTo(db: Database): Promise<Asked[]> {
  const world = await cast(db);
  const { staff, head, leader } = world.readers;
  const others = [head, leader];
  const lots = [
    ...LOT_FILTERS.flatMap((filter) => LOT_SORTS.map((sort) => [staff, filter, sort] as const)),
    ...others.flatMap((reader) => LOT_SORTS.map((sort) => [reader, everything, sort] as const)),
  ];
  const items = [
    ...itemFilters(world).flatMap((filter) =>
      ITEM_SORTS.map((sort) => [staff, filter, sort] as const),
    ),
    ...others.flatMap((reader) => ITEM_SORTS.map((sort) => [reader, everything, sort] as const)),
  ];
  return [
    ...lots.map((each) => askedLots(world, ...each)),
    ...items.map((each) => askedItems(world, ...each)),
  ];
}
