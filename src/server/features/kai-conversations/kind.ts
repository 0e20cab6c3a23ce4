import type { KaiConversationEvent } from '#machines/kai-conversation/capabilities.ts';
import { kaiConversationChart } from '#machines/kai-conversation/chart.ts';
import type { KaiConversationContext } from '#machines/kai-conversation/context.ts';
import { kaiConversationNames } from '#contract/kai/kai-conversations.ts';
import { kaiConversations } from '#database/schema/index.ts';
import { plainKind } from '#server/records/plain-kind.ts';
import { answers } from './answers.ts';
import { effects } from './effects.ts';
import type { KaiConversationRow } from './row.ts';

/** Conversations as the command kernel handles them. What people write and say is in no history. */
const kind = plainKind<KaiConversationContext, KaiConversationRow, KaiConversationEvent>({
  chart: kaiConversationChart,
  table: kaiConversations,
  path: kaiConversationNames.path,
  contextOf: ({
    id: _,
    version: __,
    status: ___,
    createdAt: ____,
    updatedAt: _____,
    organizationId: ______,
    ...context
  }) => context,
  answers,
  effects,
  mayCreate: () => true,
});

export const kaiConversationKind: typeof kind = {
  ...kind,
  audience: ({ row: { context } }) => ({
    userIds: [context.createdBy, context.about, ...context.sharedWith].filter((id) => id !== null),
    staff: true,
    topics: [`record:${kaiConversationNames.path}`],
  }),
};
