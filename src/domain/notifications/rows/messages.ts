import type { NoticeRows } from '../notice.ts';

/** Whose message it is. What it says is told to nobody but on the page. */
export interface MessageFacts {
  readonly senderId: string;
  readonly senderName: string;
}

const sent = ({ senderName }: MessageFacts): string => `${senderName} sent you a message.`;

/** What people hear of messages that they have not read. The spelling is the specification's. */
export const messageNotices = {
  MessageRecieved: {
    to: ['recipient'],
    text: sent,
    subject: ({ senderName }) => `A message from ${senderName}`,
    go: ({ senderId }) => ({
      path: `/app/conversations/contacts/${senderId}`,
      label: 'Read the message',
    }),
    channel: 'E',
    settled: 'read',
    label: 'Someone sends you a message',
    readers: ['member', 'coach'],
  },
} as const satisfies NoticeRows<MessageFacts>;
