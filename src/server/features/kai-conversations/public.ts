export { kaiConversationKind } from './kind.ts';
export { draftKaiFileDelivery, draftKaiFileJob } from './files.ts';
export { conversationJob } from './queue.ts';
export { conversationWork } from './work.ts';
