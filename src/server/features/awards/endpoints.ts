import { eq } from 'drizzle-orm';
import { awardChart } from '#machines/award/chart.ts';
import type { AwardContext } from '#machines/award/context.ts';
import { awardState, isPinned } from '#machines/award/states.ts';
import { availableEvents, decide } from '#machines/decide.ts';
import { unwritten } from '#machines/plain-record.ts';
import type { ChartRow } from '#machines/record-chart.ts';
import { awardNamed, awards, badgeOf, type AwardCode } from '#domain/recognition/awards.ts';
import { deeds } from '#domain/recognition/deeds.ts';
import { levelAt, levels } from '#domain/recognition/levels.ts';
import type { Database } from '#database/database.ts';
import { userAwards, users } from '#database/schema/index.ts';
import { bind } from '#server/http/bind.ts';
import { signedIn } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/refusal.ts';
import { wireInstantOrNull } from '#server/http/wire.ts';
import { once } from '#server/records/idempotency.ts';
import { send } from '#server/records/send.ts';
import { awardKind } from './kind.ts';

/** An award that somebody has not begun: nothing is kept of it. */
const notBegun = (userId: string, award: AwardCode): ChartRow<AwardContext> => ({
  status: 'locked',
  regions: {},
  context: {
    ...unwritten,
    userId,
    award,
    goal: awardNamed(award).goal,
    progress: 0,
    earnedAt: null,
    revokedAt: null,
    revokedReason: null,
  },
});

async function recognitionOf(db: Database, { id, role }: Principal, now: number) {
  const [person] = await db.orm
    .select({ points: users.points })
    .from(users)
    .where(eq(users.id, id));
  const rows = await db.orm.select().from(userAwards).where(eq(userAwards.userId, id));
  const points = person?.points ?? 0;
  return {
    points,
    deeds: Object.values(deeds),
    levels: levels.map((level, index) => ({ ...level, current: index === levelAt(points) })),
    awards: awards.map(({ deed: _, ...award }) => {
      const row = rows.find((each) => each.award === award.code);
      const standing = row ? awardKind.rowOf(row) : notBegun(id, award.code);
      const { progress, earnedAt, revokedReason } = standing.context;
      const state = awardState(standing.status);
      return {
        ...award,
        badgeUrl: badgeOf(award.code),
        state,
        progress,
        earnedAt: wireInstantOrNull(state === 'earned' ? earnedAt : null),
        revokedReason,
        pinned: isPinned(standing.status),
        availableEvents: availableEvents(awardChart, standing, { by: { id, role }, at: now }),
      };
    }),
  };
}

/** Pins an award, in place of another, or takes it off. */
async function pin(
  db: Database,
  { id, role }: Principal,
  award: AwardCode,
  type: 'PIN' | 'UNPIN',
  at: number,
): Promise<string> {
  const stamp = { by: { id, role }, at };
  await db.orm.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update');
  const rows = await db.orm.select().from(userAwards).where(eq(userAwards.userId, id));
  const row = rows.find((each) => each.award === award);
  const standing = row ? awardKind.rowOf(row) : notBegun(id, award);
  const decision = decide(awardChart, standing, { type, ...stamp });
  if (!decision.accepted) throw refuse.decided(decision);
  const pinned = rows.find(({ status }) => isPinned(status));
  if (type === 'PIN' && pinned) await send(db, awardKind, pinned.id, { type: 'UNPIN', ...stamp });
  if (row) await send(db, awardKind, row.id, { type, ...stamp });
  return id;
}

/** Everybody's own points, level and awards (domain reference, 11.5). */
export const awardBindings = {
  ...bind('GET /awards/mine', {
    policy: signedIn,
    handle: ({ principal, now, services: { db } }) => recognitionOf(db, principal, now),
  }),

  ...bind('POST /awards/{award}/events', {
    policy: signedIn,
    async handle({ params: { award }, body, principal, now, services: { db } }) {
      const { type, idempotencyKey: key } = body;
      const endpoint = 'POST /awards/{award}/events' as const;
      const claim = { actorId: principal.id, key, endpoint, request: { award, type }, at: now };
      await db.transaction(() => once(db, claim, () => pin(db, principal, award, type, now)));
      return recognitionOf(db, principal, now);
    },
  }),
};
