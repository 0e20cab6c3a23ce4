import type { Database } from '#database/database.ts';
import { filePurposes, type FilePurpose } from '#domain/files/purposes.ts';
import { systemClock } from './clock.ts';
import type { Clock } from './clock.ts';
import { bucketStore } from './files/bucket-store.ts';
import { folderStore } from './files/file-store.ts';
import type { FileStore } from './files/file-store.ts';
import { withShipped } from './files/shipped/shipped-files.ts';
import { talkContents } from './files/shipped/talks.ts';
import { worksheetContents } from './files/shipped/worksheets.ts';
import type { Drawing } from './drawing/drawing.ts';
import type { Identify, AccountStatus } from './http/principal.ts';
import type { Attempts } from './http/limits/attempts.ts';
import { rateLimits } from './http/limits/rate-limits.ts';
import type { RateLimits } from './http/limits/rate-limits.ts';
import { createIdentify, createAccountStatus } from './identity/identify.ts';
import { pacedAttempts } from './identity/paces.ts';
import { shippedTexts } from './legal/legal-texts.ts';
import type { LegalTexts } from './legal/legal-texts.ts';
import type { Log } from './log.ts';
import { openParsingRoom } from './parsing/room/room.ts';
import type { ParsingRoom } from './parsing/room/room.ts';
import type { Settings } from './settings/settings.ts';
import { openChangeFeed } from './stream/change-feed.ts';
import type { ChangeFeed } from './stream/change-feed.ts';

/** What the whole server shares. Adapters that handlers need are added here. */
export interface Services {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly settings: Settings;
  readonly identify: Identify;
  readonly entitlement: AccountStatus;
  readonly limits: RateLimits;
  readonly attempts: Attempts;
  /** The contents of what is kept as a file. */
  readonly files: FileStore;
  /** What files may be sent for, in parts. */
  readonly filePurposes: Readonly<Record<string, FilePurpose>>;
  /** Where content from outside is read. */
  readonly parsing: ParsingRoom;
  /** Draws pages for whoever opens them; null: their browsers do. */
  readonly drawing: Drawing | null;
  /** What everybody has to have accepted. */
  readonly legal: LegalTexts;
  /** The open pages of this process; `publishChange` tells those of all processes. */
  readonly changes: ChangeFeed;
}

type Parts = Pick<Services, 'db' | 'log' | 'settings'> &
  Partial<Services> & {
    /** Milliseconds between two looks at everybody whose stream is open. */
    readonly lookEvery?: number;
  };

/** The services as they are in production, except those that are given. `close` ends the streams of open pages and what is being read; the database stays open. */
export async function composeServices({
  lookEvery,
  ...parts
}: Parts): Promise<{ services: Services; close(): Promise<void> }> {
  const { db, log, settings, clock = systemClock, legal = shippedTexts } = parts;
  const entitlement = parts.entitlement ?? createAccountStatus({ db, clock, legal });
  const changes = await openChangeFeed({ db, log, clock, entitlement, lookEvery });
  const services: Services = {
    clock,
    entitlement: entitlement,
    identify: createIdentify({ db, clock, settings, legal }),
    legal,
    limits: rateLimits(),
    attempts: pacedAttempts(db),
    files: withShipped(
      settings.bucket
        ? bucketStore(settings.dataFolder, settings.bucket)
        : folderStore(settings.dataFolder),
      { ...worksheetContents, ...talkContents },
    ),
    filePurposes,
    parsing: openParsingRoom({ log }),
    drawing: null,
    changes,
    ...parts,
  };
  return {
    services,
    async close() {
      await Promise.all([changes.stop(), services.parsing.close(), services.drawing?.close()]);
    },
  };
}
