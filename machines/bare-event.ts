import type { Stamp } from './person.ts';

/** What the server found out under the lock: by the name of the question, the sentence for whom it stops, or nothing. */
export type Facts = Readonly<Record<string, string | null>>;

/** An event of which no more is certain than who sends it and when, and what was found out for it: what it brings is not written yet. */
export interface BareEvent extends Stamp {
  readonly type: string;
  readonly facts?: Facts;
}
