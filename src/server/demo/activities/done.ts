import { asc, eq, inArray } from 'drizzle-orm';
import { DAY, HOUR, MINUTE } from '#domain/time/calendar.ts';
import { interactiveResponseState } from '#machines/interactive-response/states.gen.ts';
import type { Database } from '#database/database.ts';
import {
  interactiveResources,
  interactiveResponses,
  programmeInteractiveResources,
} from '#database/schema/index.ts';
import { demoAccounts } from '../accounts.ts';
import type { Generator } from '../generator.ts';
import type { World } from '../programmes/build.ts';

/** Activities that some members have done; those who are shown around find them as they were given. */
export async function doActivities(
  db: Database,
  random: Generator,
  { programmes, now }: World,
): Promise<void> {
  const given = await db.orm
    .select({
      id: programmeInteractiveResources.id,
      programmeId: programmeInteractiveResources.programmeId,
      contentVersion: programmeInteractiveResources.contentVersion,
      maxScore: interactiveResources.maxScore,
      createdAt: programmeInteractiveResources.createdAt,
    })
    .from(programmeInteractiveResources)
    .innerJoin(
      interactiveResources,
      eq(interactiveResources.id, programmeInteractiveResources.interactiveResourceId),
    )
    .where(
      inArray(
        programmeInteractiveResources.programmeId,
        programmes.map(({ id }) => id),
      ),
    )
    .orderBy(asc(programmeInteractiveResources.id));
  const shown = demoAccounts.map(({ name }) => name);
  const done = given.flatMap(({ id, programmeId, contentVersion, maxScore, createdAt }) => {
    const { members = [] } = programmes.find((each) => each.id === programmeId) ?? {};
    const hours = Math.floor((now - createdAt - DAY) / HOUR);
    return members.flatMap((member) => {
      if (shown.includes(member.name) || !random.chance(0.3)) return [];
      const startedAt = createdAt + random.whole(1, hours) * HOUR;
      const completedAt = startedAt + random.whole(6, 25) * MINUTE;
      const score = maxScore === null ? null : random.whole(2, maxScore);
      return [
        {
          id: random.id(startedAt),
          version: 2,
          status: interactiveResponseState.completed,
          assignment: id,
          member: member.id,
          contentVersion,
          completionRule: 'event' as const,
          maxScore,
          resumable: true,
          attempts: [{ number: 1, startedAt, completedAt, progress: 1, score }],
          progress: 1,
          score,
          startedAt,
          completedAt,
          lastActivityAt: completedAt,
          createdAt: startedAt,
          createdBy: member.id,
          updatedAt: completedAt,
          updatedBy: member.id,
        },
      ];
    });
  });
  if (done.length > 0) await db.orm.insert(interactiveResponses).values(done);
}
