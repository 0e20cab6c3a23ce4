// Made by `npm run registries` of the chart.
/** The states of a conversation viewing, as its row has them. */
export const conversationViewingState = {
  choosing: 'choosing',
  reading: 'reading',
  ended: 'ended',
  expired: 'expired',
} as const;

export type ConversationViewingState = (typeof conversationViewingState)[keyof typeof conversationViewingState];

/** The states of a conversation viewing by the tags of its chart. */
export const conversationViewingStates = {
  all: ['choosing', 'reading', 'ended', 'expired'],
  open: ['choosing', 'reading'],
  readable: ['reading'],
} as const satisfies Readonly<Record<string, readonly ConversationViewingState[]>>;
