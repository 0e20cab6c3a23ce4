import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { creditLots, ledgerTransfers, programmes } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { holdForConversation } from '#server/features/kai-credits/public.ts';
import { giveUnits } from '#server/features/session-credits/public.ts';
import { seededAt } from '#tests/support/database.ts';

interface AiCredit {
  readonly kaiCredit: string;
  readonly kaiCreditAuditItem: string;
  readonly kaiCreditSelectionRequest: string;
}

/** An AI credit that somebody holds, a movement of it, and a conversation of theirs for which staff have to choose one. */
export async function aiCreditOf(
  db: Database,
  programmeId: string,
  memberId: string,
): Promise<AiCredit> {
  const [programme] = await db.orm.select().from(programmes).where(eq(programmes.id, programmeId));
  if (!programme) throw new Error('There is no such programme.');
  const { organizationId } = programme;
  const like = newId();
  await db.orm.insert(creditLots).values({
    id: like,
    unit: 'analysis',
    conversationGroup: 'GROW',
    programmeId,
    organizationId,
    status: 'exhausted',
    quantity: 1,
    holderType: 'member',
    holderId: memberId,
    source: 'contract',
    effectiveAt: seededAt,
    expiresAt: seededAt + 90 * 86_400_000,
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  const machine = 'kai-conversation';
  const cause = { machine, entityId: newId(), event: 'TEST', actorId: null, at: seededAt };
  return db.transaction(async () => {
    const units = { lotId: like, programmeId, amount: 1, reason: 'A welcome.' };
    const kaiCredit = await giveUnits(db, units, { ...cause, eventId: newId() });
    const [moved] = await db.orm
      .select({ id: ledgerTransfers.id })
      .from(ledgerTransfers)
      .where(eq(ledgerTransfers.lotId, kaiCredit))
      .orderBy(ledgerTransfers.position)
      .offset(1);
    const asked = await holdForConversation(
      db,
      {
        id: newId(),
        title: 'How I delegate',
        group: 'Sales',
        ownerId: memberId,
        organizationId,
        programmeId: null,
        units: 1,
      },
      { ...cause, eventId: newId() },
    );
    if (asked.outcome === 'held' || !moved) throw new Error('There is nothing to choose');
    return {
      kaiCredit,
      kaiCreditAuditItem: moved.id,
      kaiCreditSelectionRequest: asked.requestId,
    };
  });
}
