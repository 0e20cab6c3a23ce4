export { holdCredit } from './credit.ts';
export { letGoOfConversations } from './erase.ts';
export { draftKaiFileDelivery, draftKaiFileJob, draftPurpose } from './files.ts';
export { kaiConversationKind } from './kind.ts';
export { writePassages } from './passages.ts';
export { conversationsPlace } from './visible.ts';
export { conversationJob } from './queue.ts';
export { conversationWork, keepAnalysis } from './work.ts';
