import type { Territory } from '#tools/paths/explore.ts';

/** What the pages of the application can do of one machine. */
export interface BrowserModel {
  /** The cases that a page can bring about, and nothing else. */
  readonly territory: Territory;
  /** Why the rest is out of its reach, by the id of a transition, the path of a state or the name of a guard. */
  readonly beyond: Readonly<Record<string, string>>;
  /** What is walked though no page is told of it, by the id of the transition, with the reason: the history of the record alone tells that it was taken. */
  readonly unshown?: Readonly<Record<string, string>>;
  /** Whether what must be refused is looked for on the pages too. */
  readonly refuses: boolean;
  /** Where that is, when it is less than the whole territory. */
  readonly refusing?: Territory;
}
