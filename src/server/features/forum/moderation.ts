import { eq } from 'drizzle-orm';
import { isSent } from '#machines/verbs.ts';
import { verbs, type ForumNotice, type Moderated } from '#machines/forum-thread/moderating.ts';
import type { BareEvent } from '#machines/bare-event.ts';
import { forumReports } from '#database/schema/index.ts';
import { countForMember, withdrawPoints } from '#server/features/awards/public.ts';
import { settleNotices } from '#server/features/notifications/public.ts';
import type { EffectContext } from '#server/records/kind.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import { announcePost } from './announce-post.ts';

/** What pages of the forum count besides the posts themselves: those that wait for staff, and tags. */
export const forumTopics = ['record:awaiting', 'record:tags'] as const;

/** What a post is for its author once others read it. */
const pointReason = 'postPublished';

type Done<Event extends BareEvent> = EffectContext<Moderated, unknown, Event>;

/** What the charts of threads and comments order alike. `entity` is which of them it is, `threadOf` the thread that a post belongs to. */
export const moderationEffects = <Context extends Moderated, Event extends BareEvent>(post: {
  readonly entity: 'forum-thread' | 'forum-comment';
  readonly threadOf: (id: string, context: Context) => string;
}) => ({
  async keepReport({ db, id, event, by, at }: Done<Event>) {
    if (!isSent(verbs, event, 'REPORT') || event.reason === undefined) return;
    const { reason, remark = null } = event;
    await db.orm
      .insert(forumReports)
      .values({ postId: id, reporterId: by.id, reason, remark, at })
      .onConflictDoUpdate({
        target: [forumReports.postId, forumReports.reporterId],
        set: { reason, remark, at },
      });
  },
  async dropReports({ db, id }: Done<Event>) {
    await db.orm.delete(forumReports).where(eq(forumReports.postId, id));
  },
  async notify(done: EffectContext<Context, unknown, Event>, notice: ForumNotice) {
    const { db, id, after, at, eventId } = done;
    const { createdBy, reason, remark, anonymous } = { anonymous: false, ...after.context };
    await announcePost(db, notice, {
      entity: post.entity,
      id,
      thread: post.threadOf(id, after.context),
      author: createdBy,
      isAnonymous: anonymous,
      reason,
      remark,
      at,
      eventId,
    });
  },
  async countPoints({ db, id, after, at }: Done<Event>) {
    const { createdBy } = after.context;
    if (createdBy) await countForMember(db, { pointReason, userId: createdBy, subjectId: id, at });
  },
  async withdrawPoints({ db, id, after, by, at }: Done<Event>) {
    const { createdBy: userId } = after.context;
    if (!userId) return;
    const counted = { pointReason, userId, subjectId: id, at } as const;
    await withdrawPoints(db, { ...counted, by, reason: 'A post of yours is no longer published.' });
  },
  async settleNotices(
    { db, id, at }: Done<Event>,
    { types }: { readonly types: readonly NotificationType[] },
  ) {
    await settleNotices(db, { types, entity: post.entity, entityId: id, at });
  },
});
