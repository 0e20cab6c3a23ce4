export { choose, preferencesOf } from './choose.ts';
export { mountUnsubscribing } from './unsubscribe.ts';
