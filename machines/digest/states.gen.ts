// Made by `npm run registries` of the chart.
/** The states of a digest, as its row has them. */
export const digestState = {
  collecting: 'collecting',
  sending: 'sending',
  sent: 'sent',
  dropped: 'dropped',
} as const;

export type DigestState = (typeof digestState)[keyof typeof digestState];

/** The states of a digest by the tags of its chart. */
export const digestStates = {
  all: ['collecting', 'sending', 'sent', 'dropped'],
  open: ['collecting', 'sending'],
  terminal: ['sent', 'dropped'],
} as const satisfies Readonly<Record<string, readonly DigestState[]>>;
