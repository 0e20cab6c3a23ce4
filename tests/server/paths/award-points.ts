import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { userAwards } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import type { AwardContext } from '#machines/award/context.ts';
import type { AwardEvent } from '#machines/award/capabilities.ts';
import type { Person } from '#machines/person.ts';
import { countPoints, withdrawPoints } from '#server/features/awards/public.ts';
import type { TestPerson } from '#tests/support/people.ts';
import type { Stage } from '#tests/support/stage.ts';

/** What happens to an award by what its member does and by what turns out not to have happened, as sessions say it when their outcome is recorded or corrected. */
export interface AwardPoints {
  /** Another member begins with another award. */
  begin(member: TestPerson, input: AwardContext): void;
  row(): Promise<typeof userAwards.$inferSelect | undefined>;
  /** One more session, or one less, by what an event says of their number. */
  happens(event: AwardEvent, by: Person): Promise<void>;
  isIn(states: readonly string[]): Promise<void>;
}

export function awardPoints({ db, clock }: Stage): AwardPoints {
  let member: TestPerson;
  let input: AwardContext;
  let sessions: string[] = [];

  const row = async () => {
    const [found] = await db.orm
      .select()
      .from(userAwards)
      .where(and(eq(userAwards.userId, member.id), eq(userAwards.award, input.award)));
    return found;
  };
  const done = (subjectId: string) =>
    ({ pointReason: 'sessionCompleted', userId: member.id, subjectId, at: clock.now() }) as const;

  return {
    begin(next, given) {
      member = next;
      input = given;
      sessions = [];
    },
    row,
    async happens(event, by) {
      if (!('progress' in event)) throw new Error(`${event.type} is nothing that happens`);
      if (event.progress > sessions.length) {
        const session = newId();
        sessions.push(session);
        await db.transaction(() => countPoints(db, done(session)));
      } else {
        const session = sessions.pop() ?? '';
        const reason = 'reason' in event ? event.reason : 'It was corrected.';
        await db.transaction(() => withdrawPoints(db, { ...done(session), by, reason }));
      }
    },
    async isIn(states) {
      const actual = (await row())?.status ?? 'locked';
      if (!isDeepStrictEqual([actual], [...states]))
        throw new Error(`The award is ${actual}, not ${states.join()}`);
    },
  };
}
