import { and, desc, eq, gt } from 'drizzle-orm';
import { conversationCredit, refundableFor } from '#domain/credits/conversations.ts';
import { newId } from '#domain/ids.ts';
import { creditLotChart } from '#machines/credit-lot/chart.ts';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { kaiCreditUses } from '#database/schema/index.ts';
import { lockLedger, moveUnits } from '#server/features/session-credits/public.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { lockUse, unitsOf, writeUse } from './use.ts';

/** The conversations that a lot paid for lately, the latest first: their credits can be refunded. */
export const refundable = (db: Database, lotId: string, at: number) =>
  db.orm
    .select()
    .from(kaiCreditUses)
    .where(
      and(
        eq(kaiCreditUses.lotId, lotId),
        inState(kaiCreditUses.creditState, conversationCredit.spent),
        gt(kaiCreditUses.spentAt, at - refundableFor),
      ),
    )
    .orderBy(desc(kaiCreditUses.spentAt), kaiCreditUses.conversationId);

interface Refund {
  /** The lot that is said to have paid; whichever did when left out. */
  readonly lotId?: string;
  readonly conversationId: string;
  readonly reason: string;
}

/** Gives back the credit of a conversation that was analysed, inside the current transaction (domain reference, 5.7). */
export async function refundConversation(
  db: Database,
  by: Person,
  { lotId, conversationId, reason }: Refund,
  at: number,
): Promise<void> {
  const use = await lockUse(db, conversationId);
  if (!use || (lotId !== undefined && use.lotId !== lotId))
    throw refuse.invalid({ conversation: 'Choose a conversation.' });
  if (use.creditState === conversationCredit.refunded)
    throw refuse.conflict({ conversation: 'This AI credit has already been refunded.' });
  if (use.creditState !== conversationCredit.spent || use.spentAt === null)
    throw refuse.invalid({ conversation: 'Its AI credit has not been used.' });
  if (use.spentAt + refundableFor <= at)
    throw refuse.invalid({
      conversation: 'An AI credit can be refunded for 90 days after it was used.',
    });
  const units = unitsOf(use);
  await lockLedger(db, units.programmeId);
  await moveUnits(
    db,
    'refundSpent',
    { ...units, reason },
    {
      machine: creditLotChart.name,
      entityId: units.lotId,
      event: 'CREDIT_BACK',
      eventId: newId(at),
      actorId: by.id,
      at,
    },
  );
  await writeUse(db, conversationId, { creditState: conversationCredit.refunded });
}
