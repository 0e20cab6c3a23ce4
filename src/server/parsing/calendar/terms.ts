import type { Interval } from '#domain/slots/interval.ts';

/** What belongs to a reading. */
export interface ReadingTerms {
  /** Between these instants. */
  readonly window: Interval;
  /** The zone of times that name none, such as whole days: the coach's. */
  readonly zone: string;
  /** The coach's addresses: what they have declined does not keep them busy. */
  readonly addresses: readonly string[];
  /** Where events of ours are kept. */
  readonly remotes: ReadonlySet<string>;
}

/** An event of ours where it is kept, with the version it has there. */
export interface Kept {
  readonly remote: string;
  readonly etag: string | null;
}

/** What has become of an event of ours. */
export interface Seen extends Kept, Interval {
  /** Still there, but the coach has declined it or called it off. */
  readonly isDeclined: boolean;
}

/** Whether an event stands for a booking of ours, by its uid or by where it is kept: bookings already say that this time is taken. */
export const isOurs = (
  { remotes }: Pick<ReadingTerms, 'remotes'>,
  { uid, remote }: { readonly uid: string; readonly remote: string },
): boolean => uid.endsWith('@waymark') || remotes.has(remote);
