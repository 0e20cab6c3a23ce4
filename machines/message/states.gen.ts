// Made by `npm run registries` of the chart.
/** The states of a message, as its row has them. */
export const messageState = {
  scheduled: 'scheduled',
  sent: 'sent',
  delivered: 'delivered',
  read: 'read',
  deleted: 'deleted',
  unsent: 'unsent',
} as const;

export type MessageState = (typeof messageState)[keyof typeof messageState];

/** The states of a message by the tags of its chart. */
export const messageStates = {
  all: ['scheduled', 'sent', 'delivered', 'read', 'deleted', 'unsent'],
  placed: ['sent', 'delivered', 'read', 'deleted'],
  readable: ['sent', 'delivered', 'read'],
} as const satisfies Readonly<Record<string, readonly MessageState[]>>;
