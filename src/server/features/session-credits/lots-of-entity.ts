import { asc, eq, sql, type SQL } from 'drizzle-orm';
import { drawPlaces, type DrawPlace } from '#domain/credits/draw-order.ts';
import { isUsable } from '#machines/credit-lot/labels.ts';
import type { Database } from '#database/database.ts';
import { creditLots, programmes, sessionOptions, sessions } from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { Credits } from './statement.ts';
import { sentencesOf } from './uses.ts';

/** The lots that a condition names, the fullest answer first: what is left, then what was. */
export async function lotsWhere(
  db: Database,
  where: SQL,
  holder: Credits['holder'],
): Promise<Credits['lots']> {
  const balance = (kind: string) =>
    sql<number>`coalesce((select sum(a.balance)::int from ledger_accounts a where a.lot_id = ${creditLots.id} and a.kind = ${kind}), 0)`;
  const rows = await db.orm
    .select({
      lot: creditLots,
      session: { id: sessions.id, name: sessions.name },
      programme: { id: programmes.id, name: programmes.name },
      available: balance('available'),
      held: balance('held'),
      spent: balance('spent'),
      forfeited: balance('forfeited'),
    })
    .from(creditLots)
    .innerJoin(sessionOptions, eq(sessionOptions.id, creditLots.sessionOptionId))
    .innerJoin(sessions, eq(sessions.id, sessionOptions.sessionId))
    .innerJoin(programmes, eq(programmes.id, creditLots.programmeId))
    .where(where)
    .orderBy(asc(creditLots.expiresAt), asc(creditLots.id));
  const rules = await sentencesOf(
    db,
    rows.map(({ lot }) => lot.id),
  );
  const places = placesIn(rows);
  return rows.map(({ lot, ...rest }) => ({
    ...rest,
    draw: places.get(lot.id) ?? null,
    id: lot.id,
    rules: [...(rules.get(lot.id) ?? [])],
    holder,
    quantity: lot.quantity,
    expiresAt: wireInstant(lot.expiresAt),
    source: lot.source,
    status: lot.status,
  }));
}

interface Row {
  readonly lot: typeof creditLots.$inferSelect;
  readonly session: { readonly id: string };
}

/** When each lot of a holder is drawn from, among those that pay for the same session. */
function placesIn(rows: readonly Row[]): ReadonlyMap<string, DrawPlace> {
  const usable = rows.filter(({ lot }) => isUsable(lot.status));
  const bySession = Map.groupBy(usable, ({ session }) => session.id);
  return new Map(
    [...bySession.values()].flatMap((lots) => [...drawPlaces(lots.map(({ lot }) => lot))]),
  );
}
