import { and, desc, eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { ownExports } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { readFile } from '#server/files/kept-files.ts';
import { bind } from '#server/api/bind.ts';
import { signedIn } from '#server/http/policy.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant, wireInstantOrNull } from '#server/http/answers/wire.ts';
import { confirmAgain } from '#server/identity/confirm-again.ts';
import { enqueue } from '#server/outbox/queue.ts';
import { exportJob } from './prepare-export.ts';

type Row = typeof ownExports.$inferSelect;
type Phase = 'preparing' | 'ready' | 'failed' | 'expired';

const present = ({ id, status, askedAt, expiresAt }: Row, now: number) => ({
  id,
  phase: (expiresAt !== null && expiresAt <= now ? 'expired' : status) as Phase,
  askedAt: wireInstant(askedAt),
  expiresAt: wireInstantOrNull(expiresAt),
});

async function latestOf(db: Database, userId: string): Promise<Row | null> {
  const [row] = await db.orm
    .select()
    .from(ownExports)
    .where(eq(ownExports.userId, userId))
    .orderBy(desc(ownExports.askedAt), desc(ownExports.id))
    .limit(1);
  return row ?? null;
}

/** Asks for an export; while one is being prepared there is no second. */
const ask = (db: Database, userId: string, at: number): Promise<void> =>
  db.transaction(async () => {
    const id = newId(at);
    const [asked] = await db.orm
      .insert(ownExports)
      .values({ id, userId, status: 'preparing', askedAt: at })
      .onConflictDoNothing()
      .returning({ id: ownExports.id });
    if (!asked) return;
    await enqueue(db, [{ kind: exportJob, payload: { id }, dedupeKey: `${exportJob}:${id}` }], at);
  });

/** Everything that is kept about the reader: asked for with their password, prepared in the background, there for 24 hours. */
export const ownExportBindings = {
  ...bind('GET /profile/export', {
    policy: signedIn,
    handle: async ({ principal, now, services: { db } }) => {
      const latest = await latestOf(db, principal.id);
      return { export: latest && present(latest, now) };
    },
  }),

  ...bind('POST /profile/export', {
    policy: signedIn,
    needs: ['settings'],
    async handle({ principal, body, now, services: { db, settings } }) {
      await confirmAgain(db, settings.tokenSecret, {
        principal,
        password: body.yourPassword,
        field: 'yourPassword',
        now,
      });
      await ask(db, principal.id, now);
      const latest = await latestOf(db, principal.id);
      if (!latest) throw new Error('An export that was asked for is not there');
      return { export: present(latest, now) };
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
      const isThere = row?.status === 'ready' && (row.expiresAt ?? 0) > now;
      const found = isThere && row.fileId ? await readFile({ db, files }, row.fileId) : null;
      if (!found) throw refuse.notFound();
      return { content: found.content, mediaType: found.file.mediaType, name: found.file.name };
    },
  }),
};
