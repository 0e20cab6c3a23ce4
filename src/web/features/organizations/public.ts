export { amount } from './amounts.ts';
export { ByTopic } from './by-topic.tsx';
