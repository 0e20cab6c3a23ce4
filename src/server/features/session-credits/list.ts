import { and, eq, gt, ilike, inArray, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { QueryOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { AccountKind } from '#domain/credits/ledger.ts';
import { groupFrom, type GroupOrAny } from '#domain/credits/unit-words.ts';
import type { CreditHolderType, CreditUnit } from '#domain/credits/vocabulary.ts';
import { DAY } from '#domain/time/calendar.ts';
import { creditLotStates } from '#machines/credit-lot/states.gen.ts';
import { isUsable } from '#machines/credit-lot/labels.ts';
import { isStaff, type Stamp } from '#machines/person.ts';
import { aroundPage, pageItself } from '#database/paged/around-a-page.ts';
import { directions, type Direction } from '#database/paged/directions.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import {
  creditLots,
  ledgerAccounts,
  programmes,
  sessionOptions,
  sessions,
} from '#database/schema/index.ts';
import { totalOf } from '#server/http/answers/totals.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { likePattern, pageWindow } from '#server/http/lists.ts';
import type { Principal } from '#server/http/principal.ts';
import { ledBy } from './audit/visible.ts';
import { paysForBooking } from './entities.ts';
import { paysFor } from './purpose.ts';

/** What a list of lots can be asked for. */
export type LotQuery = Omit<QueryOf<Endpoints['GET /session-credits']>, 'holderType'> & {
  readonly holderType?: CreditHolderType | undefined;
  /** Of AI credits. */
  readonly group?: GroupOrAny | undefined;
};
type Query = LotQuery;
type Property = NonNullable<Query['orderProperty']>;

/** Credits that expire within so many milliseconds expire soon. */
const soon = 30 * DAY;

const sorts: Readonly<Record<Property, SQL | PgColumn>> = {
  expires: creditLots.expiresAt,
  holder: byName(creditLots.holderName),
  available: creditLots.available,
};

export const lotSorts = Object.keys(sorts);

/** What of a unit somebody may know of: staff everything, organisation admins what their organisation has, everybody else their own and what is of teams that they lead. */
export async function visibleLots(
  db: Database,
  unit: CreditUnit,
  reader: Principal,
): Promise<SQL | undefined> {
  return lotsSeenBy(reader, unit, await ledBy(db, reader));
}

function lotsSeenBy(reader: Principal, unit: CreditUnit, led: readonly string[]): SQL | undefined {
  const { organizationId, holderType, holderId } = creditLots;
  const isOfUnit = eq(creditLots.unit, unit);
  if (isStaff(reader)) return isOfUnit;
  if (reader.role === 'OrganizationAdmin')
    return and(isOfUnit, sql`${organizationId} = ${reader.organizationId}`);
  return and(
    isOfUnit,
    or(
      and(eq(holderType, 'member'), eq(holderId, reader.id)),
      led.length > 0 ? and(eq(holderType, 'team'), inArray(holderId, [...led])) : undefined,
    ),
  );
}

/** One page of lots in the order asked for, and the number of all that match. Pages of the second half are counted from the end. */
export async function lotPage(
  db: Database,
  unit: CreditUnit,
  reader: Principal,
  { query, now }: { readonly query: Query; readonly now: number },
): Promise<{ results: ListedLot[]; total: number }> {
  const led = await ledBy(db, reader);
  const where = and(
    lotsSeenBy(reader, unit, led),
    inState(creditLots.status, creditLotStates.kept),
    ...filters(query, reader, now),
    query.search ? await foundIn[unit](db, query, query.search) : undefined,
  );
  const { pageNumber: _, perPage: __, orderProperty: ___, order: ____, ...asked } = query;
  const question = { lots: reader.id, unit, ...asked };
  const total = await totalOf(db, question, now, () => db.orm.$count(creditLots, where));
  const window = pageWindow(query, total);
  if (!window) return { results: [], total };
  const { fromEnd, offset, size } = window;
  const direction = (query.order === 'Descending') === fromEnd ? 'asc' : 'desc';
  const order: Order = `${query.orderProperty ?? 'expires'} ${direction}`;
  const using = { by: reader, at: now, led };
  const results = await listedLots(db, where, using, { order, size, offset });
  return { results: fromEnd ? results.toReversed() : results, total };
}

function filters(query: Query, reader: Principal, now: number): (SQL | undefined)[] {
  const { expiresAt } = creditLots;
  return [
    query.programme ? eq(creditLots.programmeId, query.programme) : undefined,
    query.organization ? eq(creditLots.organizationId, query.organization) : undefined,
    query.holder ? eq(creditLots.holderId, query.holder) : undefined,
    query.booking ? paysForBooking(query.booking, reader) : undefined,
    query.holderType ? eq(creditLots.holderType, query.holderType) : undefined,
    query.expiresSoon ? and(gt(expiresAt, now), lte(expiresAt, now + soon)) : undefined,
    query.hasAvailable ? gt(creditLots.available, 0) : undefined,
    query.group ? paysFor({ conversationGroup: groupFrom(query.group) }) : undefined,
  ];
}

/** Lots that a text is in: in the name of whoever holds them, or of what they pay for. */
const foundIn = {
  session: foundInSessions,
  analysis: (_: Database, __: Query, search: string) =>
    Promise.resolve(
      or(
        ilike(creditLots.holderName, likePattern(search)),
        ilike(creditLots.conversationGroup, likePattern(search)),
      ),
    ),
} as const;

/** The sessions are looked up by themselves. */
async function foundInSessions(
  db: Database,
  { programme }: Query,
  search: string,
): Promise<SQL | undefined> {
  const pattern = likePattern(search);
  const options = await db.orm
    .select({ id: sessionOptions.id })
    .from(sessionOptions)
    .innerJoin(sessions, eq(sessions.id, sessionOptions.sessionId))
    .where(
      and(
        ilike(sessions.name, pattern),
        programme ? eq(sessionOptions.programmeId, programme) : undefined,
      ),
    );
  return or(
    ilike(creditLots.holderName, pattern),
    options.length === 0
      ? undefined
      : inArray(
          creditLots.sessionOptionId,
          options.map(({ id }) => id),
        ),
  );
}

/** Where the units of each lot are that can't be booked with. */
const unitsOf = (db: Database) => {
  const inKind = (kind: AccountKind) =>
    sql<number>`coalesce(sum(${ledgerAccounts.balance}) filter (where ${ledgerAccounts.kind} = ${sql.raw(`'${kind}'`)}), 0)::int`;
  return db.orm
    .select({
      held: inKind('held').as('held'),
      spent: inKind('spent').as('spent'),
      forfeited: inKind('forfeited').as('forfeited'),
    })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.lotId, creditLots.id))
    .as('units');
};

