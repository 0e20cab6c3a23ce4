import { and, asc, eq } from 'drizzle-orm';
import { awardState } from '#machines/award/states.gen.ts';
import { DAY, HOUR } from '#domain/time/calendar.ts';
import { isProfileComplete, type AwardCode } from '#domain/recognition/awards.ts';
import type { Database } from '#database/database.ts';
import { userAwards } from '#database/schema/index.ts';
import { awardKind, countPoints } from '#server/features/awards/public.ts';
import { send } from '#server/records/send.ts';
import { inState } from '#database/in-state.ts';
import { pictureOf } from './pictures/pictures.ts';
import type { Happening } from './history.ts';
import { newcomer, type Member } from './people/build.ts';

/** What members show on their cards once they have it, the best first. */
const shown: readonly AwardCode[] = ['twelveSessions', 'fiveSessions', 'profile'];

/** Members fill in their profiles on their first day, and those who have come far show it. What they get for their sessions comes with the sessions. */
export const recognitionOf = (db: Database, members: readonly Member[], now: number): Happening[] =>
  members
    .filter(({ name }) => name !== newcomer)
    .flatMap((member) => {
      const { id, email, jobTitle, createdAt } = member;
      const pinnedAt = now - 2 * DAY;
      const fillsIn = isProfileComplete({ jobTitle, pictureUrl: pictureOf(email) });
      const first = createdAt + HOUR;
      const done = {
        pointReason: 'profileCompleted',
        userId: id,
        subjectId: id,
        at: first,
      } as const;
      return [
        ...(fillsIn ? [{ at: first, happen: () => countPoints(db, done) }] : []),
        { at: pinnedAt, happen: () => pinBest(db, member, pinnedAt) },
      ];
    });

async function pinBest(db: Database, { id, role }: Member, at: number): Promise<void> {
  const earned = await db.orm
    .select({ id: userAwards.id, award: userAwards.award })
    .from(userAwards)
    .where(and(eq(userAwards.userId, id), inState(userAwards.status, awardState.unpinned)))
    .orderBy(asc(userAwards.id));
  const best = shown
    .map((code) => earned.find(({ award }) => award === code))
    .find((award) => award !== undefined);
  if (best) await send(db, awardKind, best.id, { type: 'PIN', by: { id, role }, at });
}
