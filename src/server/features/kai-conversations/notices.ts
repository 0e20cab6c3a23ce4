import { and, inArray } from 'drizzle-orm';
import { audiences } from '#machines/audiences.ts';
import type { KaiConversationEvent } from '#machines/kai-conversation/capabilities.ts';
import type { KaiConversationContext } from '#machines/kai-conversation/context.ts';
import { userState } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { users } from '#database/schema/index.ts';
import { aboutRecord, announce } from '#server/features/notifications/public.ts';
import type { EffectContext } from '#server/records/kind.ts';

type Done = EffectContext<KaiConversationContext, unknown, KaiConversationEvent>;

type Notice = 'KaiComplete' | 'KaiCompleteWithErrors' | 'KaiCompleteWithErrors/failed';

const subjectOf = ({ id, after: { context } }: Done) =>
  aboutRecord(
    'kai-conversation',
    id,
    {
      title: context.title,
      programmeId: context.programmeId,
      conversationId: id,
      warnings: context.warnings,
      reason: context.failure?.reason ?? '',
    },
    `kai-conversation:${id}`,
  );

const announceTo = async (
  done: Done,
  notice: Notice,
  people: readonly (string | null)[],
): Promise<void> => {
  const { db, at, eventId, by } = done;
  const recipientIds = [...new Set(people)].flatMap((id) =>
    id === null || id === by.id ? [] : id,
  );
  await announce(db, { notice, about: subjectOf(done), recipientIds, at, eventId });
};

/** Whoever uploaded it, and whom it is about, are told that it is ready. */
export const notifyOfCompletion = (done: Done): Promise<void> =>
  announceTo(done, 'KaiComplete', [done.after.context.createdBy, done.after.context.about]);

export const notifyOfWarnings = (done: Done): Promise<void> =>
  announceTo(done, 'KaiCompleteWithErrors', [done.after.context.createdBy]);

/** Staff are told too: something of theirs may have to be mended. */
export const notifyOfFailure = async (done: Done): Promise<void> =>
  announceTo(done, 'KaiCompleteWithErrors/failed', [
    done.after.context.createdBy,
    ...(await staffIds(done.db)),
  ]);

async function staffIds(db: Database): Promise<string[]> {
  const found = await db.orm
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.role, [...audiences.staff]), inState(users.status, userState.active)));
  return found.map(({ id }) => id);
}
