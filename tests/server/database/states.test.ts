import { ownExportStates } from '#machines/own-export/states.gen.ts';
import { digestState, digestStates } from '#machines/digest/states.gen.ts';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import {
  attendeeCreditStates,
  attendeeState,
  attendeeStates,
} from '#machines/attendee/states.gen.ts';
import { awardState, awardStates } from '#machines/award/states.gen.ts';
import { bookingGroupStates } from '#machines/booking-group/states.gen.ts';
import { bookingInviteState, bookingInviteStates } from '#machines/booking-invite/states.gen.ts';
import { statusesOfTab } from '#machines/booking/labels.ts';
import {
  bookingCreditState,
  bookingCreditStates,
  bookingMoveState,
  bookingMoveStates,
  bookingState,
} from '#machines/booking/states.gen.ts';
import { coachNoteStates } from '#machines/coach-note/states.gen.ts';
import {
  coachPermissionState,
  coachPermissionStates,
} from '#machines/coach-permission/states.gen.ts';
import { conversationCredit, conversationCreditStates } from '#domain/credits/conversations.ts';
import {
  kaiCreditSelectionRequestState,
  kaiCreditSelectionRequestStates,
} from '#machines/kai-credit-selection-request/states.gen.ts';
import { creditLotState, creditLotStates } from '#machines/credit-lot/states.gen.ts';
import { forumCommentState, forumCommentStates } from '#machines/forum-comment/states.gen.ts';
import { forumThreadState, forumThreadStates } from '#machines/forum-thread/states.gen.ts';
import {
  kaiConversationState,
  kaiConversationStates,
} from '#machines/kai-conversation/states.gen.ts';
import { kpiState, kpiStates } from '#machines/kpi/states.gen.ts';
import { supportRequestStates } from '#machines/support-request/states.gen.ts';
import { messageState } from '#machines/message/states.gen.ts';
import { conversationViewingStates } from '#machines/conversation-viewing/states.gen.ts';
import { organizationState, organizationStates } from '#machines/organization/states.gen.ts';
import {
  resourceCategoryState,
  resourceCategoryStates,
} from '#machines/resource-category/states.gen.ts';
import {
  questionnaireAssignmentState,
  questionnaireAssignmentStates,
} from '#machines/questionnaire-assignment/states.gen.ts';
import { questionnaireResponseStates } from '#machines/questionnaire-response/states.gen.ts';
import { questionnaireState } from '#machines/questionnaire/states.gen.ts';
import { resourceState } from '#machines/resource/states.gen.ts';
import { interactiveResourceState } from '#machines/interactive-resource/states.gen.ts';
import {
  interactiveResponseState,
  interactiveResponseStates,
} from '#machines/interactive-response/states.gen.ts';
import { programmeInteractiveResourceState } from '#machines/programme-interactive-resource/states.gen.ts';
import { reviewStates } from '#machines/review/states.gen.ts';
import { bookingConstraintState } from '#machines/booking-constraint/states.gen.ts';
import { sessionOptionState } from '#machines/session-option/states.gen.ts';
import { sessionState, sessionStates } from '#machines/session/states.gen.ts';
import { slotHoldStates } from '#machines/slot-hold/states.gen.ts';
import { teamState, teamStates } from '#machines/team/states.gen.ts';
import { uploadReportStates } from '#machines/upload-report/states.gen.ts';
import { userState, userStates } from '#machines/user/states.gen.ts';
import { programmeState } from '#machines/programme/states.gen.ts';
import { preparedDatabase } from '#tests/support/database.ts';

/** One question that the database asks of a state: `is` or `is not` one of these. */
type Asked = readonly [how: 'is' | 'is not', ...states: string[]];

const is = (...states: readonly (string | readonly string[])[]): Asked => [
  'is',
  ...states.flat().toSorted(),
];
const isNot = (...states: readonly (string | readonly string[])[]): Asked => [
  'is not',
  ...states.flat().toSorted(),
];

