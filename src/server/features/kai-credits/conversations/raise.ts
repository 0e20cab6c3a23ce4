import { and, eq } from 'drizzle-orm';
import { newId } from '#domain/ids.ts';
import { kaiCreditSelectionRequestState } from '#machines/kai-credit-selection-request/states.gen.ts';
import { system } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { kaiCreditSelectionRequests } from '#database/schema/index.ts';
import { create, send } from '#server/records/send.ts';
import type { CreditUse } from './use.ts';
import { selectionRequestKind } from './kind.ts';

/** The request that waits for staff to choose the credit of a conversation; null where none does. */
export async function openRequestOf(db: Database, conversationId: string): Promise<string | null> {
  const [found] = await db.orm
    .select({ id: kaiCreditSelectionRequests.id })
    .from(kaiCreditSelectionRequests)
    .where(
      and(
        eq(kaiCreditSelectionRequests.conversationId, conversationId),
        inState(kaiCreditSelectionRequests.status, kaiCreditSelectionRequestState.open),
      ),
    );
  return found?.id ?? null;
}

/** Asks staff which credit pays for a conversation; resolves to the request. */
export async function raiseRequest(
  db: Database,
  { conversationId, organizationId, memberId: requesterId, group }: CreditUse,
  at: number,
): Promise<string> {
  const id = newId(at);
  const undecided = {
    requesterId,
    chosenCredit: null,
    comment: null,
    reason: null,
    decidedBy: null,
    decidedAt: null,
  };
  await create(db, selectionRequestKind, {
    id,
    context: undecided,
    event: { type: 'RAISE', by: system, at },
    async insert({ status }) {
      const row = {
        ...undecided,
        id,
        version: 1,
        status,
        conversationId,
        organizationId,
        group,
        createdAt: at,
        updatedAt: at,
      };
      await db.orm.insert(kaiCreditSelectionRequests).values(row);
      return row;
    },
  });
  return id;
}

/** Nobody is to choose any more: the conversation is not there. */
export async function withdrawRequest(
  db: Database,
  conversationId: string,
  at: number,
): Promise<void> {
  const id = await openRequestOf(db, conversationId);
  if (id !== null) await send(db, selectionRequestKind, id, { type: 'WITHDRAW', by: system, at });
}
