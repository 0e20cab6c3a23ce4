import { eq } from 'drizzle-orm';
import { system } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { creditLots } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { DAY } from '#domain/time/calendar.ts';
import type { UsedUnits } from '../holds.ts';
import { issueLot } from './issue.ts';
import type { Cause } from '../ledger.ts';
import { purposeOf } from '../purpose.ts';

/** Gives the holder of a lot as many units more, in a lot of their own that lasts as long as the first, and at least a day; resolves to it. */
export async function giveUnits(
  db: Database,
  { lotId, programmeId, amount, reason }: Pick<UsedUnits, 'lotId' | 'programmeId' | 'amount' | 'reason'>,
  cause: Cause,
): Promise<string> {
  const [like] = await db.orm.select().from(creditLots).where(eq(creditLots.id, lotId));
  if (!like) throw new Error(`There is no lot ${lotId} to give units like`);
  const id = newId(cause.at);
  const expiresAt = Math.max(like.expiresAt, cause.at + DAY);
  await issueLot(
    db,
    {
      id,
      organizationId: like.organizationId,
      programmeId,
      ...purposeOf(like),
      quantity: amount,
      holderType: like.holderType,
      holderId: like.holderId,
      source: 'goodwill',
      reason: reason ?? '',
      effectiveAt: cause.at,
      expiresAt,
    },
    cause.at,
    system,
    { units: amount, cause },
  );
  return id;
}