/** What each rule of the database asks of states, in its order, in the words of the charts. */
const meanings: Readonly<Record<string, readonly Asked[]>> = {
  // Which states there are.
  attendees_status_check: [is(attendeeStates.all)],
  attendees_credit_state_check: [is(attendeeCreditStates.all)],
  booking_groups_status_check: [is(bookingGroupStates.all)],
  booking_invites_status_check: [is(bookingInviteStates.all)],
  bookings_credit_state_check: [is(bookingCreditStates.all), is('mixed')],
  bookings_moving_check: [is(bookingMoveStates.all)],
  // The two that no chart has are of staff who take credits back, which is not there yet.
  credit_lots_status_check: [is(creditLotStates.all)],
  kai_credit_selection_requests_status_check: [is(kaiCreditSelectionRequestStates.all)],
  kai_credit_uses_by_time: [is(conversationCredit.spent)],
  kai_credit_uses_credit_state_check: [is(conversationCreditStates)],
  interactive_responses_status_check: [is(interactiveResponseStates.all)],
  questionnaire_assignments_status_check: [is(questionnaireAssignmentStates.all)],
  questionnaire_responses_status_check: [is(questionnaireResponseStates.all)],
  forum_comments_status_check: [is(forumCommentStates.all)],
  forum_threads_status_check: [is(forumThreadStates.all)],
  kai_conversations_status_check: [is(kaiConversationStates.all)],
  slot_holds_status_check: [is(slotHoldStates.all)],
  upload_reports_status_check: [is(uploadReportStates.all)],
  // Whether a message has come and been read is told by the marks of the recipient.
  messages_status_check: [
    is(messageState.scheduled, messageState.sent, messageState.deleted, messageState.unsent),
  ],
  conversation_viewings_status_check: [is(conversationViewingStates.all)],
  support_requests_status_check: [is(supportRequestStates.all)],
  user_awards_status_check: [is(awardStates.all)],
  users_status: [is(userStates.all)],
  digests_status_check: [is(digestStates.all)],
  digests_collecting: [is(digestState.collecting)],
  own_exports_status_check: [is(ownExportStates.all)],

  // What a record of a state has.
  booking_invites_wait_has_a_beginning: [is(bookingInviteState.waiting)],
  bookings_proposal_waits: [isNot(bookingMoveState.settled)],
  coach_notes_check1: [is(coachNoteStates.readable)],
  coach_permissions_deletion: [is(coachPermissionState.deleted)],
  questionnaires_deletion: [is(questionnaireState.deleted)],
  questionnaire_assignments_deletion: [is(questionnaireAssignmentState.deleted)],
  kai_credit_selection_requests_chosen: [is(kaiCreditSelectionRequestState.resolved)],
  kai_credit_selection_requests_reason: [isNot(kaiCreditSelectionRequestState.rejected)],
  kai_credit_uses_paid: [is('none', 'refused')],
  kai_credit_uses_spent: [isNot('spent', 'refunded')],
  kai_conversations_deletion: [is(kaiConversationState.deleted)],
  kpis_deletion: [is(kpiState.deleted)],
  resource_categories_deletion: [is(resourceCategoryState.deleted)],
  resources_deletion: [is(resourceState.deleted)],
  interactive_resources_deletion: [is(interactiveResourceState.deleted)],
  programme_interactive_resources_deletion: [is(programmeInteractiveResourceState.deleted)],
  interactive_responses_completion: [is(interactiveResponseState.completed)],
  reviews_check: [is(reviewStates.readable)],
  reviews_check1: [isNot(reviewStates.readable)],
  user_awards_check: [is(awardState.revoked)],
  user_awards_check2: [is(awardState.locked, awardState.inProgress)],
  users_lock: [is(userState.active)],

  // What is found, and what there is only once.
  booking_invites_in_line: [is(bookingInviteState.waiting)],
  booking_invites_one_at_a_time: [is(bookingInviteStates.open, bookingInviteState.accepted)],
  coach_permissions_by_coach: [is(coachPermissionStates.open)],
  coach_permissions_by_subject: [is(coachPermissionStates.open)],
  coach_permissions_once: [is(coachPermissionStates.open)],
  credit_lots_by_holder: [is(creditLotStates.usable)],
  forum_comments_waiting: [is(forumCommentState.pending)],
  forum_threads_waiting: [is(forumThreadState.pending)],
  kai_credit_selection_requests_open: [is(kaiCreditSelectionRequestState.open)],
  kpis_name: [is(kpiStates.open)],
  organizations_name: [is(organizationStates.open)],
  own_exports_one_at_a_time: [is(ownExportStates.open)],
  programmes_by_organization: [isNot(programmeState.deleted)],
  programmes_name: [isNot(programmeState.deleted)],
  questionnaires_title: [isNot(questionnaireState.deleted)],
  resource_categories_name: [is(resourceCategoryStates.open)],
  questionnaire_responses_submitted: [is(questionnaireResponseStates.readable)],
  questionnaire_responses_due: [is(questionnaireResponseStates.due)],
  questionnaire_assignments_moment: [isNot(questionnaireAssignmentState.deleted)],
  reviews_by_coach: [is(reviewStates.readable)],
  sessions_name: [is(sessionStates.open)],
  slot_holds_one_per_member: [is(slotHoldStates.open)],
  teams_name: [is(teamStates.open)],
  user_awards_one_pinned: [is(awardState.pinned)],
  users_email: [isNot(userState.obfuscated)],

  // What follows from a state.
  'bookings.tab': [
    is(statusesOfTab.requests),
    is(statusesOfTab.upcoming),
    is(statusesOfTab.past),
    is(statusesOfTab.cancelled),
  ],
  bookings_took_place: [is(bookingState.completed), is(bookingState.completed)],
  note_attendance: [is(attendeeState.attended), is(bookingState.completed)],
  note_outcome: [is(bookingState.completed), is(attendeeState.attended)],
  keep_organization_domains: [is(organizationStates.open)],
  attendees_pay: [isNot(bookingCreditState.none)],
  show_units_of_attendees: [
    isNot(bookingCreditState.none),
    is(attendeeState.withdrawn),
    is(bookingCreditState.returned),
  ],

  // What a row is that says nothing else.
  'attendees.status': [is(attendeeState.expected)],
  'attendees.credit_state': [is(bookingCreditState.none)],
  'booking_constraints.status': [is(bookingConstraintState.active)],
  'bookings.moving': [is(bookingMoveState.settled)],
  'coach_permissions.status': [is(coachPermissionState.active)],
  'credit_lots.status': [is(creditLotState.active)],
  'kai_credit_selection_requests.status': [is(kaiCreditSelectionRequestState.open)],
  'kai_credit_uses.credit_state': [is('none')],
  'organizations.status': [is(organizationState.active)],
  'resource_categories.status': [is(resourceCategoryState.active)],
  'resources.status': [is(resourceState.published)],
  'interactive_resources.status': [is(interactiveResourceState.active)],
  'programme_interactive_resources.status': [is(programmeInteractiveResourceState.active)],
  'session_options.status': [is(sessionOptionState.active)],
  'sessions.status': [is(sessionState.active)],
  'teams.status': [is(teamState.active)],
  'users.status': [is(userState.active)],
};

