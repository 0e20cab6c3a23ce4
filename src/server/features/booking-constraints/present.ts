import { eq, inArray } from 'drizzle-orm';
import { constraintOf } from '#domain/booking-constraints/rule.ts';
import { sentenceFor } from '#domain/booking-constraints/sentences.ts';
import type { Database } from '#database/database.ts';
import { creditLots, programmes, sessionOptions, sessions } from '#database/schema/index.ts';
import { ruleNames } from '#server/features/relations/public.ts';
import { readerZone } from '#server/http/reader-zone.ts';
import { peopleOf } from '#server/records/people.ts';
import type { BookingConstraintRow } from './kind.ts';

/** What the list says about limits of credits. */
export async function summarise(db: Database, rows: readonly BookingConstraintRow[]) {
  if (rows.length === 0) return [];
  const lots = await lotsOf(
    db,
    rows.map(({ sessionCredit }) => sessionCredit),
  );
  const personOf = await peopleOf(
    db,
    rows.map(({ createdBy }) => createdBy),
  );
  const nameOf = await ruleNames(
    db,
    rows.map(({ rule }) => rule),
  );
  return rows.map(({ rule, sessionCredit, createdBy }) => {
    const lot = lots.find(({ id }) => id === sessionCredit);
    if (!lot) throw new Error(`Lot ${sessionCredit} vanished`);
    const constraint = constraintOf(rule, nameOf);
    return {
      kind: rule.kind,
      sentence: sentenceFor(constraint, { zone: lot.zone, reader: readerZone(lot.zone) }),
      addedBy: personOf(createdBy)?.fullName ?? null,
    };
  });
}

/** What the page of one says besides. */
export async function detailOf(db: Database, { sessionCredit }: BookingConstraintRow) {
  const [lot] = await lotsOf(db, [sessionCredit]);
  if (!lot) throw new Error(`Lot ${sessionCredit} vanished`);
  return { session: lot.session };
}

/** Lots with what they are for. */
export const lotsOf = (db: Database, ids: readonly string[]) =>
  db.orm
    .select({
      id: creditLots.id,
      session: { id: sessions.id, name: sessions.name },
      programme: { id: programmes.id, name: programmes.name },
      zone: programmes.timeZone,
    })
    .from(creditLots)
    .innerJoin(sessionOptions, eq(sessionOptions.id, creditLots.sessionOptionId))
    .innerJoin(sessions, eq(sessions.id, sessionOptions.sessionId))
    .innerJoin(programmes, eq(programmes.id, creditLots.programmeId))
    .where(inArray(creditLots.id, [...new Set(ids)]));
