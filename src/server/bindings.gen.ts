// Made by `npm run registries` of the files that are there.
import { authBindings } from './features/auth/endpoints.ts';
import { awardBindings } from './features/awards/endpoints.ts';
import { bookingConstraintBindings } from './features/booking-constraints/endpoints.ts';
import { bookingRequestBindings } from './features/booking-requests/endpoints.ts';
import { attendeeBindings } from './features/bookings/attendees/endpoints.ts';
import { bookingBindings } from './features/bookings/endpoints.ts';
import { bookingGroupBindings } from './features/bookings/groups/endpoints.ts';
import { bookingInviteBindings } from './features/bookings/invites/endpoints.ts';
import { coachNoteBindings } from './features/coach-notes/endpoints.ts';
import { coachPermissionBindings } from './features/coach-permissions/endpoints.ts';
import { coachTimeBindings } from './features/coach-time/endpoints.ts';
import { conversationViewingBindings } from './features/conversation-viewings/endpoints.ts';
import { dashboardBindings } from './features/dashboard/endpoints.ts';
import { externalCalendarBindings } from './features/external-calendars/endpoints.ts';
import { fileUploadBindings } from './features/file-uploads/endpoints.ts';
import { findBindings } from './features/find/endpoints.ts';
import { forumBindings } from './features/forum/endpoints.ts';
import { interactiveResourceBindings } from './features/interactive-resources/endpoints.ts';
import { interactiveResponseBindings } from './features/interactive-responses/endpoints.ts';
import { kaiBulkBindings } from './features/kai-bulk/endpoints.ts';
import { kaiConversationBindings } from './features/kai-conversations/endpoints.ts';
import { kaiCreditAuditItemBindings } from './features/kai-credits/audit-endpoints.ts';
import { kaiCreditBindings } from './features/kai-credits/endpoints.ts';
import { kaiCreditSelectionRequestBindings } from './features/kai-credits/selection/endpoints.ts';
import { kaiRubricBindings } from './features/kai-rubrics/endpoints.ts';
import { kpiBindings } from './features/kpis/endpoints.ts';
import { legalBindings } from './features/legal/endpoints.ts';
import { livesBindings } from './features/lives/endpoints.ts';
import { mailSettingsBindings } from './features/mail-preferences/endpoints.ts';
import { meetingBindings } from './features/meetings/endpoints.ts';
import { messageBindings } from './features/messages/endpoints.ts';
import { attachmentBindings } from './features/messages/endpoints.ts';
import { conversationBindings } from './features/messages/endpoints.ts';
import { notificationBindings } from './features/notifications/endpoints.ts';
import { organizationBindings } from './features/organizations/endpoints.ts';
import { organizationMemberBindings } from './features/organizations/member-endpoints.ts';
import { ownExportBindings } from './features/own-exports/endpoints.ts';
import { ownSessionBindings } from './features/own-sessions/endpoints.ts';
import { passwordBindings } from './features/passwords/endpoints.ts';
import { peopleBindings } from './features/people/endpoints.ts';
import { policyBindings } from './features/policy/endpoints.ts';
import { profileBindings } from './features/profile/endpoints.ts';
import { programmeInteractiveResourceBindings } from './features/programme-interactive-resources/endpoints.ts';
import { programmeBindings } from './features/programmes/endpoints.ts';
import { programmeMemberBindings } from './features/programmes/member-endpoints.ts';
import { questionnaireAssignmentBindings } from './features/questionnaire-assignments/endpoints.ts';
import { questionnaireResponseBindings } from './features/questionnaire-responses/endpoints.ts';
import { questionnaireBindings } from './features/questionnaires/endpoints.ts';
import { reportBindings } from './features/reports/endpoints.ts';
import { resourceCategoryBindings } from './features/resource-categories/endpoints.ts';
import { resourceBindings } from './features/resources/endpoints.ts';
import { reviewBindings } from './features/reviews/endpoints.ts';
import { savedViewBindings } from './features/saved-views/endpoints.ts';
import { sessionCreditAuditItemBindings } from './features/session-credits/audit/endpoints.ts';
import { sessionCreditBindings } from './features/session-credits/endpoints.ts';
import { sessionOptionBindings } from './features/session-options/endpoints.ts';
import { sessionBindings } from './features/sessions/endpoints.ts';
import { setAsideBindings } from './features/set-aside-work/endpoints.ts';
import { singleSignOnBindings } from './features/single-sign-on/endpoints.ts';
import { supportRequestBindings } from './features/support-requests/endpoints.ts';
import { teamBindings } from './features/teams/endpoints.ts';
import { uploadBindings } from './features/uploads/endpoints.ts';
import { userBindings } from './features/users/endpoints.ts';

export const allBindings = {
  ...authBindings,
  ...awardBindings,
  ...bookingConstraintBindings,
  ...bookingRequestBindings,
  ...attendeeBindings,
  ...bookingBindings,
  ...bookingGroupBindings,
  ...bookingInviteBindings,
  ...coachNoteBindings,
  ...coachPermissionBindings,
  ...coachTimeBindings,
  ...conversationViewingBindings,
  ...dashboardBindings,
  ...externalCalendarBindings,
  ...fileUploadBindings,
  ...findBindings,
  ...forumBindings,
  ...interactiveResourceBindings,
  ...interactiveResponseBindings,
  ...kaiBulkBindings,
  ...kaiConversationBindings,
  ...kaiCreditAuditItemBindings,
  ...kaiCreditBindings,
  ...kaiCreditSelectionRequestBindings,
  ...kaiRubricBindings,
  ...kpiBindings,
  ...legalBindings,
  ...livesBindings,
  ...mailSettingsBindings,
  ...meetingBindings,
  ...messageBindings,
  ...attachmentBindings,
  ...conversationBindings,
  ...notificationBindings,
  ...organizationBindings,
  ...organizationMemberBindings,
  ...ownExportBindings,
  ...ownSessionBindings,
  ...passwordBindings,
  ...peopleBindings,
  ...policyBindings,
  ...profileBindings,
  ...programmeInteractiveResourceBindings,
  ...programmeBindings,
  ...programmeMemberBindings,
  ...questionnaireAssignmentBindings,
  ...questionnaireResponseBindings,
  ...questionnaireBindings,
  ...reportBindings,
  ...resourceCategoryBindings,
  ...resourceBindings,
  ...reviewBindings,
  ...savedViewBindings,
  ...sessionCreditAuditItemBindings,
  ...sessionCreditBindings,
  ...sessionOptionBindings,
  ...sessionBindings,
  ...setAsideBindings,
  ...singleSignOnBindings,
  ...supportRequestBindings,
  ...teamBindings,
  ...uploadBindings,
  ...userBindings,
} as const;
