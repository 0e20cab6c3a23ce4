import type { ReadingTerms } from './adapter.ts';

/** Whether an event stands for a booking of ours, by its uid or by where it is kept: bookings already say that this time is taken. */
export const isOurs = (
  { remotes }: Pick<ReadingTerms, 'remotes'>,
  { uid, remote }: { readonly uid: string; readonly remote: string },
): boolean => uid.endsWith('@waymark') || remotes.has(remote);
