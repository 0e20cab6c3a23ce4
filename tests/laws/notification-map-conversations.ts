import { row } from './notification-map-account.ts';

const facts = {
  title: '{title}',
  programmeId: '{programme}',
  conversationId: '{kaiConversation}',
  warnings: ['{warnings}'],
  reason: '{reason}.',
};
const link = '/app/programmes/{programme}/kai-conversations/{kaiConversation}';
const mailed = { channel: 'E', auto: 'opened', link } as const;

/** What of the notification map (domain reference, 13) is about AI conversations, as it is written there. */
export const conversationMap = [
  row('KaiComplete', facts, {
    ...mailed,
    to: ['uploader', 'about'],
    text: 'Your analysis of “{title}” is ready.',
  }),
  row('KaiCompleteWithErrors', facts, {
    ...mailed,
    to: ['uploader'],
    text: '“{title}” was analysed with warnings: {warnings}',
  }),
  row('KaiCompleteWithErrors/failed', facts, {
    ...mailed,
    to: ['uploader', 'staff'],
    text: 'We couldn’t analyse “{title}”: {reason}. Your AI credit wasn’t used.',
  }),
];
