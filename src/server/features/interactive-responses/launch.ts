import { and, eq } from 'drizzle-orm';
import { newId } from '#domain/ids.ts';
import type { Stamp } from '#machines/person.ts';
import { unwritten } from '#machines/plain-record.ts';
import type { Database } from '#database/database.ts';
import {
  interactiveResourceVersions,
  interactiveResponses,
  programmeInteractiveResources,
  users,
} from '#database/schema/index.ts';
import { create, send } from '#server/records/send.ts';
import { interactiveResponseKind } from './kind.ts';

/** A member launches an activity of a programme, inside the current transaction: they begin, or go on. Resolves to the response. */
export async function launch(db: Database, assignment: string, { by, at }: Stamp): Promise<string> {
  // Two tabs that launch at once begin one response.
  await db.orm.select({ id: users.id }).from(users).where(eq(users.id, by.id)).for('no key update');
  const { id, member } = interactiveResponses;
  const [there] = await db.orm
    .select({ id })
    .from(interactiveResponses)
    .where(and(eq(interactiveResponses.assignment, assignment), eq(member, by.id)));
  const event = { type: 'LAUNCH', by, at } as const;
  if (there) {
    await send(db, interactiveResponseKind, there.id, event);
    return there.id;
  }
  const context = {
    ...unwritten,
    ...(await versionOf(db, assignment)),
    assignment,
    member: by.id,
    attempts: [],
    progress: 0,
    score: null,
    state: null,
    startedAt: null,
    completedAt: null,
    lastActivityAt: null,
  };
  const responseId = newId(at);
  await create(db, interactiveResponseKind, {
    id: responseId,
    context,
    event,
    extra: null,
    insert: (row) => interactiveResponseKind.insert(db, responseId, row, at),
  });
  return responseId;
}

/** The version that the programme has now, and what holds for it. */
async function versionOf(db: Database, assignment: string) {
  const { number, completionRule, minScore, maxScore, resumable, interactiveResourceId } =
    interactiveResourceVersions;
  const assignments = programmeInteractiveResources;
  const [found] = await db.orm
    .select({ contentVersion: number, completionRule, minScore, maxScore, resumable })
    .from(assignments)
    .innerJoin(
      interactiveResourceVersions,
      and(
        eq(interactiveResourceId, assignments.interactiveResourceId),
        eq(number, assignments.contentVersion),
      ),
    )
    .where(eq(assignments.id, assignment));
  if (!found) throw new Error(`The version of ${assignment} vanished`);
  return found;
}
