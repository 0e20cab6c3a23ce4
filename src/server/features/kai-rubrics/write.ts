import { eq } from 'drizzle-orm';
import { leastScored } from '#domain/kai-conversations/analysis/analysis.ts';
import type { Scoring } from '#domain/kai-conversations/rubrics/rubric.ts';
import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import type { Database } from '#database/database.ts';
import { kaiRubricDrafts, kaiRubricVersions } from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { publishChange } from '#server/stream/publish.ts';
import { rubricInForce } from './versions.ts';

interface Stamp {
  readonly group: ProgrammeGroup;
  /** The version of the draft that was read; 0 where there was none. */
  readonly version: number;
  readonly by: string;
  readonly at: number;
}

const tooLate = () =>
  refuse.conflict({
    version:
      'Someone else changed this rubric a moment ago. We’ve loaded the latest version; what you typed is still here.',
  });

const announceChange = (db: Database) =>
  publishChange(db, { topics: ['record:kai-rubrics'], to: { userIds: [], staff: true } });

/** The draft of a group as it was read, kept from others until the transaction ends; null where none was read and there is none. */
async function asRead(db: Database, { group, version }: Stamp) {
  const [draft] = await db.orm
    .select()
    .from(kaiRubricDrafts)
    .where(eq(kaiRubricDrafts.group, group))
    .for('update');
  if ((draft?.version ?? 0) !== version) throw tooLate();
  return draft ?? null;
}

/** Keeps what is written for the next version, inside the current transaction. */
export async function keepDraft(db: Database, scoring: Scoring, stamp: Stamp): Promise<void> {
  const { group, version, by, at } = stamp;
  const draft = await asRead(db, stamp);
  const written = { scoring, at, byId: by };
  const [kept] = draft
    ? await db.orm
        .update(kaiRubricDrafts)
        .set({ ...written, version: version + 1 })
        .where(eq(kaiRubricDrafts.group, group))
        .returning({ group: kaiRubricDrafts.group })
    : await db.orm
        .insert(kaiRubricDrafts)
        .values({ group, ...written })
        .onConflictDoNothing()
        .returning({ group: kaiRubricDrafts.group });
  if (!kept) throw tooLate();
  await announceChange(db);
}

/** Throws it away, inside the current transaction. */
export async function discardDraft(db: Database, stamp: Stamp): Promise<void> {
  await asRead(db, stamp);
  await db.orm.delete(kaiRubricDrafts).where(eq(kaiRubricDrafts.group, stamp.group));
  await announceChange(db);
}

/** Makes it the version in force, inside the current transaction. */
export async function publishDraft(db: Database, note: string, stamp: Stamp): Promise<void> {
  const { group, by, at } = stamp;
  const draft = await asRead(db, stamp);
  if (!draft) throw tooLate();
  if (draft.scoring.dimensions.length < leastScored)
    throw refuse.invalid({
      note: `A rubric needs at least ${leastScored} dimensions before it can be published.`,
    });
  const { version } = await rubricInForce(db, group);
  const [published] = await db.orm
    .insert(kaiRubricVersions)
    .values({ group, number: Number(version) + 1, scoring: draft.scoring, note, at, byId: by })
    .onConflictDoNothing()
    .returning({ number: kaiRubricVersions.number });
  if (!published) throw tooLate();
  await db.orm.delete(kaiRubricDrafts).where(eq(kaiRubricDrafts.group, group));
  await announceChange(db);
}
