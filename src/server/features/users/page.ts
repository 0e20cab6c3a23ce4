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
  const where = and(...filters(query, now));
  const total = await db.orm.$count(users, where);
  const begin = pageOffset(query);
  const size = Math.min(query.perPage, total - begin);
  if (size <= 0) return { ids: [], total };
  const fromEnd = begin > total / 2;
  const offset = fromEnd ? total - begin - size : begin;
  const ids = await idsOf(db, query, where, { fromEnd, offset, size });
  return { ids: fromEnd ? ids.toReversed() : ids, total };
}

interface Window {
  readonly fromEnd: boolean;
  readonly offset: number;
  readonly size: number;
}

async function idsOf(
  db: Database,
  query: UserQuery,
  where: SQL | undefined,
  { fromEnd, offset, size }: Window,
): Promise<string[]> {
  const property = query.orderProperty ?? 'name';
  const isDown = (query.order ?? natural[property]) === 'Descending';
  const direction = isDown === fromEnd ? asc : desc;
  const select = db.orm.select({ id: users.id }).from(users);
  const rows =
    property === 'organization'
      ? await select
          .leftJoin(organizations, eq(organizations.id, users.organizationId))
          .where(where)
          .orderBy(direction(organizations.name), direction(users.fullName), direction(users.id))
          .limit(size)
          .offset(offset)
      : await select
          .where(where)
          .orderBy(direction(columns[property]), direction(users.id))
          .limit(size)
          .offset(offset);
  return rows.map(({ id }) => id);
}

function filters(query: UserQuery, now: number): (SQL | undefined)[] {
  const { status, role, organization, programme, team, neverSignedIn, search } = query;
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
    search ? matching(search) : undefined,
  ];
}

function inStatus(status: UserStatus, now: number): SQL | undefined {
  const statuses: Partial<Record<UserStatus, SQL>> = { locked: gt(users.lockedUntil, now) };
  return statuses[status] ?? eq(users.status, status);
}

function matching(search: string): SQL | undefined {
  const pattern = likePattern(search);
  return or(
    ilike(users.fullName, pattern),
    ilike(users.email, pattern),
    sql`${users.organizationId} in (select o.id from organizations o where o.name ilike ${pattern})`,
  );
}
