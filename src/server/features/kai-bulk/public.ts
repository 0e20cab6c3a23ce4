export { bulkOfConversations } from './apply.ts';
