// Made by `npm run registries` of the files that are there.
import { bookingGroupsRows } from './schema/booking-groups.ts';
import { bookingGroupMembersRows } from './schema/booking-groups.ts';
import { bookingGroupProgrammesRows } from './schema/booking-groups.ts';
import { externalCalendarsRows } from './schema/calendars.ts';
import { calendarEventsRows } from './schema/calendars.ts';
import { coachNotesRows } from './schema/coach-notes.ts';
import { coachNoteVersionsRows } from './schema/coach-notes.ts';
import { coachNoteReadingsRows } from './schema/coach-notes.ts';
import { forumThreadsRows } from './schema/forum.ts';
import { forumCommentsRows } from './schema/forum.ts';
import { forumReportsRows } from './schema/forum.ts';
import { forumReadersRows } from './schema/forum.ts';
import { forumRulesRows } from './schema/forum.ts';
import { forumRuleAcceptancesRows } from './schema/forum.ts';
import { forumMutesRows } from './schema/forum.ts';
import { activityPackagesRows } from './schema/interactive.ts';
import { interactiveResourcesRows } from './schema/interactive.ts';
import { interactiveResourceVersionsRows } from './schema/interactive.ts';
import { programmeInteractiveResourcesRows } from './schema/interactive.ts';
import { interactiveResponsesRows } from './schema/interactive.ts';
import { kaiConversationsRows } from './schema/kai-conversations.ts';
import { kaiPassagesRows } from './schema/kai-conversations.ts';
import { kaiAnalysesRows } from './schema/kai-conversations.ts';
import { kaiReadingsRows } from './schema/kai-conversations.ts';
import { kaiRecordingsRows } from './schema/kai-conversations.ts';
import { kaiListeningsRows } from './schema/kai-conversations.ts';
import { kaiCreditUsesRows } from './schema/kai-credits.ts';
import { kaiCreditSelectionRequestsRows } from './schema/kai-credits.ts';
import { kaiRubricVersionsRows } from './schema/kai-rubrics.ts';
import { kaiRubricDraftsRows } from './schema/kai-rubrics.ts';
import { kpisRows } from './schema/kpis.ts';
import { kpiValuesRows } from './schema/kpis.ts';
import { machineEventsRows } from './schema/machinery.ts';
import { timersRows } from './schema/machinery.ts';
import { outboxRows } from './schema/machinery.ts';
import { idempotencyKeysRows } from './schema/machinery.ts';
import { notificationsRows } from './schema/machinery.ts';
import { auditEntriesRows } from './schema/machinery.ts';
import { meetingSeatsRows } from './schema/meetings.ts';
import { meetingSignalsRows } from './schema/meetings.ts';
import { meetingClientsRows } from './schema/meetings.ts';
import { meetingProblemsRows } from './schema/meetings.ts';
import { meetingMessagesRows } from './schema/meetings.ts';
import { conversationsRows } from './schema/messages.ts';
import { conversationSidesRows } from './schema/messages.ts';
import { messagesRows } from './schema/messages.ts';
import { messageBlocksRows } from './schema/messages.ts';
import { messageSettingsRows } from './schema/messages.ts';
import { conversationViewingsRows } from './schema/messages.ts';
import { organizationsRows } from './schema/people.ts';
import { usersRows } from './schema/people.ts';
import { passwordCredentialsRows } from './schema/people.ts';
import { passwordLinksRows } from './schema/people.ts';
import { signInLocksRows } from './schema/people.ts';
import { rateWindowsRows } from './schema/people.ts';
import { attemptPacesRows } from './schema/people.ts';
import { knownBrowsersRows } from './schema/people.ts';
import { tokenFamiliesRows } from './schema/people.ts';
import { organizationDomainsRows } from './schema/people.ts';
import { oidcReturnsRows } from './schema/people.ts';
import { refreshTokensRows } from './schema/people.ts';
import { teamsRows } from './schema/people.ts';
import { teamMembersRows } from './schema/people.ts';
import { userAwardsRows } from './schema/profile.ts';
import { earnedPointsRows } from './schema/profile.ts';
import { digestLinesRows } from './schema/profile.ts';
import { digestsRows } from './schema/profile.ts';
import { mailSettingsRows } from './schema/profile.ts';
import { pushSubscriptionsRows } from './schema/profile.ts';
import { ownExportsRows } from './schema/profile.ts';
import { erasureReceiptsRows } from './schema/profile.ts';
import { savedViewsRows } from './schema/profile.ts';
import { reportSchedulesRows } from './schema/profile.ts';
import { sessionsRows } from './schema/programmes.ts';
import { programmesRows } from './schema/programmes.ts';
import { programmeMembersRows } from './schema/programmes.ts';
import { programmeTeamsRows } from './schema/programmes.ts';
import { programmeCoachesRows } from './schema/programmes.ts';
import { sessionOptionsRows } from './schema/programmes.ts';
import { coachPermissionsRows } from './schema/programmes.ts';
import { creditLotsRows } from './schema/programmes.ts';
import { ledgerAccountsRows } from './schema/programmes.ts';
import { ledgerTransfersRows } from './schema/programmes.ts';
import { bookingConstraintsRows } from './schema/programmes.ts';
import { ledgerChecksRows } from './schema/programmes.ts';
import { questionnairesRows } from './schema/questionnaires.ts';
import { questionnaireVersionsRows } from './schema/questionnaires.ts';
import { questionnaireAssignmentsRows } from './schema/questionnaires.ts';
import { questionnaireResponsesRows } from './schema/questionnaires.ts';
import { resourceCategoriesRows } from './schema/resources.ts';
import { resourcesRows } from './schema/resources.ts';
import { resourceVersionsRows } from './schema/resources.ts';
import { resourceProgressRows } from './schema/resources.ts';
import { resourceVisitsRows } from './schema/resources.ts';
import { resourceCategoryResourcesRows } from './schema/resources.ts';
import { reviewsRows } from './schema/reviews.ts';
import { policiesRows } from './schema/scheduling.ts';
import { workingHoursRows } from './schema/scheduling.ts';
import { availabilityExceptionsRows } from './schema/scheduling.ts';
import { busyTimesRows } from './schema/scheduling.ts';
import { bookingsRows } from './schema/scheduling.ts';
import { bookingRequestsRows } from './schema/scheduling.ts';
import { attendeesRows } from './schema/scheduling.ts';
import { bookingInvitesRows } from './schema/scheduling.ts';
import { slotHoldsRows } from './schema/scheduling.ts';
import { reservationsRows } from './schema/scheduling.ts';
import { personDaysRows } from './schema/scheduling.ts';
import { supportRequestsRows } from './schema/support.ts';
import { supportAnswersRows } from './schema/support.ts';
import { supportLooksRows } from './schema/support.ts';
import { supportMailsRows } from './schema/support.ts';
import { wellbeingReadersRows } from './schema/support.ts';
import { filesRows } from './schema/uploads.ts';
import { fileUploadsRows } from './schema/uploads.ts';
import { uploadReportsRows } from './schema/uploads.ts';
import { uploadRowsRows } from './schema/uploads.ts';

