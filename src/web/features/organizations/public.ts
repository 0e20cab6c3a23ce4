export { amount } from './amounts.ts';
