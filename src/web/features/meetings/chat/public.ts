export { KeptChat } from './kept-chat.tsx';
