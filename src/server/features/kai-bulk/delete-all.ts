import { and, asc, eq, isNull } from 'drizzle-orm';
import { isAnalysed } from '#machines/kai-conversation/phases.ts';
import { uploadReportStates } from '#machines/upload-report/states.gen.ts';
import type { Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { kaiConversations, programmes, uploadReports } from '#database/schema/index.ts';
import { uploadReportKind } from '#server/features/uploads/public.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { once } from '#server/records/idempotency.ts';
import { send } from '#server/records/send.ts';
import { beginReport } from './begin.ts';

const kind = 'deleteAllConversations';

const conversationsOf = (db: Database, programme: string) =>
  db.orm
    .select({ id: kaiConversations.id, status: kaiConversations.status })
    .from(kaiConversations)
    .where(and(eq(kaiConversations.programmeId, programme), isNull(kaiConversations.deletedAt)))
    .orderBy(asc(kaiConversations.id));

async function goingOn(db: Database, programme: string): Promise<string | null> {
  const { id, kind: what, subjectId, status } = uploadReports;
  const [found] = await db.orm
    .select({ id })
    .from(uploadReports)
    .where(and(eq(what, kind), eq(subjectId, programme), inState(status, uploadReportStates.busy)))
    .limit(1);
  return found?.id ?? null;
}

interface Place {
  readonly id: string;
  readonly name: string;
}

/** What deleting all of a programme would do. */
export async function deletionOf(db: Database, programme: Place) {
  const found = await conversationsOf(db, programme.id);
  return {
    programme,
    conversations: found.length,
    analysed: found.filter(({ status }) => isAnalysed(status)).length,
    goingOn: await goingOn(db, programme.id),
  };
}

interface Wanted {
  readonly name: string;
  readonly conversations: number;
  readonly idempotencyKey: string;
}

/** Begins to delete all of a programme, once its name was typed and what it will do was seen; resolves to the report that tells how far it has come. */
export function deleteAll(
  db: Database,
  { id, name }: Place,
  { idempotencyKey: key, ...wanted }: Wanted,
  { by, at }: Stamp,
): Promise<string> {
  const endpoint = 'POST /programmes/{programme}/kai-conversations/deletion';
  return db.transaction(() =>
    once(db, { actorId: by.id, key, endpoint, request: { id, ...wanted }, at }, async () => {
      if (wanted.name !== name)
        throw refuse.invalid({ name: 'Type the name exactly as it is shown.' });
      // Two who begin at once take turns, so that the second finds the first at work.
      await db.orm.select().from(programmes).where(eq(programmes.id, id)).for('update');
      if ((await goingOn(db, id)) !== null)
        throw refuse.invalid({ event: 'Its conversations are already being deleted.' });
      const found = await conversationsOf(db, id);
      if (found.length === 0) throw refuse.invalid({ event: 'There is nothing to delete.' });
      if (found.length !== wanted.conversations)
        throw refuse.invalid({
          event: 'Conversations have come or gone since you looked. Check again what will happen.',
        });
      const rows = found.map(({ id: entityId }, index) => ({
        n: index + 1,
        outcome: 'update' as const,
        entityId,
      }));
      const about = { kind, fileName: name, programme: id, columns: [], rows } as const;
      const report = await beginReport(db, { ...about, by, at });
      await send(db, uploadReportKind, report, { type: 'APPLY', by, at });
      return report;
    }),
  );
}
