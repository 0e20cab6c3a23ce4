import { eq } from 'drizzle-orm';
import type { SelectionContext } from '#machines/kai-credit-selection-request/context.ts';
import { selectionRequestChart } from '#machines/kai-credit-selection-request/chart.ts';
import type {
  SelectionEvent,
  selectionRequestMachine,
} from '#machines/kai-credit-selection-request/machine.ts';
import { waitsForCredit } from '#machines/kai-conversation/phases.ts';
import { system } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { kaiCreditUses } from '#database/schema/index.ts';
import type { EffectHandlers } from '#server/records/kind.ts';
import { reactTo } from '#server/records/reactions.ts';
import { send } from '#server/records/send.ts';
import { kaiConversationKind } from './kind.ts';

interface Decided {
  readonly conversationId: string;
}

const reactToRequest = (
  handlers: EffectHandlers<
    typeof selectionRequestMachine,
    SelectionContext,
    Decided,
    SelectionEvent
  >,
) => reactTo(selectionRequestChart, handlers);

const isWaiting = async (db: Database, conversation: string): Promise<boolean> => {
  const record = await kaiConversationKind.lock(db, conversation);
  return record !== null && waitsForCredit(record.row.status);
};

/** Staff have decided about the credit of a conversation: it goes on, or has none. */
export const conversationsOfSelection = reactToRequest({
  async holdCredit({ db, at, extra: { conversationId } }) {
    if (!(await isWaiting(db, conversationId))) return;
    const [use] = await db.orm
      .select({ lotId: kaiCreditUses.lotId })
      .from(kaiCreditUses)
      .where(eq(kaiCreditUses.conversationId, conversationId));
    if (!use?.lotId) throw new Error(`No credit is set aside for ${conversationId}`);
    await send(db, kaiConversationKind, conversationId, {
      type: 'HOLD_CREDIT',
      creditId: use.lotId,
      by: system,
      at,
    });
  },
  async refuseCredit({ db, at, by, after, extra: { conversationId } }) {
    if (!(await isWaiting(db, conversationId))) return;
    await send(db, kaiConversationKind, conversationId, {
      type: 'REFUSE_CREDIT',
      failure: {
        stage: 'credit',
        code: 'noCredit',
        reason: after.context.reason ?? 'There is no AI credit for it.',
        isRetryable: true,
      },
      by,
      at,
    });
  },
});
