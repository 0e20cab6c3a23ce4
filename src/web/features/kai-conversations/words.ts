import type { KaiConversationState } from '#machines/kai-conversation/states.gen.ts';
import type { Tone } from '#web/ui/tone.ts';

export const statuses: Readonly<
  Record<KaiConversationState, { readonly name: string; readonly tone: Tone }>
> = {
  draft: { name: 'Draft', tone: 'neutral' },
  uploading: { name: 'Uploading', tone: 'info' },
  awaitingCredit: { name: 'Waiting for a credit to be chosen', tone: 'warning' },
  queued: { name: 'Queued', tone: 'info' },
  transcribing: { name: 'Transcribing', tone: 'info' },
  analysing: { name: 'Analysing', tone: 'info' },
  complete: { name: 'Complete', tone: 'success' },
  completeWithErrors: { name: 'Complete with warnings', tone: 'warning' },
  failed: { name: 'Failed', tone: 'danger' },
  deleted: { name: 'Deleted', tone: 'neutral' },
};

/** The status of a conversation, as badges and lists have it. */
export const statusOf = (status: string) => statuses[status as KaiConversationState];
