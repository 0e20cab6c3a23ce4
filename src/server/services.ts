import type { Database } from '#database/database.ts';
import type { Clock } from './clock.ts';
import type { Identify } from './http/principal.ts';
import type { RateLimits } from './http/rate-limits.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';
import type { ChangeFeed } from './stream/change-feed.ts';

/** What the whole server shares. Composed in main.ts, and in tests by `testServer`; an adapter that handlers need is added here. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: Settings;
  readonly identify: Identify;
  readonly limits: RateLimits;
  /** The open pages of this process; `publishChange` tells those of all processes. */
  readonly changes: ChangeFeed;
}
