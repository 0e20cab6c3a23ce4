import type { Database } from '#database/database.ts';
import type { SessionTerms } from '#server/features/availability/public.ts';
import { payerOf, type Party } from '#server/features/bookings/public.ts';
import { payingLots, type PayingLot } from '#server/features/session-credits/public.ts';

/** The lot that a party chose to pay with; null where none was chosen, or it is not theirs. */
export async function chosenLot(
  db: Database,
  party: Party,
  { session }: SessionTerms,
  lotId: string | null | undefined,
): Promise<PayingLot | null> {
  if (!lotId) return null;
  const [lot] = await payingLots(db, payerOf(party, session), { lotId, sessionId: session.id });
  return lot ?? null;
}

/** The lot that would pay first; null where the session is free, or none is enough. */
export async function firstLot(
  db: Database,
  party: Party,
  { session }: SessionTerms,
): Promise<PayingLot | null> {
  if (session.creditCost === 0) return null;
  const lots = await payingLots(db, payerOf(party, session), { sessionId: session.id });
  return lots.find(({ available }) => available >= session.creditCost) ?? null;
}
