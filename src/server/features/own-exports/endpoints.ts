import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { ownExports, users } from '#database/schema/index.ts';
import { ownExportChart } from '#machines/own-export/chart.ts';
import { isBeingPrepared, isDownloadable } from '#machines/own-export/phases.ts';
import type { OwnExportState } from '#machines/own-export/states.gen.ts';
import type { Stamp } from '#machines/person.ts';
import { newId } from '#domain/ids.ts';
import { openFile } from '#server/files/kept-files.ts';
import { bind } from '#server/api/bind.ts';
import { signedIn } from '#server/http/policy.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant, wireInstantOrNull } from '#server/http/answers/wire.ts';
import { confirmCaller } from '#server/identity/confirm-again.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { create } from '#server/records/send.ts';
import { ownExportKind, type OwnExportRow } from './kind.ts';

const present = ({ id, status, askedAt, progress, expiresAt }: OwnExportRow) => ({
  id,
  phase: status as OwnExportState,
  askedAt: wireInstant(askedAt),
  progress,
  expiresAt: wireInstantOrNull(expiresAt),
});

async function latestOf(db: Database, userId: string): Promise<OwnExportRow | null> {
  const [row] = await db.orm
    .select()
    .from(ownExports)
    .where(eq(ownExports.userId, userId))
    .orderBy(desc(ownExports.askedAt), desc(ownExports.id))
    .limit(1);
  return row ?? null;
}

/** Asks for an export; while one is being prepared there is no second, and whoever asks is told so. */
async function ask(db: Database, reader: Stamp): Promise<void> {
  const { by, at } = reader;
  const { id: userId } = by;
  // Of two who ask at once, on two devices, the second waits here and then finds what the first has asked for.
  await db.orm
    .select({ id: users.id })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  const latest = await latestOf(db, userId);
  if (latest && isBeingPrepared(latest.status))
    throw refuse.conflict({
      event: ownExportChart.tooLate(latest.status, 'ASK', { userId, expiresAt: null }),
    });
  const id = newId(at);
  await create(db, ownExportKind, {
    id,
    context: { userId, expiresAt: null },
    event: { type: 'ASK', ...reader },
    async insert({ status }) {
      const row = { id, userId, status, version: 1, askedAt: at, updatedAt: at };
      await db.orm.insert(ownExports).values(row);
      return { ...row, progress: 0, expiresAt: null, fileId: null };
    },
  });
}

/** Everything that is kept about the reader: asked for with their password, prepared in the background, there for 7 days. */
export const ownExportBindings = {
  ...bind('GET /profile/export', {
    policy: signedIn,
    handle: async ({ principal, services: { db } }) => {
      const latest = await latestOf(db, principal.id);
      return { export: latest && present(latest) };
    },
  }),

  ...bind('POST /profile/export', {
    policy: signedIn,
    needs: ['settings'],
    async handle({ principal, body, now, services: { db, settings } }) {
      await confirmCaller({ principal, body, now, services: { db, settings } });
      await db.transaction(() => ask(db, readerOf({ principal, now })));
      const latest = await latestOf(db, principal.id);
      if (!latest) throw new Error('An export that was asked for is not there');
      return { export: present(latest) };
    },
  }),

  ...bind('GET /profile/export/{ownExport}/file', {
    policy: signedIn,
    needs: ['files'],
    async handle({ params, principal, now, services: { db, files } }) {
      const [row] = await db.orm
        .select()
        .from(ownExports)
        .where(and(eq(ownExports.id, params.ownExport), eq(ownExports.userId, principal.id)));
      // The timer takes the file away; until it has rung nobody gets what is over.
      const isThere = row !== undefined && isDownloadable(row.status) && (row.expiresAt ?? 0) > now;
      const found = isThere && row.fileId ? await openFile({ db, files }, row.fileId) : null;
      if (!found) throw refuse.notFound();
      return { content: found.content, mediaType: found.file.mediaType, name: found.file.name };
    },
  }),
};