export const allRows = [
  bookingGroupsRows,
  bookingGroupMembersRows,
  bookingGroupProgrammesRows,
  externalCalendarsRows,
  calendarEventsRows,
  coachNotesRows,
  coachNoteVersionsRows,
  coachNoteReadingsRows,
  forumThreadsRows,
  forumCommentsRows,
  forumReportsRows,
  forumReadersRows,
  forumRulesRows,
  forumRuleAcceptancesRows,
  forumMutesRows,
  activityPackagesRows,
  interactiveResourcesRows,
  interactiveResourceVersionsRows,
  programmeInteractiveResourcesRows,
  interactiveResponsesRows,
  kaiConversationsRows,
  kaiPassagesRows,
  kaiAnalysesRows,
  kaiReadingsRows,
  kaiRecordingsRows,
  kaiListeningsRows,
  kaiCreditUsesRows,
  kaiCreditSelectionRequestsRows,
  kaiRubricVersionsRows,
  kaiRubricDraftsRows,
  kpisRows,
  kpiValuesRows,
  machineEventsRows,
  timersRows,
  outboxRows,
  idempotencyKeysRows,
  notificationsRows,
  auditEntriesRows,
  meetingSeatsRows,
  meetingSignalsRows,
  meetingClientsRows,
  meetingProblemsRows,
  meetingMessagesRows,
  conversationsRows,
  conversationSidesRows,
  messagesRows,
  messageBlocksRows,
  messageSettingsRows,
  conversationViewingsRows,
  organizationsRows,
  usersRows,
  passwordCredentialsRows,
  passwordLinksRows,
  signInLocksRows,
  rateWindowsRows,
  attemptPacesRows,
  knownBrowsersRows,
  tokenFamiliesRows,
  organizationDomainsRows,
  oidcReturnsRows,
  refreshTokensRows,
  teamsRows,
  teamMembersRows,
  userAwardsRows,
  earnedPointsRows,
  digestLinesRows,
  digestsRows,
  mailSettingsRows,
  pushSubscriptionsRows,
  ownExportsRows,
  erasureReceiptsRows,
  savedViewsRows,
  reportSchedulesRows,
  sessionsRows,
  programmesRows,
  programmeMembersRows,
  programmeTeamsRows,
  programmeCoachesRows,
  sessionOptionsRows,
  coachPermissionsRows,
  creditLotsRows,
  ledgerAccountsRows,
  ledgerTransfersRows,
  bookingConstraintsRows,
  ledgerChecksRows,
  questionnairesRows,
  questionnaireVersionsRows,
  questionnaireAssignmentsRows,
  questionnaireResponsesRows,
  resourceCategoriesRows,
  resourcesRows,
  resourceVersionsRows,
  resourceProgressRows,
  resourceVisitsRows,
  resourceCategoryResourcesRows,
  reviewsRows,
  policiesRows,
  workingHoursRows,
  availabilityExceptionsRows,
  busyTimesRows,
  bookingsRows,
  bookingRequestsRows,
  attendeesRows,
  bookingInvitesRows,
  slotHoldsRows,
  reservationsRows,
  personDaysRows,
  supportRequestsRows,
  supportAnswersRows,
  supportLooksRows,
  supportMailsRows,
  wellbeingReadersRows,
  filesRows,
  fileUploadsRows,
  uploadReportsRows,
  uploadRowsRows,
] as const;
