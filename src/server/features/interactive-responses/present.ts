import { eq, inArray } from 'drizzle-orm';
import { isStaff, type Stamp } from '#machines/person.ts';
import type { InteractiveResponseState } from '#machines/interactive-response/states.gen.ts';
import type { Database } from '#database/database.ts';
import {
  interactiveResources,
  programmeInteractiveResources,
  programmes,
} from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { peopleOf } from '#server/records/people.ts';
import type { ResponseRow } from './kind.ts';

const orNull = (at: number | null): string | null => (at === null ? null : wireInstant(at));
const nobody = (id: string) => ({ id, fullName: '', pictureUrl: null });

/** What the list says about responses. */
export async function summarise(db: Database, rows: readonly ResponseRow[]) {
  const personOf = await peopleOf(
    db,
    rows.map(({ member }) => member),
  );
  const named = await namesOf(
    db,
    rows.map(({ assignment }) => assignment),
  );
  return rows.map((row) => {
    const known = named.get(row.assignment);
    if (!known) throw new Error(`The activity of ${row.id} vanished`);
    return {
      status: row.status as InteractiveResponseState,
      assignment: { id: row.assignment, name: known.name },
      programme: { id: known.programmeId, name: known.programme },
      member: personOf(row.member) ?? nobody(row.member),
      contentVersion: row.contentVersion,
      completionRule: row.completionRule,
      progress: row.progress,
      score: row.score,
      maxScore: row.maxScore,
      attempts: row.attempts.length + (row.startedAt === null ? 0 : 1),
      lastActivityAt: orNull(row.lastActivityAt),
    };
  });
}

async function namesOf(db: Database, ids: readonly string[]) {
  const { id, interactiveResourceId, programmeId } = programmeInteractiveResources;
  const found =
    ids.length === 0
      ? []
      : await db.orm
          .select({ id, programmeId, name: interactiveResources.name, programme: programmes.name })
          .from(programmeInteractiveResources)
          .innerJoin(interactiveResources, eq(interactiveResources.id, interactiveResourceId))
          .innerJoin(programmes, eq(programmes.id, programmeId))
          .where(inArray(id, [...new Set(ids)]));
  return new Map(found.map((each) => [each.id, each]));
}

/** What the page of one says besides. */
export const detailOf = async (_: Database, row: ResponseRow, { by }: Stamp) => ({
  startedAt: orNull(row.startedAt),
  completedAt: orNull(row.completedAt),
  earlier: row.attempts
    .map(({ startedAt, completedAt, ...attempt }) => ({
      ...attempt,
      startedAt: orNull(startedAt),
      completedAt: orNull(completedAt),
    }))
    .toReversed(),
  mayResume: row.member === by.id,
  mayAudit: isStaff(by),
});
