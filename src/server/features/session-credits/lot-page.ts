import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { drawPlaces, type DrawPlace } from '#domain/credits/draw-order.ts';
import type { AccountKind } from '#domain/credits/ledger.ts';
import { creditLotStates } from '#machines/credit-lot/states.gen.ts';
import { isGone, isUsable } from '#machines/credit-lot/labels.ts';
import { isStaff, type Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { creditLots, ledgerAccounts, sessionOptions } from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { Principal } from '#server/http/principal.ts';
import { offersFor } from '#server/records/questions.ts';
import { creditLotKind, lotOf } from './kind.ts';
import { listedLots, visibleLots } from './list.ts';
import { statementOfLot } from './statement.ts';
import { sentencesOf } from './uses.ts';

type Page = ResponseOf<Endpoints['GET /session-credits/{sessionCredit}']>;

/** The lot of the address, for whoever may know of it. */
export async function lotFor(db: Database, reader: Principal, id: string) {
  const [lot] = await db.orm
    .select()
    .from(creditLots)
    .where(and(eq(creditLots.id, id), await visibleLots(db, reader)));
  if (!lot) throw refuse.notFound();
  return lot;
}

/** Everything that the page of a lot says: whose it is, what is in it, where the rest went, and when it is drawn from. */
export async function lotPageOf(
  db: Database,
  reader: Principal,
  id: string,
  stamp: Stamp,
): Promise<Page> {
  const lot = await lotFor(db, reader, id);
  const [[listed], record] = await Promise.all([
    listedLots(db, eq(creditLots.id, id), stamp),
    lotOf(db, id),
  ]);
  if (!listed || !record) throw refuse.notFound();
  const balanceOf = await balancesOf(db, id);
  const offers = await offersFor(db, creditLotKind, [record], stamp);
  const canPay = isUsable(lot.status) && lot.expiresAt > stamp.at;
  const expired = balanceOf('expired');
  const { available, held, spent, forfeited } = listed;
  const inLot = available + held + spent + forfeited;
  const isPool = lot.holderType === 'pool';
  return {
    ...listed,
    version: lot.version,
    priority: lot.priority,
    effectiveAt: wireInstant(lot.effectiveAt),
    createdAt: wireInstant(lot.createdAt),
    reason: isStaff(reader) ? lot.reason : null,
    expired,
    elsewhere: isGone(lot.status) ? 0 : listed.quantity - inLot - expired,
    draw: canPay ? ((await drawPlaceOf(db, lot)) ?? null) : null,
    statement: await statementOfLot(db, reader, id, isPool ? 'pool' : 'available'),
    rules: [...((await sentencesOf(db, [id])).get(id) ?? [])],
    availableEvents: offers.get(id) ?? [],
    mayBookFor: canPay && !isPool && isStaff(reader),
    mayAllocate: canPay && isPool && isStaff(reader),
  };
}

async function balancesOf(db: Database, lotId: string): Promise<(kind: AccountKind) => number> {
  const rows = await db.orm.select().from(ledgerAccounts).where(eq(ledgerAccounts.lotId, lotId));
  return (wanted) =>
    rows.reduce((sum, { kind, balance }) => sum + (kind === wanted ? balance : 0), 0);
}

/** Its place among the lots of its holder that could pay for the same session. */
async function drawPlaceOf(
  db: Database,
  { id, holderType, holderId, programmeId, sessionOptionId }: typeof creditLots.$inferSelect,
): Promise<DrawPlace | undefined> {
  const sameHolder: SQL =
    holderId === null
      ? sql`${creditLots.holderType} = 'pool' and ${creditLots.programmeId} = ${programmeId}`
      : sql`${creditLots.holderType} = ${holderType} and ${creditLots.holderId} = ${holderId}`;
  const lots = await db.orm
    .select({
      id: creditLots.id,
      priority: creditLots.priority,
      expiresAt: creditLots.expiresAt,
      effectiveAt: creditLots.effectiveAt,
    })
    .from(creditLots)
    .innerJoin(sessionOptions, eq(sessionOptions.id, creditLots.sessionOptionId))
    .where(
      and(
        sameHolder,
        inState(creditLots.status, creditLotStates.usable),
        sql`${sessionOptions.sessionId} = (select o.session_id from session_options o where o.id = ${sessionOptionId})`,
      ),
    );
  return drawPlaces(lots).get(id);
}
