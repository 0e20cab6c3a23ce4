import type { Role } from '#machines/person.ts';
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
import { othersOf } from './merging.ts';
import { isOfStaff } from './staff.ts';
import { readsConcerns } from './visible.ts';

export type SupportRequestRow = typeof supportRequests.$inferSelect;

const answers: Answers<typeof supportQuestions, SupportRequestContext, SupportRequestEvent> = {
  isOfStaff: oneByOne(async (db, { event, context }) => {
    if (event?.type !== 'ASSIGN' || !event.assignee) return null;
    const [found] = await db.orm
      .select({ id: users.id, role: users.role })
      .from(users)
      .where(and(eq(users.id, event.assignee), isOfStaff));
    if (!found) return 'Choose a member of staff.';
    if (context.category !== 'wellbeing') return null;
    const [reads] = await db.orm
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, found.id), readsConcerns({ ...found, role: found.role as Role })));
    return reads ? null : 'Choose someone who reads wellbeing concerns.';
  }),
  canTakeIt: oneByOne(async (db, { id, event, context, by }) => {
    if (event?.type !== 'MERGE' || !event.into) return null;
    const others = await othersOf(db, { id, ...context }, by);
    return others.some((other) => other.id === event.into)
      ? null
      : 'Choose an open request of the same person.';
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
  remember: (event) => {
    if (event.type === 'ASSIGN') return { assignee: event.assignee ?? null };
    return event.type === 'MERGE' ? { into: event.into } : {};
  },
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
