export { LatestConversations } from './latest.tsx';
