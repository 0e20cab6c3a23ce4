import { and, asc, count, desc, eq, gt, ilike, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { QueryOf, ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { AccountKind } from '#domain/credits/ledger.ts';
import { DAY } from '#domain/time/calendar.ts';
import { creditLotStates } from '#machines/credit-lot/states.gen.ts';
import { isStaff } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { creditLots, programmes, sessionOptions, sessions } from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { likePattern, pageOffset } from '#server/http/lists.ts';
import type { Principal } from '#server/http/principal.ts';

type Query = QueryOf<Endpoints['GET /session-credits']>;
type Listed = ResponseOf<Endpoints['GET /session-credits']>['data']['results'];
type Property = NonNullable<Query['orderProperty']>;

/** Credits that expire within so many milliseconds expire soon. */
const soon = 30 * DAY;

const unitsIn = (...kinds: AccountKind[]) => sql<number>`coalesce((
  select sum(a.balance)::int from ledger_accounts a
  where a.lot_id = ${creditLots.id} and ${inArray(sql`a.kind`, kinds)}), 0)`;

const free = unitsIn('pool', 'available');

const holderName = sql<string>`case ${creditLots.holderType}
  when 'member' then (select u.full_name from users u where u.id = ${creditLots.holderId})
  when 'team' then (select t.name from teams t where t.id = ${creditLots.holderId})
  else 'Pool' end`;

const sorts: Readonly<Record<Property, SQL | PgColumn>> = {
  expires: creditLots.expiresAt,
  holder: byName(holderName),
  available: free,
};

export const lotSorts = Object.keys(sorts);

/** What somebody may know of: staff everything, organisation admins what their organisation has, everybody else their own and what is of teams that they lead. */
export function visibleLots(reader: Principal): SQL | undefined {
  if (isStaff(reader)) return undefined;
  if (reader.role === 'OrganizationAdmin')
    return sql`${creditLots.organizationId} = ${reader.organizationId}`;
  return sql`((${creditLots.holderType} = 'member' and ${creditLots.holderId} = ${reader.id})
    or (${creditLots.holderType} = 'team' and ${creditLots.holderId} in (select t.id from teams t where t.leader_id = ${reader.id})))`;
}

/** One page of lots in the order asked for, and the number of all that match. */
export async function lotPage(
  db: Database,
  reader: Principal,
  query: Query,
  now: number,
): Promise<{ results: Listed; total: number }> {
  const pattern = query.search ? likePattern(query.search) : null;
  const direction = query.order === 'Descending' ? desc : asc;
  const { expiresAt, id } = creditLots;
  const where = and(
    visibleLots(reader),
    inState(creditLots.status, creditLotStates.kept),
    query.programme ? eq(creditLots.programmeId, query.programme) : undefined,
    query.organization ? eq(creditLots.organizationId, query.organization) : undefined,
    query.holderType ? eq(creditLots.holderType, query.holderType) : undefined,
    query.expiresSoon ? and(gt(expiresAt, now), lte(expiresAt, now + soon)) : undefined,
    query.hasAvailable ? gt(free, 0) : undefined,
    pattern === null ? undefined : or(ilike(holderName, pattern), ilike(sessions.name, pattern)),
  );
  const results = await listedLots(db, where, (rows) =>
    rows
      .orderBy(direction(sorts[query.orderProperty ?? 'expires']), direction(id))
      .limit(query.perPage)
      .offset(pageOffset(query)),
  );
  const [all] = await db.orm
    .select({ many: count() })
    .from(creditLots)
    .innerJoin(sessionOptions, eq(sessionOptions.id, creditLots.sessionOptionId))
    .innerJoin(sessions, eq(sessions.id, sessionOptions.sessionId))
    .where(where);
  return { results, total: all?.many ?? 0 };
}

const lotRows = (db: Database, where: SQL | undefined) =>
  db.orm
    .select({
      lot: creditLots,
      holderName,
      session: { id: sessions.id, name: sessions.name },
      programme: { id: programmes.id, name: programmes.name },
      available: free,
      held: unitsIn('held'),
      spent: unitsIn('spent'),
      forfeited: unitsIn('forfeited'),
    })
    .from(creditLots)
    .innerJoin(sessionOptions, eq(sessionOptions.id, creditLots.sessionOptionId))
    .innerJoin(sessions, eq(sessions.id, sessionOptions.sessionId))
    .innerJoin(programmes, eq(programmes.id, creditLots.programmeId))
    .where(where)
    .$dynamic();

type LotRows = ReturnType<typeof lotRows>;

/** Lots as lists show them. */
export async function listedLots(
  db: Database,
  where: SQL | undefined,
  page: (rows: LotRows) => LotRows = (rows) => rows,
): Promise<Listed> {
  const rows = await page(lotRows(db, where));
  return rows.map(({ lot, holderName: name, ...rest }) => ({
    ...rest,
    id: lot.id,
    holder: { id: lot.holderId ?? lot.programmeId, name },
    holderType: lot.holderType,
    quantity: lot.quantity,
    expiresAt: wireInstant(lot.expiresAt),
    source: lot.source,
    status: lot.status,
  }));
}
