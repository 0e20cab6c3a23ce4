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
