import { randomUUID } from 'node:crypto';
import type { Database } from '#database/database.ts';
import { interactiveResponses } from '#database/schema/index.ts';
import { interactiveResponseState } from '#machines/interactive-response/states.gen.ts';
import { anActivity } from '#tests/support/activities.ts';
import { seededAt } from '#tests/support/database.ts';

/** An activity of a programme, and what its member has done with it. */
export async function activityIn(db: Database, programmeId: string, member: string) {
  const { activity, assignment } = await anActivity(db, { programmeId });
  const interactiveResponse = randomUUID();
  await db.orm.insert(interactiveResponses).values({
    id: interactiveResponse,
    status: interactiveResponseState.inProgress,
    assignment,
    member,
    contentVersion: 1,
    completionRule: 'event',
    resumable: true,
    startedAt: seededAt,
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  return {
    interactiveResource: activity,
    programmeInteractiveResource: assignment,
    interactiveResponse,
  };
}
