import type { Principal } from '#server/http/principal.ts';

/** A page that hears of changes. */
export interface Subscriber {
  readonly principal: Principal;
  /** Topics that this page may hear of besides what concerns its person. */
  readonly interests?: ReadonlySet<string>;
  /** Whether all of the interests are still this person's to have. */
  readonly mayStillHear?: () => Promise<boolean>;
  /** Topics that changed. */
  readonly onTopics: (topics: readonly string[]) => void;
  /** Hints may have been lost: everything shown may be old. */
  readonly onGap: () => void;
  /** This process stops, or what let this page in is over. */
  readonly onEnd: () => void;
}
