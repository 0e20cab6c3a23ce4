import type { Uses } from '#domain/booking-constraints/constraint.ts';
import { usesUnder } from '#domain/booking-constraints/refused-by.ts';
import { usesOfEach } from '#domain/booking-constraints/uses-of-each.ts';
import type { LocationKind } from '#domain/bookings/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { peopleOf } from '#server/records/people.ts';
import { payingLotsOf, type PayingLot } from './lots.ts';
import { usesAmong } from './uses.ts';

/** Somebody who pays for their own place and did not choose the credit, with what they could pay with. */
export interface OtherPayer {
  readonly id: string;
  readonly name: string;
  readonly lots: readonly Pick<PayingLot, 'id' | 'effectiveAt' | 'expiresAt'>[];
}

interface Place {
  readonly sessionId: string;
  readonly programmeId: string;
  readonly cost: number;
}

/** Those who pay for their own place, with what each of them has for it in the programme. */
export async function otherPayers(
  db: Database,
  memberIds: readonly string[],
  { sessionId, programmeId, cost }: Place,
): Promise<OtherPayer[]> {
  if (memberIds.length === 0) return [];
  const lots = await payingLotsOf(db, memberIds, { sessionId });
  const personOf = await peopleOf(db, memberIds);
  return memberIds.map((id) => ({
    id,
    name: personOf(id)?.fullName ?? '',
    lots: (lots.get(id) ?? []).filter(
      (lot) => lot.programmeId === programmeId && lot.available >= cost,
    ),
  }));
}

interface Using {
  readonly lotId: string;
  /** Whose sessions count for the credit that was chosen. */
  readonly memberIds: readonly string[];
  readonly others: readonly OtherPayer[];
  /** The booking in question, which does not stand in its own way. */
  readonly bookingId?: string | undefined;
  readonly place?: LocationKind | undefined;
}

/** By which rules a credit may be used, and where everybody pays for themselves those of the others too. */
export async function usesOfParty(
  db: Database,
  { lotId, memberIds, others, bookingId, place }: Using,
): Promise<Uses | null> {
  const lotIds = [lotId, ...others.flatMap(({ lots }) => lots.map(({ id }) => id))];
  const rulesOf = await usesAmong(db, {
    lotIds: [...new Set(lotIds)],
    memberIds: [...new Set([...memberIds, ...others.map(({ id }) => id)])],
    bookingId,
  });
  const own = rulesOf({ lotIds: [lotId], memberIds, place });
  if (!own) return null;
  const theirs = others.map(({ id, name, lots }) => ({
    name,
    credits: lots.flatMap((lot) => {
      const rules = rulesOf({ lotIds: [lot.id], memberIds: [id], place });
      return rules ? [{ ...lot, uses: usesUnder(rules) }] : [];
    }),
  }));
  return usesOfEach(usesUnder(own), theirs);
}
