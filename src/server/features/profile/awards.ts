import { and, eq } from 'drizzle-orm';
import { awards, awardState, badgeOf, type AwardCode } from '#domain/recognition/awards.ts';
import { achievementAt, levels } from '#domain/recognition/levels.ts';
import type { Database } from '#database/database.ts';
import { userAwards, users } from '#database/schema/index.ts';
import { bind } from '#server/http/bind.ts';
import { signedIn } from '#server/http/policy.ts';
import { refuse } from '#server/http/refusal.ts';
import { wireInstantOrNull } from '#server/http/wire.ts';
import { publishChange } from '#server/stream/publish.ts';

const onlyEarned = 'You can only pin awards you have earned.';

async function recognitionOf(db: Database, id: string) {
  const [person] = await db.orm
    .select({ points: users.points, pinned: users.pinnedAward })
    .from(users)
    .where(eq(users.id, id));
  const standings = await db.orm.select().from(userAwards).where(eq(userAwards.userId, id));
  const points = person?.points ?? 0;
  const pinned = (person?.pinned as { award?: string } | null)?.award;
  const { levelName } = achievementAt(points);
  return {
    points,
    levels: levels.map((level) => ({ ...level, current: level.name === levelName })),
    awards: awards.map((award) => {
      const standing = standings.find((each) => each.award === award.code);
      const state = awardState(standing);
      const isPinned = pinned === award.code;
      return {
        ...award,
        badgeUrl: badgeOf(award.code),
        state,
        progress: state === 'earned' ? award.goal : Math.min(standing?.progress ?? 0, award.goal),
        earnedAt: state === 'earned' ? wireInstantOrNull(standing?.earnedAt ?? null) : null,
        pinned: isPinned,
        availableEvents: [
          isPinned
            ? { type: 'UNPIN', label: 'Unpin', enabled: true, reasons: [] }
            : {
                type: 'PIN',
                label: 'Pin to profile',
                enabled: state === 'earned',
                reasons: state === 'earned' ? [] : [onlyEarned],
              },
        ],
      };
    }),
  };
}

/** Pins an award, or takes it off; doing it again changes nothing. */
async function pin(db: Database, id: string, award: AwardCode, isWanted: boolean): Promise<void> {
  await db.transaction(async () => {
    const [person] = await db.orm
      .select({ pinned: users.pinnedAward })
      .from(users)
      .where(eq(users.id, id))
      .for('update');
    const [standing] = await db.orm
      .select()
      .from(userAwards)
      .where(and(eq(userAwards.userId, id), eq(userAwards.award, award)));
    if (isWanted && awardState(standing) !== 'earned') throw refuse.invalid({ event: onlyEarned });
    const isPinned = (person?.pinned as { award?: string } | null)?.award === award;
    if (isWanted === isPinned) return;
    const pinnedAward = isWanted ? { award, badgeUrl: badgeOf(award) } : null;
    await db.orm.update(users).set({ pinnedAward }).where(eq(users.id, id));
    await publishChange(db, { topics: ['profile'], to: { userIds: [id], staff: false } });
  });
}

/** Everybody's own points, level and awards (domain reference, 11.5). */
export const awardBindings = {
  ...bind('GET /awards/mine', {
    policy: signedIn,
    handle: ({ principal, services: { db } }) => recognitionOf(db, principal.id),
  }),

  ...bind('POST /awards/{award}/events', {
    policy: signedIn,
    async handle({ params, body, principal, services: { db } }) {
      await pin(db, principal.id, params.award, body.type === 'PIN');
      return recognitionOf(db, principal.id);
    },
  }),
};
