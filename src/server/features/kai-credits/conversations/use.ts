import { eq } from 'drizzle-orm';
import type { ConversationCreditState } from '#domain/credits/conversations.ts';
import type { Database } from '#database/database.ts';
import { kaiCreditUses } from '#database/schema/index.ts';
import type { UsedUnits } from '#server/features/session-credits/public.ts';

export type CreditUse = typeof kaiCreditUses.$inferSelect;

/** What became of the credit of a conversation, kept from others until the transaction ends; null for one that was never submitted. */
export async function lockUse(db: Database, conversationId: string): Promise<CreditUse | null> {
  const [found] = await db.orm
    .select()
    .from(kaiCreditUses)
    .where(eq(kaiCreditUses.conversationId, conversationId))
    .for('no key update');
  return found ?? null;
}

interface Paid {
  readonly creditState: ConversationCreditState;
  readonly spentAt?: number;
  readonly programmeId?: string;
  readonly lotId?: string;
}

export async function writeUse(db: Database, conversationId: string, paid: Paid): Promise<void> {
  await db.orm
    .update(kaiCreditUses)
    .set(paid)
    .where(eq(kaiCreditUses.conversationId, conversationId));
}

/** The units that a conversation was paid with. */
export function unitsOf({
  conversationId,
  programmeId,
  lotId,
  units: amount,
  memberId,
}: CreditUse): UsedUnits {
  if (programmeId === null || lotId === null)
    throw new Error(`No credit pays for conversation ${conversationId}`);
  return { conversationId, programmeId, lotId, amount, memberId, teamId: null };
}
