import type { NoticeLink, NoticeRows } from '../notice.ts';

/** What notices of AI conversations are made of. */
export interface KaiFacts {
  readonly title: string;
  readonly programmeId: string;
  readonly conversationId: string;
  readonly warnings: readonly string[];
  /** Why it could not be analysed. */
  readonly reason: string;
}

const go = ({ programmeId, conversationId }: KaiFacts): NoticeLink => ({
  path: `/app/programmes/${programmeId}/kai-conversations/${conversationId}`,
  label: 'Open the conversation',
});

/** What people hear of AI conversations. */
export const kaiNotices = {
  KaiComplete: {
    to: ['uploader', 'about'],
    text: ({ title }) => `Your analysis of “${title}” is ready.`,
    subject: ({ title }) => `Your analysis of “${title}” is ready`,
    go,
    channel: 'E',
    settled: 'opened',
    label: 'The analysis of a conversation is ready',
    readers: ['member'],
  },
  KaiCompleteWithErrors: {
    to: ['uploader'],
    text: ({ title, warnings }) => `“${title}” was analysed with warnings: ${warnings.join(' ')}`,
    subject: ({ title }) => `“${title}” was analysed with warnings`,
    go,
    channel: 'E',
    settled: 'opened',
    label: 'A conversation is analysed with warnings, or can’t be analysed',
    readers: ['member', 'staff'],
  },
  'KaiCompleteWithErrors/failed': {
    to: ['uploader', 'staff'],
    text: ({ title, reason }) =>
      `We couldn’t analyse “${title}”: ${reason} Your AI credit wasn’t used.`,
    subject: ({ title }) => `We couldn’t analyse “${title}”`,
    go,
    channel: 'E',
    settled: 'opened',
    readers: ['member', 'staff'],
  },
} as const satisfies NoticeRows<KaiFacts>;
