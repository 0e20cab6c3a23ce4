export { UnreadMessages } from './unread-messages.tsx';