interface Rule {
  readonly name: string;
  readonly text: string;
}

const column = String.raw`\b(?:status|credit_state|moving)`;
const list = String.raw`(?:'[^']*'(?:,\s*)?)+`;
const question = new RegExp(
  String.raw`${column}\s+(=|<>|IN|NOT IN)\s+(?:(?:ANY|ALL) \(ARRAY\[(${list})\]\)|\((${list})\)|('[^']*'))`,
  'gi',
);

function askedIn({ text }: Rule): Asked[] {
  const found = text.replaceAll('::text', '').matchAll(question);
  return [...found].map(([, how = '', ...said]) => {
    const states = said.flatMap((each) => each?.match(/[^',\s]+(?=')/g) ?? []);
    return how === '=' || how.toUpperCase() === 'IN' ? is(states) : isNot(states);
  });
}

/** Questions in a form that is not read here. */
const unread = new RegExp(String.raw`${column}\s+(?:(?:NOT\s+)?(?:LIKE|ILIKE|SIMILAR)|!=|~)`, 'i');

let rules: readonly Rule[];
beforeAll(async () => {
  const db = await preparedDatabase();
  rules = await db.orm.execute<Rule & Record<string, unknown>>(sql`
    with mine as (select oid, relkind from pg_class where relnamespace = 'public'::regnamespace),
    defaults as (
      select d.adrelid::regclass::text || '.' || a.attname as name, a.attname, a.attgenerated <> '' as is_generated,
        pg_get_expr(d.adbin, d.adrelid) as text
      from pg_attrdef d join mine on mine.oid = d.adrelid
        join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum)
    select oid::regclass::text as name, pg_get_viewdef(oid) as text from mine where relkind in ('v', 'm')
    union all select i.indexrelid::regclass::text, pg_get_expr(i.indpred, i.indrelid)
      from pg_index i join mine on mine.oid = i.indrelid where i.indpred is not null
    union all select name, text from defaults where is_generated
    union all select name, attname || ' = ' || text from defaults
      where not is_generated and attname in ('status', 'credit_state', 'moving')
    union all select conname, pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace and contype in ('c', 'x')
    union all select tgname, pg_get_triggerdef(t.oid) from pg_trigger t join mine on mine.oid = t.tgrelid where not tgisinternal
    union all select proname, prosrc from pg_proc p join pg_language l on l.oid = p.prolang
      where pronamespace = 'public'::regnamespace and lanname in ('sql', 'plpgsql')`);
});

test('views, indexes, columns, checks, triggers and defaults ask of states what the charts mean', () => {
  const asked = rules.map((rule) => [rule.name, askedIn(rule)] as const);
  const asking = asked.filter(([, questions]) => questions.length > 0);
  expect(Object.fromEntries(asking)).toEqual(meanings);
  expect(asking).toHaveLength(Object.keys(meanings).length);
});

test('every question of a state is one that this test can read', () => {
  expect(rules.filter(({ text }) => unread.test(text)).map(({ name }) => name)).toEqual([]);
});
