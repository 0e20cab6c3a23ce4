import { asc, eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import {
  interactiveResources,
  interactiveResponses,
  programmeInteractiveResources,
  programmes,
} from '#database/schema/index.ts';
import { wireInstantOrNull } from '#server/http/answers/wire.ts';

/** How far they have come with activities of their programmes, with what these have saved for them. */
export async function activitiesOf(db: Database, id: string) {
  const rows = await db.orm
    .select({
      response: interactiveResponses,
      activity: interactiveResources.name,
      programme: programmes.name,
    })
    .from(interactiveResponses)
    .innerJoin(
      programmeInteractiveResources,
      eq(programmeInteractiveResources.id, interactiveResponses.assignment),
    )
    .innerJoin(
      interactiveResources,
      eq(interactiveResources.id, programmeInteractiveResources.interactiveResourceId),
    )
    .innerJoin(programmes, eq(programmes.id, programmeInteractiveResources.programmeId))
    .where(eq(interactiveResponses.member, id))
    .orderBy(asc(interactiveResponses.createdAt), asc(interactiveResponses.id));
  return rows.map(({ response, ...of }) => ({
    ...of,
    status: response.status,
    progress: response.progress,
    score: response.score,
    state: response.state,
    startedAt: wireInstantOrNull(response.startedAt),
    completedAt: wireInstantOrNull(response.completedAt),
    earlierAttempts: response.attempts.map(({ startedAt, completedAt, ...attempt }) => ({
      ...attempt,
      startedAt: wireInstantOrNull(startedAt),
      completedAt: wireInstantOrNull(completedAt),
    })),
  }));
}
