import { supportRequestChart } from '#machines/support-request/chart.ts';
import type {
  SupportRequestContext,
  SupportRequestEvent,
  supportQuestions,
} from '#machines/support-request/machine.ts';
import { and, eq } from 'drizzle-orm';
import { supportRequests, users } from '#database/schema/index.ts';
import { supportRequestNames } from '#contract/support/support-requests.ts';
import { plainKind } from '#server/records/plain-kind.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';
import { effects } from './effects.ts';
import { isOfStaff } from './staff.ts';

export type SupportRequestRow = typeof supportRequests.$inferSelect;

const answers: Answers<typeof supportQuestions, SupportRequestContext, SupportRequestEvent> = {
  isOfStaff: oneByOne(async (db, { event }) => {
    if (event?.type !== 'ASSIGN' || !event.assignee) return null;
    const [found] = await db.orm
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, event.assignee), isOfStaff));
    return found ? null : 'Choose a member of staff.';
  }),
};

/** Requests for support as the command kernel handles them. What people write is in no history. */
const kind = plainKind<SupportRequestContext, SupportRequestRow, SupportRequestEvent>({
  chart: supportRequestChart,
  table: supportRequests,
  path: supportRequestNames.path,
  contextOf: ({
    id: _,
    version: __,
    status: ___,
    createdAt: ____,
    updatedAt: _____,
    reference: ______,
    ...context
  }) => context,
  answers,
  effects,
  mayCreate: () => true,
  remember: (event) => (event.type === 'ASSIGN' ? { assignee: event.assignee ?? null } : {}),
});

export const supportRequestKind: typeof kind = {
  ...kind,
  audience: ({ row: { context } }) => ({
    userIds: context.createdBy === null ? [] : [context.createdBy],
    // A concern about somebody's wellbeing is not announced to whoever may not read it.
    staff: context.category !== 'wellbeing',
    topics: [`record:${supportRequestNames.path}`],
  }),
};
