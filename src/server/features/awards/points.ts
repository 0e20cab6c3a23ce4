import { and, eq, isNotNull, isNull, sum } from 'drizzle-orm';
import type { AwardCode } from '#domain/recognition/awards.ts';
import type { PointReason } from '#domain/recognition/points.ts';
import { achievementAt, levelAt } from '#domain/recognition/levels.ts';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { earnedPoints, users } from '#database/schema/index.ts';
import { aboutRecord, announce, settleNotices } from '#server/features/notifications/public.ts';
import { publishChange } from '#server/stream/publish.ts';

/** What somebody has points for, once: a action or an award, and what it was about. */
interface Earning {
  readonly userId: string;
  readonly source: PointReason | AwardCode;
  /** The booking, the review, the award: the same one never pays twice. */
  readonly subjectId: string;
}

const is = ({ userId, source, subjectId }: Earning) =>
  and(
    eq(earnedPoints.userId, userId),
    eq(earnedPoints.source, source),
    eq(earnedPoints.subjectId, subjectId),
  );

/** Gives the points for something once, also where they had been withdrawn; resolves to whether they were not there already. */
export async function earn(
  db: Database,
  { points, at, ...earning }: Earning & { readonly points: number; readonly at: number },
): Promise<boolean> {
  const again = await db.orm
    .update(earnedPoints)
    .set({ withdrawnAt: null, points, earnedAt: at })
    .where(and(is(earning), isNotNull(earnedPoints.withdrawnAt)))
    .returning({ userId: earnedPoints.userId });
  if (again.length > 0) return true;
  const first = await db.orm
    .insert(earnedPoints)
    .values({ ...earning, points, earnedAt: at })
    .onConflictDoNothing()
    .returning({ userId: earnedPoints.userId });
  return first.length > 0;
}

/** Takes the points for something back; resolves to whether there were any. */
export async function withdraw(
  db: Database,
  { at, ...earning }: Earning & { readonly at: number },
): Promise<boolean> {
  const rows = await db.orm
    .update(earnedPoints)
    .set({ withdrawnAt: at })
    .where(and(is(earning), isNull(earnedPoints.withdrawnAt)))
    .returning({ userId: earnedPoints.userId });
  return rows.length > 0;
}

/**
 * Adds somebody's points up and says where they lead (domain reference, 15.11). Whoever reaches a level is told; of a level that is lost nobody is told, and
 * what told of it before and was not read is done with.
 */
export async function addUp(db: Database, userId: string, at: number): Promise<void> {
  const [before] = await db.orm
    .select({ points: users.points })
    .from(users)
    .where(eq(users.id, userId));
  const [row] = await db.orm
    .select({ points: sum(earnedPoints.points).mapWith(Number) })
    .from(earnedPoints)
    .where(and(eq(earnedPoints.userId, userId), isNull(earnedPoints.withdrawnAt)));
  const points = row?.points ?? 0;
  if (!before || before.points === points) return;
  await db.orm
    .update(users)
    .set({ points, achievement: achievementAt(points) })
    .where(eq(users.id, userId));
  await publishChange(db, { topics: ['profile'], to: { userIds: [userId], staff: false } });
  const climbed = levelAt(points) - levelAt(before.points);
  if (climbed < 0)
    return settleNotices(db, { types: ['LevelledUp'], entity: 'user', entityId: userId, at });
  if (climbed === 0) return;
  await announce(db, {
    notice: 'LevelledUp',
    about: aboutRecord('user', userId, { name: achievementAt(points).levelName }),
    recipientIds: [userId],
    at,
    eventId: newId(at),
  });
}
