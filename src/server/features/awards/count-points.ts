import { and, asc, eq, isNull } from 'drizzle-orm';
import { isStaff, system, type Person } from '#machines/person.ts';
import { isEarned } from '#machines/award/states.ts';
import { unwritten } from '#machines/plain-record.ts';
import { isErased } from '#machines/user/states.ts';
import { awards, type Award } from '#domain/recognition/awards.ts';
import { pointReasons, type PointReason } from '#domain/recognition/points.ts';
import { newId } from '#domain/ids.ts';
import type { Database } from '#database/database.ts';
import { earnedPoints, userAwards, users } from '#database/schema/index.ts';
import { create, send } from '#server/records/send.ts';
import { awardKind } from './kind.ts';
import { addUp, earn, withdraw } from './points.ts';

/** Something that somebody has done and that counts: of one sort, about one thing. */
interface Done {
  readonly pointReason: PointReason;
  readonly userId: string;
  /** What it was about: the booking, the review, the account. Counted once, however often it is said. */
  readonly subjectId: string;
  readonly at: number;
}

/** Counts something that somebody has done: its points, the awards that it is a part of, and the level that they lead to; inside the current transaction. */
export async function countPoints(db: Database, { pointReason, at, ...done }: Done): Promise<void> {
  if (!(await takeTurn(db, done.userId))) return;
  const { points } = pointReasons[pointReason];
  if (!(await earn(db, { ...done, source: pointReason, points, at }))) return;
  await countAwards(db, { pointReason, userId: done.userId, by: system, at, reason: '' });
}

/** Takes back what was counted and turns out not to have happened. What its points had earned goes with it, by staff or, where others correct it, by the product. */
export async function withdrawPoints(
  db: Database,
  { pointReason, at, by, reason, ...done }: Done & { readonly by: Person; readonly reason: string },
): Promise<void> {
  if (!(await takeTurn(db, done.userId))) return;
  if (!(await withdraw(db, { ...done, source: pointReason, at }))) return;
  await countAwards(db, { pointReason, userId: done.userId, by, at, reason });
}

/** Two pointReasons of one person are counted one after the other. Nobody counts for whom nothing is left. */
export async function takeTurn(db: Database, userId: string): Promise<boolean> {
  const [person] = await db.orm
    .select({ status: users.status })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update');
  return person !== undefined && !isErased(person.status);
}

/** Brings every award to what is counted now, and adds up; to whom nothing is news nothing happens. */
export async function countAll(db: Database, userId: string, at: number): Promise<void> {
  for (const pointReason of new Set(awards.map((award) => award.pointReason)))
    await countAwards(db, { pointReason, userId, by: system, at, reason: anew });
}

const anew = 'Points were counted anew.';

interface Counting {
  readonly pointReason: PointReason;
  readonly userId: string;
  readonly by: Person;
  readonly at: number;
  /** Why something is counted no more. */
  readonly reason: string;
}

async function countAwards(db: Database, counting: Counting): Promise<void> {
  const { pointReason, userId, at } = counting;
  const count = await db.orm.$count(
    earnedPoints,
    and(
      eq(earnedPoints.userId, userId),
      eq(earnedPoints.source, pointReason),
      isNull(earnedPoints.withdrawnAt),
    ),
  );
  const rows = await db.orm
    .select()
    .from(userAwards)
    .where(eq(userAwards.userId, userId))
    .orderBy(asc(userAwards.id));
  for (const award of awards.filter((each) => each.pointReason === pointReason)) {
    const row = rows.find((each) => each.award === award.code);
    await updateAward(db, award, row, Math.min(count, award.goal), counting);
  }
  await addUp(db, userId, at);
}

/** Tells the chart of an award how many pointReasons there are now, where that is news to it. */
async function updateAward(
  db: Database,
  { code, goal }: Award,
  row: typeof userAwards.$inferSelect | undefined,
  progress: number,
  { userId, by, at, reason }: Counting,
): Promise<void> {
  if ((row?.progress ?? 0) === progress) return;
  const counted = { type: 'COUNT', progress, by: system, at } as const;
  if (!row) {
    const id = newId(at);
    const fresh = { earnedAt: null, revokedAt: null, revokedReason: null, progress: 0 };
    return create(db, awardKind, {
      id,
      context: { ...unwritten, ...fresh, userId, award: code, goal },
      event: counted,
      insert: (first) => awardKind.insert(db, id, first, at),
    });
  }
  const revoker = isStaff(by) ? by : system;
  const revoked = { type: 'REVOKE', progress, reason, by: revoker, at } as const;
  await send(db, awardKind, row.id, isEarned(row.status) ? revoked : counted);
}
