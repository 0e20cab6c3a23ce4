import { eq } from 'drizzle-orm';
import type { AwardContext } from '#machines/award/context.ts';
import type { AwardEvent } from '#machines/award/capabilities.ts';
import { isPinned } from '#machines/award/states.ts';
import { awardNamed, badgeOf } from '#domain/recognition/awards.ts';
import { users } from '#database/schema/index.ts';
import { aboutRecord, announce, settleNotices } from '#server/features/notifications/public.ts';
import type { EffectContext, EffectHandler } from '#server/records/kind.ts';
import { earn, withdraw } from './points.ts';

type Context = EffectContext<AwardContext, unknown, AwardEvent>;
type Handler = EffectHandler<AwardContext, unknown, AwardEvent>;

const earningOf = ({ id, after: { context } }: Context) => ({
  userId: context.userId,
  source: context.award,
  subjectId: id,
});

/** What the orders of the chart do. */
export const effects: Readonly<Record<string, Handler>> = {
  async pay(context) {
    const { points } = awardNamed(context.after.context.award);
    await earn(context.db, { ...earningOf(context), points, at: context.at });
  },
  async takeBack(context) {
    await withdraw(context.db, { ...earningOf(context), at: context.at });
  },
  async show({ db, after: { context } }) {
    const { userId, award } = context;
    const pinnedAward = { award, badgeUrl: badgeOf(award) };
    await db.orm.update(users).set({ pinnedAward }).where(eq(users.id, userId));
  },
  async hide({ db, before, after: { context } }) {
    if (!isPinned(before?.status)) return;
    await db.orm.update(users).set({ pinnedAward: null }).where(eq(users.id, context.userId));
  },
  async congratulate({ db, id, after: { context }, at, eventId }) {
    await announce(db, {
      notice: 'AchievementAwarded',
      about: aboutRecord('award', id, { name: awardNamed(context.award).title }),
      recipientIds: [context.userId],
      at,
      eventId,
    });
  },
  settle: ({ db, id, at }) =>
    settleNotices(db, { types: ['AchievementAwarded'], entity: 'award', entityId: id, at }),
};
