export { lookingAfterWork } from './endpoints.ts';
