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
import type { QueryOf } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { isPutAway } from '#machines/user/states.ts';
import type { UserStatus } from '#domain/people/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { organizations, users } from '#database/schema/index.ts';
import { likePattern, pageOffset } from '#server/http/lists.ts';
import { summaryColumns, type UserRowOfList } from './present.ts';

export type UserQuery = QueryOf<Endpoints['GET /users']>;
type Property = NonNullable<UserQuery['orderProperty']>;

const columns: Readonly<Record<Exclude<Property, 'organization'>, PgColumn>> = {
  name: users.fullName,
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
  const { total, window } = await windowOf(db, query, now);
  if (!window) return { ids: [], total };
  const rows = await idsOf(db, query, window);
  const ids = rows.map(({ id }) => id);
  return { ids: window.fromEnd ? ids.toReversed() : ids, total };
}

/** The same page with what the list shows, in one statement: the ids first, so that only the rows of the page are read. */
export async function userRows(
  db: Database,
  query: UserQuery,
  now: number,
): Promise<{ rows: UserRowOfList[]; total: number }> {
  if (pageOffset(query) === 0) return firstRows(db, query, await conditionOf(db, query, now));
  const { total, window } = await windowOf(db, query, now);
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
  const window = { where, fromEnd: false, offset: 0, size: query.perPage };
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
    .innerJoin(users, eq(users.id, page.id))
    .leftJoin(organizations, eq(organizations.id, users.organizationId))
    .orderBy(...orderOf(query, window.fromEnd));
}

interface Window {
  readonly where: SQL | undefined;
  readonly fromEnd: boolean;
  readonly offset: number;
  readonly size: number;
}

const conditionOf = async (db: Database, query: UserQuery, now: number): Promise<SQL | undefined> =>
  and(...filters(query, now), await matching(db, query.search));

async function windowOf(
  db: Database,
  query: UserQuery,
  now: number,
): Promise<{ total: number; window: Window | null }> {
  const where = await conditionOf(db, query, now);
  const total = await db.orm.$count(users, where);
  const begin = pageOffset(query);
  const size = Math.min(query.perPage, total - begin);
  if (size <= 0) return { total, window: null };
  const fromEnd = begin > total / 2;
  const offset = fromEnd ? total - begin - size : begin;
  return { total, window: { where, fromEnd, offset, size } };
}

function orderOf({ orderProperty = 'name', order }: UserQuery, fromEnd: boolean): SQL[] {
  const isDown = (order ?? natural[orderProperty]) === 'Descending';
  const direction = isDown === fromEnd ? asc : desc;
  return orderProperty === 'organization'
    ? [direction(organizations.name), direction(users.fullName), direction(users.id)]
    : [direction(columns[orderProperty]), direction(users.id)];
}

function idsOf(db: Database, query: UserQuery, { where, fromEnd, offset, size }: Window) {
  const select = db.orm.select({ id: users.id }).from(users).$dynamic();
  const joined =
    query.orderProperty === 'organization'
      ? select.leftJoin(organizations, eq(organizations.id, users.organizationId))
      : select;
  return joined
    .where(where)
    .orderBy(...orderOf(query, fromEnd))
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
    programme
      ? sql`exists (select 1 from programme_members p where p.programme_id = ${programme} and p.user_id = ${users.id})`
      : undefined,
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

function inStatus(status: UserStatus, now: number): SQL | undefined {
  const statuses: Partial<Record<UserStatus, SQL>> = { locked: gt(users.lockedUntil, now) };
  return statuses[status] ?? eq(users.status, status);
}

/** The organisations are looked up by themselves: with their ids each part of the search has an index, and nobody's row is read for nothing. */
async function matching(db: Database, search: UserQuery['search']): Promise<SQL | undefined> {
  if (!search) return undefined;
  const pattern = likePattern(search);
  const named = await db.orm
    .select({ id: organizations.id })
    .from(organizations)
    .where(ilike(organizations.name, pattern));
  return or(
    ilike(users.fullName, pattern),
    ilike(users.email, pattern),
    named.length > 0
      ? inArray(
          users.organizationId,
          named.map(({ id }) => id),
        )
      : undefined,
  );
}
