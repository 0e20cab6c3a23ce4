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
import { keepFile } from '#server/files/kept-files.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { Log } from '#server/log.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import { send } from '#server/records/send.ts';
import { everythingAbout } from './everything-about.ts';
import { ownExportKind, type OwnExportRow } from './kind.ts';

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

/** Puts everything about a person into one file, in the place of an earlier one. What was prepared, or asked for by somebody who has left since, is left alone. */
export const exportDelivery =
  (parts: Options): Delivery =>
  async (payload, _, attempt = 1) => {
    const { id } = wanted.parse(payload);
    const { db, clock, log } = parts;
    try {
      await db.transaction(() => prepare(parts, id));
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

async function prepare({ db, files, clock }: Options, id: string): Promise<void> {
  const row = await waiting(db, id);
  if (!row) return;
  const { userId } = row;
  const now = clock.now();
  const stamp = { by: system, at: now };
  const content = Buffer.from(JSON.stringify(await everythingAbout(db, userId, now), null, 2));
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
  const name = `waymark-${dateAt('UTC', now)}.json`;
  const mediaType = 'application/json';
  const about = { purpose, ownerId: userId, name, mediaType, content, at: now };
  const fileId = await keepFile({ db, files }, about);
  await db.orm.update(ownExports).set({ fileId }).where(eq(ownExports.id, id));
  await send(db, ownExportKind, id, { type: 'FINISH', ...stamp });
}
