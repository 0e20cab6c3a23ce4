import { sql, type SQL } from 'drizzle-orm';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { bookingState } from '#machines/booking/states.gen.ts';
import { forumCommentState } from '#machines/forum-comment/states.gen.ts';
import { forumThreadState } from '#machines/forum-thread/states.gen.ts';
import { kaiConversationStates } from '#machines/kai-conversation/states.gen.ts';
import { programmeState } from '#machines/programme/states.gen.ts';
import { questionnaireResponseStates } from '#machines/questionnaire-response/states.gen.ts';
import { reviewStates } from '#machines/review/states.gen.ts';
import { inState } from '#database/in-state.ts';
import { membersOfProgramme } from '#server/features/relations/public.ts';

/** Where staff and coaches could do it too, members alone have points for it. */
const isMember = (id: SQL): SQL =>
  sql`exists (select 1 from users u where u.id = ${id} and u.role in ('Member', 'OrganizationAdmin'))`;

/** Everything that the records say was done and counts: who, what for, about what. */
export const facts = sql`(
  select 'sessionCompleted' as source, a.user_id, a.booking_id as subject_id
    from attendees a join bookings b on b.id = a.booking_id
    where ${inState(sql`b.status`, bookingState.completed)} and ${inState(sql`a.status`, attendeeState.attended)}
  union select 'reviewSubmitted', r.member_id, r.id from reviews r
    where ${inState(sql`r.status`, reviewStates.readable)}
  union select 'questionnaireSubmitted', q.user_id, q.id from questionnaire_responses q
    where ${inState(sql`q.status`, questionnaireResponseStates.given)}
  union select 'conversationAnalysed', k.about_id, k.id from kai_conversations k
    where ${inState(sql`k.status`, kaiConversationStates.analysed)}
  union select 'postPublished', t.created_by, t.id from forum_threads t
    where ${inState(sql`t.status`, forumThreadState.acceptedSettled)} and ${isMember(sql`t.created_by`)}
  union select 'postPublished', c.created_by, c.id from forum_comments c
    where ${inState(sql`c.status`, forumCommentState.acceptedSettled)} and ${isMember(sql`c.created_by`)}
  union select 'resourceDone', p.user_id, p.resource_id from resource_progress p
    where p.done_at is not null and ${isMember(sql`p.user_id`)}
  union select 'profileCompleted', u.id, u.id from users u
    where u.role in ('Member', 'OrganizationAdmin') and u.picture_url is not null and u.job_title is not null
  union select 'programmeCompleted', a.user_id, p.id
    from programmes p join bookings b on b.programme_id = p.id join attendees a on a.booking_id = b.id
    where ${inState(sql`p.status`, programmeState.complete)} and a.attended_until is not null
      and a.user_id in ${membersOfProgramme(sql`p.id`)})`;

/** What counts for as long as it is so; everything else counts once in a life, whatever becomes of its record. */
export const revocable = ['sessionCompleted', 'resourceDone'] as const;