type Order = `${Property} ${Direction}`;

function orderedBy(order: Order): SQL[] {
  const [property, direction] = order.split(' ') as [Property, Direction];
  return [sorts[property], creditLots.id].map((by) => directions[direction](by));
}

const lotsAround = aroundPage((db, order: Order) => {
  const units = unitsOf(db);
  return db.orm
    .select({
      id: creditLots.id,
      holderId: creditLots.holderId,
      holderName: creditLots.holderName,
      holderType: creditLots.holderType,
      session: { id: sessions.id, name: sessions.name },
      group: creditLots.conversationGroup,
      programme: { id: programmes.id, name: programmes.name },
      quantity: creditLots.quantity,
      available: creditLots.available,
      held: units.held,
      spent: units.spent,
      forfeited: units.forfeited,
      expiresAt: creditLots.expiresAt,
      source: creditLots.source,
      status: creditLots.status,
    })
    .from(pageItself)
    .innerJoin(creditLots, sql`${creditLots.id} = page.id`)
    .leftJoin(sessionOptions, eq(sessionOptions.id, creditLots.sessionOptionId))
    .leftJoin(sessions, eq(sessions.id, sessionOptions.sessionId))
    .innerJoin(programmes, eq(programmes.id, creditLots.programmeId))
    .innerJoinLateral(units, sql`true`)
    .orderBy(...orderedBy(order))
    .prepare('');
});

/** Who would use lots, and when. */
interface Using extends Stamp {
  readonly led: readonly string[];
}

interface Cut {
  readonly order: Order;
  readonly size: number;
  readonly offset: number;
}

/** A lot as lists show it: of sessions it names the session, of conversations their group. */
export type ListedLot = Awaited<ReturnType<typeof listedLots>>[number];

/** Lots as lists show them: those of a page are found by their ids before anything else of them is read. */
export async function listedLots(
  db: Database,
  where: SQL | undefined,
  { by, at, led }: Using,
  { order, size, offset }: Cut = { order: 'expires asc', size: 1, offset: 0 },
) {
  const page = db.orm
    .select({ id: creditLots.id })
    .from(creditLots)
    .where(where)
    .orderBy(...orderedBy(order))
    .limit(size)
    .offset(offset);
  const rows = await lotsAround(db, order, page);
  return rows.map(({ holderId, holderName, expiresAt, ...lot }) => ({
    ...lot,
    holder: { id: holderId ?? lot.programme.id, name: holderName },
    expiresAt: wireInstant(expiresAt),
    /** The reader uses it: it is theirs, or of the team that they lead. */
    mayUse:
      holderId !== null &&
      [by.id, ...led].includes(holderId) &&
      isUsable(lot.status) &&
      expiresAt > at,
  }));
}
