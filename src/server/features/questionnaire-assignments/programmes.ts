import { and, eq, isNull } from 'drizzle-orm';
import { isAnswerable, isToCome } from '#machines/questionnaire-assignment/labels.ts';
import { system } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { questionnaireAssignments } from '#database/schema/index.ts';
import { send } from '#server/records/send.ts';
import { questionnaireAssignmentKind } from './kind.ts';

const assignedTo = (db: Database, programmeId: string) =>
  db.orm
    .select({ id: questionnaireAssignments.id, status: questionnaireAssignments.status })
    .from(questionnaireAssignments)
    .where(
      and(
        eq(questionnaireAssignments.programmeId, programmeId),
        isNull(questionnaireAssignments.deletedAt),
      ),
    );

/** A programme is over: its questionnaires close with it. */
export async function closeWithProgramme(db: Database, programmeId: string, at: number) {
  for (const { id, status } of await assignedTo(db, programmeId))
    if (isAnswerable(status) || isToCome(status))
      await send(db, questionnaireAssignmentKind, id, { type: 'CLOSE', by: system, at });
}

/** Somebody takes part in a programme, or does so no longer. */
export async function refreshProgramme(db: Database, programmeId: string, at: number) {
  for (const { id, status } of await assignedTo(db, programmeId))
    if (isAnswerable(status))
      await send(db, questionnaireAssignmentKind, id, { type: 'REFRESH', by: system, at });
}
