import type { Database } from '#database/database.ts';
import {
  allocate,
  payingLots,
  type BookingUnits,
  type Cause,
} from '#server/features/session-credits/public.ts';

interface Drawing extends Pick<BookingUnits, 'lotId' | 'memberId' | 'amount'> {
  readonly sessionId: string;
}

/** The lot whose units are set aside: the one that was found or, where that is a pool, a new one of the member's own that is filled from it. */
export async function drawnLot(
  db: Database,
  { lotId, memberId, amount, sessionId }: Drawing,
  cause: Cause,
): Promise<string> {
  if (memberId === null) return lotId;
  const holder = { type: 'member', id: memberId } as const;
  const [lot] = await payingLots(db, holder, { lotId, sessionId });
  return lot?.fromPool ? allocate(db, lot, memberId, amount, cause) : lotId;
}
