// Made by `npm run registries` of the files that are there.
import { awardKind } from './features/awards/kind.ts';
import { bookingConstraintKind } from './features/booking-constraints/kind.ts';
import { attendeeKind } from './features/bookings/attendees/kind.ts';
import { bookingGroupKind } from './features/bookings/groups/kind.ts';
import { bookingInviteKind } from './features/bookings/invites/kind.ts';
import { bookingKind } from './features/bookings/kind.ts';
import { coachNoteKind } from './features/coach-notes/kind.ts';
import { coachPermissionKind } from './features/coach-permissions/kind.ts';
import { conversationViewingKind } from './features/conversation-viewings/kind.ts';
import { digestKind } from './features/digests/kind.ts';
import { externalCalendarKind } from './features/external-calendars/kind.ts';
import { forumCommentKind } from './features/forum/comments/kind.ts';
import { forumThreadKind } from './features/forum/threads/kind.ts';
import { interactiveResourceKind } from './features/interactive-resources/kind.ts';
import { interactiveResponseKind } from './features/interactive-responses/kind.ts';
import { kaiConversationKind } from './features/kai-conversations/kind.ts';
import { selectionRequestKind } from './features/kai-credits/conversations/kind.ts';
import { kpiKind } from './features/kpis/kind.ts';
import { messageKind } from './features/messages/kind.ts';
import { notificationKind } from './features/notifications/kind.ts';
import { organizationKind } from './features/organizations/kind.ts';
import { ownExportKind } from './features/own-exports/kind.ts';
import { programmeInteractiveResourceKind } from './features/programme-interactive-resources/kind.ts';
import { programmeKind } from './features/programmes/kind.ts';
import { questionnaireAssignmentKind } from './features/questionnaire-assignments/kind.ts';
import { questionnaireResponseKind } from './features/questionnaire-responses/kind.ts';
import { questionnaireKind } from './features/questionnaires/kind.ts';
import { resourceCategoryKind } from './features/resource-categories/kind.ts';
import { resourceKind } from './features/resources/kind.ts';
import { reviewKind } from './features/reviews/kind.ts';
import { creditLotKind } from './features/session-credits/kind.ts';
import { sessionOptionKind } from './features/session-options/kind.ts';
import { sessionKind } from './features/sessions/kind.ts';
import { slotHoldKind } from './features/slot-holds/kind.ts';
import { supportRequestKind } from './features/support-requests/kind.ts';
import { teamKind } from './features/teams/kind.ts';
import { uploadReportKind } from './features/uploads/kind.ts';
import { userKind } from './features/users/kind.ts';
import { ringing } from './timers/ringing.ts';

export const allKinds = [
  awardKind,
  bookingConstraintKind,
  attendeeKind,
  bookingGroupKind,
  bookingInviteKind,
  bookingKind,
  coachNoteKind,
  coachPermissionKind,
  conversationViewingKind,
  digestKind,
  externalCalendarKind,
  forumCommentKind,
  forumThreadKind,
  interactiveResourceKind,
  interactiveResponseKind,
  kaiConversationKind,
  selectionRequestKind,
  kpiKind,
  messageKind,
  notificationKind,
  organizationKind,
  ownExportKind,
  programmeInteractiveResourceKind,
  programmeKind,
  questionnaireAssignmentKind,
  questionnaireResponseKind,
  questionnaireKind,
  resourceCategoryKind,
  resourceKind,
  reviewKind,
  creditLotKind,
  sessionOptionKind,
  sessionKind,
  slotHoldKind,
  supportRequestKind,
  teamKind,
  uploadReportKind,
  userKind,
] as const;

export const ringingKinds = {
  [awardKind.chart.name]: ringing(awardKind),
  [bookingConstraintKind.chart.name]: ringing(bookingConstraintKind),
  [attendeeKind.chart.name]: ringing(attendeeKind),
  [bookingGroupKind.chart.name]: ringing(bookingGroupKind),
  [bookingInviteKind.chart.name]: ringing(bookingInviteKind),
  [bookingKind.chart.name]: ringing(bookingKind),
  [coachNoteKind.chart.name]: ringing(coachNoteKind),
  [coachPermissionKind.chart.name]: ringing(coachPermissionKind),
  [conversationViewingKind.chart.name]: ringing(conversationViewingKind),
  [digestKind.chart.name]: ringing(digestKind),
  [externalCalendarKind.chart.name]: ringing(externalCalendarKind),
  [forumCommentKind.chart.name]: ringing(forumCommentKind),
  [forumThreadKind.chart.name]: ringing(forumThreadKind),
  [interactiveResourceKind.chart.name]: ringing(interactiveResourceKind),
  [interactiveResponseKind.chart.name]: ringing(interactiveResponseKind),
  [kaiConversationKind.chart.name]: ringing(kaiConversationKind),
  [selectionRequestKind.chart.name]: ringing(selectionRequestKind),
  [kpiKind.chart.name]: ringing(kpiKind),
  [messageKind.chart.name]: ringing(messageKind),
  [notificationKind.chart.name]: ringing(notificationKind),
  [organizationKind.chart.name]: ringing(organizationKind),
  [ownExportKind.chart.name]: ringing(ownExportKind),
  [programmeInteractiveResourceKind.chart.name]: ringing(programmeInteractiveResourceKind),
  [programmeKind.chart.name]: ringing(programmeKind),
  [questionnaireAssignmentKind.chart.name]: ringing(questionnaireAssignmentKind),
  [questionnaireResponseKind.chart.name]: ringing(questionnaireResponseKind),
  [questionnaireKind.chart.name]: ringing(questionnaireKind),
  [resourceCategoryKind.chart.name]: ringing(resourceCategoryKind),
  [resourceKind.chart.name]: ringing(resourceKind),
  [reviewKind.chart.name]: ringing(reviewKind),
  [creditLotKind.chart.name]: ringing(creditLotKind),
  [sessionOptionKind.chart.name]: ringing(sessionOptionKind),
  [sessionKind.chart.name]: ringing(sessionKind),
  [slotHoldKind.chart.name]: ringing(slotHoldKind),
  [supportRequestKind.chart.name]: ringing(supportRequestKind),
  [teamKind.chart.name]: ringing(teamKind),
  [uploadReportKind.chart.name]: ringing(uploadReportKind),
  [userKind.chart.name]: ringing(userKind),
} as const;
