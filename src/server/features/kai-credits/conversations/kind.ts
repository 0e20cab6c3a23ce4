import { eq } from 'drizzle-orm';
import { selectionRequestChart } from '#machines/kai-credit-selection-request/chart.ts';
import type { SelectionContext } from '#machines/kai-credit-selection-request/context.ts';
import type {
  SelectionEvent,
  selectionQuestions,
} from '#machines/kai-credit-selection-request/machine.ts';
import type { Database } from '#database/database.ts';
import { kaiCreditSelectionRequests, kaiCreditUses } from '#database/schema/index.ts';
import { lockLedgerOf } from '#server/features/session-credits/public.ts';
import type { LoadedRecord, RecordKind } from '#server/records/kind.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';
import { candidates } from './candidates.ts';
import { lockUse } from './use.ts';

export type SelectionRow = typeof kaiCreditSelectionRequests.$inferSelect;
export type SelectionRequest = LoadedRecord<SelectionContext, SelectionRow>;

export const selectionOf = (row: SelectionRow): SelectionRequest => {
  const { id, version, status, requesterId, chosenCredit, comment, reason } = row;
  const { decidedBy, decidedAt } = row;
  const context = { requesterId, chosenCredit, comment, reason, decidedBy, decidedAt };
  return { id, version, row: { status, regions: {}, context }, extra: row };
};

const answers: Answers<typeof selectionQuestions, SelectionContext, SelectionEvent, SelectionRow> =
  {
    canPay: oneByOne(async (db, { event, extra, isDeciding, at }) => {
      if (event?.type !== 'RESOLVE' || !event.chosenCredit) return null;
      const { conversationId } = extra;
      if (isDeciding) {
        await lockUse(db, conversationId);
        await lockLedgerOf(db, event.chosenCredit);
      }
      const found = await candidatesFor(db, extra, at);
      return found.some(({ id }) => id === event.chosenCredit)
        ? null
        : 'That credit was used in the meantime. Choose another.';
    }),
  };

/** Of which credits staff can choose, in the order in which they would be drawn from. */
export async function candidatesFor(
  db: Database,
  { requesterId, group, conversationId }: SelectionRow,
  at: number,
) {
  const use = await submittedUse(db, conversationId);
  return candidates(db, {
    memberId: requesterId,
    group,
    units: use?.units ?? 1,
    programmeId: null,
    byStaff: true,
    at,
  });
}

async function submittedUse(db: Database, conversationId: string) {
  const [use] = await db.orm
    .select()
    .from(kaiCreditUses)
    .where(eq(kaiCreditUses.conversationId, conversationId));
  return use;
}

/** Requests to choose a credit as the command kernel handles them. */
export const selectionRequestKind: RecordKind<SelectionContext, SelectionRow, SelectionEvent> = {
  chart: selectionRequestChart,
  stands: { table: kaiCreditSelectionRequests, status: kaiCreditSelectionRequests.status },
  async lock(db, id) {
    const [row] = await db.orm
      .select()
      .from(kaiCreditSelectionRequests)
      .where(eq(kaiCreditSelectionRequests.id, id))
      .for('no key update');
    return row ? selectionOf(row) : null;
  },
  async write(db, id, { status, context }, version, at) {
    const { requesterId: _, ...written } = context;
    await db.orm
      .update(kaiCreditSelectionRequests)
      .set({ status, ...written, version, updatedAt: at })
      .where(eq(kaiCreditSelectionRequests.id, id));
  },
  answers,
  audience: ({ extra: { requesterId } }) => ({
    userIds: [requesterId],
    staff: true,
    topics: ['credits', 'record:kai-credit-selection-requests'],
  }),
};
