import {
  and,
  asc,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNotNull,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { type ShownUserStatus, isPutAway } from '#machines/user/states.ts';
import type { Database } from '#database/database.ts';
import { organizations, users } from '#database/schema/index.ts';
import { likePattern, pageOffset, pageWindow, type PageWindow } from '#server/http/lists.ts';
import { lastTotal, rememberTotal } from '#server/http/answers/totals.ts';
import { inState } from '#database/in-state.ts';
import { membersOfProgramme } from '#server/features/relations/public.ts';
import { byName } from '#database/name-order.ts';
import { summaryColumns, type UserRowOfList } from './present.ts';

export type UserQuery = QueryOf<Endpoints['GET /users']>;
type Property = NonNullable<UserQuery['orderProperty']>;

const columns: Readonly<Record<Exclude<Property, 'organization'>, PgColumn | SQL>> = {
  name: byName(users.fullName),
  createdAt: users.createdAt,
  lastSignInAt: users.lastSignInAt,
};

/** The newest first, unless somebody asks otherwise. */
const natural: Readonly<Record<Property, 'Ascending' | 'Descending'>> = {
  name: 'Ascending',
  createdAt: 'Descending',
  lastSignInAt: 'Descending',
  organization: 'Ascending',
};

export const userSorts = Object.keys(natural) as [Property, ...Property[]];

/**
 * The ids of one page, in order, and the number of all. Pages of the second half are counted from the end, so that the last costs no more than the first;
 * the rows themselves are fetched by id afterwards.
 */
export async function userPage(
  db: Database,
  query: UserQuery,
  now: number,
): Promise<{ ids: string[]; total: number }> {
  const { total, where } = await countedBy(db, query, now);
  const window = windowOf(query, total, where);
  if (!window) return { ids: [], total };
  const rows = await idsOf(db, query, window);
  const ids = rows.map(({ id }) => id);
  return { ids: window.fromEnd ? ids.toReversed() : ids, total };
}

/**
 * The same page with what the list shows, in one statement: the ids first, so that only the rows of the page are read. A large total is remembered for a moment,
 * so that leafing through everybody does not count them page by page.
 */
export async function userRows(
  db: Database,
  query: UserQuery,
  now: number,
): Promise<{ rows: UserRowOfList[]; total: number }> {
  const { pageNumber: _, perPage: __, order: ___, orderProperty: ____, ...asked } = query;
  const question = { of: 'users', ...asked };
  const last = lastTotal(db, question, now);
  if (last === null && pageOffset(query) === 0) {
    const found = await firstRows(db, query, await conditionOf(db, query, now));
    rememberTotal(db, question, now, found.total);
    return found;
  }
  const { total, where } =
    last === null
      ? await countedBy(db, query, now)
      : { total: last, where: await conditionOf(db, query, now) };
  if (last === null) rememberTotal(db, question, now, total);
  const window = windowOf(query, total, where);
  if (!window) return { rows: [], total };
  const rows = await shownOn(db, query, window);
  return { rows: window.fromEnd ? rows.toReversed() : rows, total };
}

/** The first page needs no total to be found, so both are asked for at once. */
async function firstRows(
  db: Database,
  query: UserQuery,
  where: SQL | undefined,
): Promise<{ rows: UserRowOfList[]; total: number }> {
  const total = sql<number>`(select count(*)::int from ${users} where ${where})`;
  // What is searched for may be rare: then sorting what was found is less work than walking to it.
  const most = query.search ? 0 : Infinity;
  const window = { where, fromEnd: false, offset: 0, size: query.perPage, total: most };
  const rows = await shownOn(db, query, window, { total });
  return { rows, total: rows[0]?.total ?? 0 };
}

function shownOn<More extends Record<string, SQL<number>> = Record<never, never>>(
  db: Database,
  query: UserQuery,
  window: Window,
  more = {} as More,
) {
  const page = idsOf(db, query, window).as('page');
  return db.orm
    .select({ ...summaryColumns, ...more })
    .from(page)
    .innerJoin(users, sql`${users.id} = page.id`)
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .orderBy(...orderOf(query, window.fromEnd));
}

interface Window extends PageWindow {
  readonly where: SQL | undefined;
  /** How many there are; as many as can be where that was not asked. */
  readonly total: number;
}

async function conditionOf(db: Database, query: UserQuery, now: number): Promise<SQL | undefined> {
  const { search } = query;
  if (!search) return and(...filters(query, now));
  const named = await db.orm
    .select({ id: organizations.id })
    .from(organizations)
    .where(ilike(organizations.name, likePattern(search)));
  return and(
    ...filters(query, now),
    matching(
      search,
      named.map(({ id }) => id),
    ),
  );
}

function windowOf(query: UserQuery, total: number, where: SQL | undefined): Window | null {
  const place = pageWindow(query, total);
  return place && { ...place, where, total };
}

/** How many there are, and what they are found by: the organisations of that name come with the number, so that nothing is asked for twice. */
async function countedBy(
  db: Database,
  query: UserQuery,
  now: number,
): Promise<{ total: number; where: SQL | undefined }> {
  const { search } = query;
  const narrowed = and(...filters(query, now));
  if (!search) return { total: await db.orm.$count(users, narrowed), where: narrowed };
  const own = ownWords(search);
  const [found] = await db.orm.execute<{ named: string | null; total: number }>(sql`
    with named as materialized (
      select ${organizations.id} from ${organizations} where ${organizations.name} ilike ${likePattern(search)})
    select (select string_agg(id::text, ',') from named) as named,
      (select count(*)::int from ${users} where ${narrowed} and ${own})
      + (select count(*)::int from ${users}
          where ${users.organizationId} in (select id from named) and ${narrowed} and not ${own}) as total`);
  const named = found?.named?.split(',') ?? [];
  return { total: found?.total ?? 0, where: and(narrowed, matching(search, named)) };
}

const isDescending = ({ orderProperty = 'name', order }: UserQuery, fromEnd: boolean): boolean =>
  ((order ?? natural[orderProperty]) === 'Descending') !== fromEnd;

function orderOf(query: UserQuery, fromEnd: boolean): SQL[] {
  const { orderProperty = 'name' } = query;
  const direction = isDescending(query, fromEnd) ? desc : asc;
  return orderProperty === 'organization'
    ? [
        direction(byName(organizations.name)),
        direction(byName(users.fullName)),
        direction(users.id),
      ]
    : [direction(columns[orderProperty]), direction(users.id)];
}

function idsOf(db: Database, query: UserQuery, window: Window) {
  const { where, fromEnd, offset, size, total } = window;
  const isByOrganization = query.orderProperty === 'organization';
  if (isByOrganization && total >= manyPeople) return idsByOrganization(db, query, window);
  const select = db.orm
    .select({ id: sql<string>`${users.id}`.as('id') })
    .from(users)
    .$dynamic();
  const joined = isByOrganization
    ? select.leftJoin(organizations, eq(organizations.id, users.organizationId))
    : select;
  return joined
    .where(where)
    .orderBy(...orderOf(query, fromEnd))
    .limit(size)
    .offset(offset);
}

/** From so many on, walking through the organisations is cheaper than sorting the people. */
const manyPeople = 5_000;

/** Organisation by organisation: an index gives the people of each in order, so that no more are read than come before the page. Whoever belongs to none stands apart. */
function idsByOrganization(
  db: Database,
  query: UserQuery,
  { where = sql`true`, fromEnd, offset, size }: Window,
) {
  const direction = isDescending(query, fromEnd) ? sql`desc` : sql`asc`;
  const inOrder = sql`order by ${byName(users.fullName)} ${direction}, ${users.id} ${direction} limit ${offset + size}`;
  const byOrganization = sql`order by ${byName(sql`o.name`)} ${direction}, ${byName(sql`people.name`)} ${direction}, people.id ${direction}`;
  const found = sql`(
    (select people.id, o.name as organization, people.name
      from (select id, name from ${organizations} order by ${byName(sql`name`)} ${direction} offset 0) o
      cross join lateral (select ${users.id} as id, ${users.fullName} as name from ${users}
        where ${users.organizationId} = o.id and ${where} ${inOrder}) people
      ${byOrganization} limit ${offset + size})
    union all
    (select ${users.id}, null, ${users.fullName} from ${users}
      where ${users.organizationId} is null and ${where} ${inOrder})
  ) found`;
  return db.orm
    .select({ id: sql<string>`found.id`.as('id') })
    .from(found)
    .orderBy(
      sql`${byName(sql`found.organization`)} ${direction}, ${byName(sql`found.name`)} ${direction}, found.id ${direction}`,
    )
    .limit(size)
    .offset(offset);
}

function filters(query: UserQuery, now: number): (SQL | undefined)[] {
  const { status, role, organization, programme, team, neverSignedIn } = query;
  return [
    status?.length ? or(...status.map((each) => inStatus(each, now))) : isNull(users.deletedAt),
    // What the index of the list says is repeated, so that it is used.
    status?.length && !status.some(isPutAway) ? isNull(users.deletedAt) : undefined,
    role?.length ? inArray(users.role, role) : undefined,
    organization ? eq(users.organizationId, organization) : undefined,
    programme ? sql`${users.id} in ${membersOfProgramme(sql`${programme}::uuid`)}` : undefined,
    team
      ? sql`exists (select 1 from team_members t where t.team_id = ${team} and t.user_id = ${users.id})`
      : undefined,
    neverSignedIn === undefined
      ? undefined
      : neverSignedIn
        ? isNull(users.lastSignInAt)
        : isNotNull(users.lastSignInAt),
  ];
}

function inStatus(status: ShownUserStatus, now: number): SQL | undefined {
  const statuses: Partial<Record<ShownUserStatus, SQL>> = { locked: gt(users.lockedUntil, now) };
  return statuses[status] ?? inState(users.status, status);
}

/** A part of their own name or address. */
const ownWords = (search: string): SQL => {
  const pattern = likePattern(search);
  return sql`(${users.fullName} ilike ${pattern} or ${users.email} ilike ${pattern})`;
};

/** The organisations are known by their ids: with them each part of the search has an index, and nobody's row is read for nothing. */
const matching = (search: string, named: readonly string[]): SQL | undefined =>
  or(ownWords(search), named.length > 0 ? inArray(users.organizationId, [...named]) : undefined);
