// Made by `npm run registries` of the chart.
/** The states of a kai conversation, as its row has them. */
export const kaiConversationState = {
  draft: 'draft',
  uploading: 'uploading',
  awaitingCredit: 'awaitingCredit',
  queued: 'queued',
  transcribing: 'transcribing',
  analysing: 'analysing',
  complete: 'complete',
  completeWithErrors: 'completeWithErrors',
  failed: 'failed',
  deleted: 'deleted',
} as const;

export type KaiConversationState = (typeof kaiConversationState)[keyof typeof kaiConversationState];

/** The states of a kai conversation by the tags of its chart. */
export const kaiConversationStates = {
  all: ['draft', 'uploading', 'awaitingCredit', 'queued', 'transcribing', 'analysing', 'complete', 'completeWithErrors', 'failed', 'deleted'],
  analysed: ['complete', 'completeWithErrors'],
  busy: ['uploading', 'queued', 'transcribing', 'analysing'],
  open: ['draft', 'uploading', 'awaitingCredit', 'queued', 'transcribing', 'analysing', 'complete', 'completeWithErrors', 'failed'],
} as const satisfies Readonly<Record<string, readonly KaiConversationState[]>>;
