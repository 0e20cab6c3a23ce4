import { eq, or, sql, type SQL } from 'drizzle-orm';
import { forumCommentState, forumCommentStates } from '#machines/forum-comment/states.gen.ts';
import { forumThreadState, forumThreadStates } from '#machines/forum-thread/states.gen.ts';
import { isStaff } from '#machines/person.ts';
import { inState, notInState } from '#database/in-state.ts';
import { forumComments, forumThreads } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';

/** The threads that somebody may see: what is published, and their own; staff all but the drafts of others. */
export function visibleThreads({ id, role }: Principal): SQL | undefined {
  const { status, createdBy } = forumThreads;
  return isStaff({ role })
    ? or(notInState(status, forumThreadState.draft), eq(createdBy, id))
    : or(inState(status, forumThreadStates.published), eq(createdBy, id));
}

/** A comment that was answered: it stands there, also where nobody reads it any more. */
const isAnswered = sql`exists (
  select 1 from forum_comments r where r.parent_id = ${forumComments.id}
    and ${inState(sql`r.status`, forumCommentStates.published)})`;

/** The comments that somebody may see on the threads that they may see: like threads. In place of one that was deleted stands a note: for its author and staff, and for everyone where it was answered. */
export function visibleComments(principal: Principal): SQL | undefined {
  const { status, createdBy, thread } = forumComments;
  const gone = sql`(${inState(status, forumCommentState.deleted)} and ${isAnswered})`;
  const there = isStaff(principal)
    ? sql`true`
    : or(inState(status, forumCommentStates.published), eq(createdBy, principal.id));
  return sql`(${or(there, gone)} and ${thread} in (
    select ${forumThreads.id} from ${forumThreads} where ${forumThreads.deletedAt} is null and ${visibleThreads(principal)}))`;
}
