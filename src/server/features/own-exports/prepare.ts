import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import { system } from '#machines/person.ts';
import { ownExportState } from '#machines/own-export/states.gen.ts';
import { userState } from '#machines/user/states.gen.ts';
import { dateAt } from '#domain/time/local.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { ownExports, users } from '#database/schema/index.ts';
import type { Clock } from '#server/clock.ts';
import { keepIncoming } from '#server/files/kept-files.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { Incoming } from '#server/files/incoming.ts';
import type { Log } from '#server/log.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import { send } from '#server/records/send.ts';
import { archiveType, ownExportKind, type OwnExportRow } from './kind.ts';
import { pack } from './pack.ts';

const purpose = 'ownExport';
const wanted = z.object({ id: z.string() });

/** So often it is tried to make a file: a quarter of an hour. What still breaks then ends in its failure. */
const mostAttempts = 5;

interface Options {
  readonly db: Database;
  readonly files: FileStore;
  readonly clock: Clock;
  readonly log: Log;
}

/** Puts everything about a person into one archive, in the place of an earlier one. What was prepared, or asked for by somebody who has left since, is left alone. */
export const exportDelivery =
  (parts: Options): Delivery =>
  async (payload, _, attempt = 1) => {
    const { id } = wanted.parse(payload);
    const { db, clock, log } = parts;
    try {
      await prepare(parts, id);
    } catch (error) {
      if (attempt < mostAttempts) throw error;
      log.error('A personal data export broke and is given up.', error, { id });
      await db.transaction(async () => {
        if (await waiting(db, id))
          await send(db, ownExportKind, id, { type: 'FAIL', by: system, at: clock.now() });
      });
    }
  };

/** The file that is to be made, locked, of somebody who is still there. */
async function waiting(db: Database, id: string): Promise<OwnExportRow | null> {
  const [row] = await db.orm
    .select({ row: ownExports })
    .from(ownExports)
    .innerJoin(users, and(eq(users.id, ownExports.userId), inState(users.status, userState.active)))
    .where(and(eq(ownExports.id, id), inState(ownExports.status, ownExportState.preparing)))
    .for('update', { of: ownExports });
  return row?.row ?? null;
}

/** Packs everything without holding a transaction, and then puts it where it can be downloaded; whoever has left in the meantime gets nothing. */
async function prepare(options: Options, id: string): Promise<void> {
  const row = await waiting(options.db, id);
  if (!row) return;
  const { files } = options;
  const archive = await pack(options, row);
  try {
    await options.db.transaction(() => finish(options, id, archive));
  } finally {
    await files.discard(archive);
  }
}

async function finish({ db, files, clock }: Options, id: string, archive: Incoming): Promise<void> {
  const row = await waiting(db, id);
  if (!row) return;
  const { userId } = row;
  const now = clock.now();
  const stamp = { by: system, at: now };
  const earlier = await db.orm
    .select({ id: ownExports.id })
    .from(ownExports)
    .where(
      and(
        eq(ownExports.userId, userId),
        ne(ownExports.id, id),
        inState(ownExports.status, ownExportState.ready),
      ),
    );
  for (const each of earlier) await send(db, ownExportKind, each.id, { type: 'REPLACE', ...stamp });
  const name = `waymark-${dateAt('UTC', now)}.zip`;
  const about = { purpose, ownerId: userId, name, mediaType: archiveType, at: now };
  const fileId = await keepIncoming({ db, files }, { ...about, incoming: archive });
  await db.orm.update(ownExports).set({ fileId }).where(eq(ownExports.id, id));
  await send(db, ownExportKind, id, { type: 'FINISH', ...stamp });
}
