import { conversationCredit } from '#domain/credits/conversations.ts';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { kaiCreditUses } from '#database/schema/index.ts';
import { moveUnits, type Cause } from '#server/features/session-credits/public.ts';
import { withdrawRequest } from './raise.ts';
import { lockUse, unitsOf, writeUse } from './use.ts';

/** The analysis of a conversation is complete, with warnings or without: its credit is used, inside the current transaction. Called again it does nothing. Throws where no credit was set aside. */
export async function spendForConversation(
  db: Database,
  conversationId: string,
  cause: Cause,
): Promise<void> {
  const use = await lockUse(db, conversationId);
  if (
    use?.creditState === conversationCredit.spent ||
    use?.creditState === conversationCredit.refunded
  )
    return;
  if (use?.creditState !== conversationCredit.held)
    throw new Error(`No credit was set aside for conversation ${conversationId}`);
  await moveUnits(db, 'spend', unitsOf(use), cause);
  await writeUse(db, conversationId, { creditState: conversationCredit.spent, spentAt: cause.at });
}

/** The analysis of a conversation failed or was cancelled: what was set aside for it comes back, inside the current transaction. Where nothing is set aside, nothing happens. */
export async function releaseForConversation(
  db: Database,
  conversationId: string,
  cause: Cause,
): Promise<void> {
  const use = await lockUse(db, conversationId);
  if (use?.creditState !== conversationCredit.held) return;
  await moveUnits(db, 'giveBack', unitsOf(use), cause);
  await writeUse(db, conversationId, { creditState: conversationCredit.returned });
}

/**
 * A conversation is deleted, inside the current transaction: what was set aside for it comes back, whoever was asked to choose is asked no more, and nothing names
 * it any longer. What was used stays used. Called again it does nothing.
 */
export async function forgetConversation(
  db: Database,
  conversationId: string,
  cause: Cause,
): Promise<void> {
  await withdrawRequest(db, conversationId, cause.at);
  await releaseForConversation(db, conversationId, cause);
  await db.orm
    .update(kaiCreditUses)
    .set({ title: null })
    .where(eq(kaiCreditUses.conversationId, conversationId));
}
