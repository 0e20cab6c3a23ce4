/** The title of every page of the product, also of those that have none yet (specification, 2). A record's name may be the heading; the title stays. */
const table = `
/ Home
/privacy Privacy Policy
/terms Terms
/auth/oidc Loading Account Details
/auth/whoami Loading Account Details
/auth/privacy Privacy Policy
/auth/terms Terms
/auth/refresh Authenticating...
/auth/send-password-reset-link Send Password Reset Link
/auth/sign-in Sign In
/auth/sign-out Sign Out
/auth/notification/password/recover Password Recovery Notification
/auth/password/recover Recover Password
/auth/password/reset Reset Password
/app/dashboard Dashboard
/app/notifications Notifications
/app/profile Profile
/app/support Support
/app/privacy-policy Privacy Policy
/app/terms Terms & Conditions
/app/availability Availability
/app/working-hours/update Working Hours
/app/external-calendars External Calendars
/app/external-calendars/connect Connect External Calendar
/app/external-calendars/$externalCalendar/delete Disconnect External Calendar
/app/coaches/$coach/availability Coach Availability
/app/coaches/$coach/external-calendars Coach External Calendars
/app/coaches/$coach/external-calendars/connect Connect Coach Calendar
/app/coaches/$coach/external-calendars/$externalCalendar/delete Disconnect Coach Calendar
/app/coaches/$coach/member-permissions Member Permissions
/app/coaches/$coach/member-permissions/create Add Member Permission
/app/coaches/$coach/member-permissions/$memberPermission/delete Remove Member Permission
/app/coaches/$coach/session-permissions Session Permissions
/app/coaches/$coach/session-permissions/create Add Session Permission
/app/coaches/$coach/session-permissions/$sessionPermission/delete Remove Session Permission
/app/coaches/$coach/team-permissions Team Permissions
/app/coaches/$coach/team-permissions/create Add Team Permission
/app/coaches/$coach/team-permissions/$teamPermission/delete Remove Team Permission
/app/coaches/$coach/reviews Coach Reviews
/app/coaches/$coach/teams-setup-check Teams Setup Check
/app/coaches/$coach/working-hours/update Coach Working Hours
/app/booking-requests/create Make a Booking
/app/booking-requests/$bookingRequest/cancel Cancel Booking Request
/app/bookings Bookings
/app/bookings/create Create Booking
/app/bookings/$booking Booking
/app/bookings/$booking/note/edit Edit Booking Note
/app/bookings/$booking/team-note/edit Edit Team Note
/app/bookings/$booking/cancel Cancel Booking
/app/bookings/$booking/questionnaire-and-review Questionnaire and Review
/app/bookings/$booking/refund Refund Credit
/app/bookings/$booking/respond Respond to Request
/app/bookings/$booking/reviews Booking Reviews
/app/bookings/$booking/update Update Location
/app/bookings/$booking/attendees Attendees
/app/bookings/$booking/attendees/$attendee Attendee
/app/bookings/$booking/attendees/$attendee/questionnaire-and-review Attendee Questionnaire and Review
/app/bookings/$booking/attendees/$attendee/coach-note/create Create Coach Note
/app/bookings/$booking/attendees/$attendee/coach-note/$coachNote Coach Note
/app/bookings/$booking/attendees/$attendee/coach-note/$coachNote/edit Edit Coach Note
/app/bookings/$booking/invites Booking Invites
/app/bookings/$booking/invites/create Invite to Booking
/app/bookings/$booking/invites/$invite/revoke Revoke Invite
/app/bookings/$booking/invites/$invite/rsvp RSVP
/app/bookings/$booking/questionnaires Booking Questionnaires
/app/bookings/$booking/questionnaires/$questionnaire Booking Questionnaire
/app/bookings/$booking/questionnaires/$questionnaire/respondents Respondents
/app/bookings/$booking/questionnaires/$questionnaire/responses/create Answer Questionnaire
/app/bookings/$booking/questionnaires/$questionnaire/responses/$user Response
/app/bookings/$booking/questionnaires/$questionnaire/responses/$user/edit Edit Response
/app/bookings/$booking/resources Booking Resources
/app/bookings/$booking/resources/create Add Booking Resource
/app/bookings/$booking/resources/$resource Booking Resource
/app/bookings/$booking/resources/$resource/edit Edit Booking Resource
/app/bookings/$booking/resources/$resource/delete Delete Booking Resource
/app/bookings/$booking/team-coach-note/create Create Team Coach Note
/app/bookings/$booking/team-coach-note/$teamCoachNote Team Coach Note
/app/bookings/$booking/team-coach-note/$teamCoachNote/edit Edit Team Coach Note
/app/booking-groups Booking Groups
/app/booking-groups/$bookingGroup/$programme/bookings Booking Group Bookings
/app/booking-invites Booking Invites
/app/booking-invites/$bookingInvite Booking Invite
/app/sessions Sessions
/app/sessions/create Create Session
/app/sessions/$session Session
/app/sessions/$session/edit Edit Session
/app/sessions/$session/delete Delete Session
/app/sessions/$session/coach-permissions Session Coach Permissions
/app/sessions/$session/coach-permissions/create Add Session Coach
/app/sessions/$session/coach-permissions/$coachPermission/delete Remove Session Coach
/app/sessions/$session/resources Session Resources
/app/sessions/$session/resources/create Add Session Resource
/app/sessions/$session/resources/$resource Session Resource
/app/sessions/$session/resources/$resource/edit Edit Session Resource
/app/sessions/$session/resources/$resource/delete Delete Session Resource
/app/programmes Programmes
/app/programmes/create Create Programme
/app/programmes/$programme Programme
/app/programmes/$programme/edit Edit Programme
/app/programmes/$programme/delete Delete Programme
/app/programmes/$programme/interactive-resources Programme Interactive Resources
/app/programmes/$programme/interactive-resources/create Add Interactive Resource
/app/programmes/$programme/interactive-resources/$interactiveResource Interactive Resource
/app/programmes/$programme/interactive-resources/$interactiveResource/edit Edit Programme Interactive Resource
/app/programmes/$programme/interactive-resources/$interactiveResource/delete Remove Interactive Resource
/app/programmes/$programme/interactive-resources/$interactiveResource/responses Interactive Resource Responses
/app/programmes/$programme/interactive-resources/$interactiveResource/responses/$response Interactive Resource Response
/app/programmes/$programme/interactive-resources/$interactiveResource/responses/$response/audit Response Audit
/app/programmes/$programme/kai-conversations Programme AI Conversations
/app/programmes/$programme/kai-conversations/create Upload AI Conversation
/app/programmes/$programme/kai-conversations/$kaiConversation AI Conversation
/app/programmes/$programme/kai-conversations/$kaiConversation/delete Delete AI Conversation
/app/programmes/$programme/kai-conversations/delete-all Delete All AI Conversations
/app/programmes/$programme/kai-conversations/upload-analysis-report Upload Analysis Report
/app/programmes/$programme/kai-credit-audit-items AI Credit Audit Items
/app/programmes/$programme/kai-credit-audit-items/$kaiCreditAuditItem AI Credit Audit Item
/app/programmes/$programme/kai-credits AI Credits
/app/programmes/$programme/kai-credits/create Create AI Credit
/app/programmes/$programme/kai-credits/$kaiCredit AI Credit
/app/programmes/$programme/kai-credits/$kaiCredit/edit Edit AI Credit
/app/programmes/$programme/kai-credits/$kaiCredit/delete Delete AI Credit
/app/programmes/$programme/kai-credits/$kaiCredit/refund Refund AI Credit
/app/programmes/$programme/questionnaires Programme Questionnaires
/app/programmes/$programme/questionnaires/create Assign Questionnaire
/app/programmes/$programme/questionnaires/$questionnaire Programme Questionnaire
/app/programmes/$programme/questionnaires/$questionnaire/edit Edit Programme Questionnaire
/app/programmes/$programme/questionnaires/$questionnaire/delete Delete Programme Questionnaire
/app/programmes/$programme/questionnaires/$questionnaire/respondents Programme Respondents
/app/programmes/$programme/questionnaires/$questionnaire/responses Programme Responses
/app/programmes/$programme/questionnaires/$questionnaire/responses/create Answer Programme Questionnaire
/app/programmes/$programme/questionnaires/$questionnaire/responses/$user Programme Response
/app/programmes/$programme/questionnaires/$questionnaire/responses/$user/edit Edit Programme Response
/app/programmes/$programme/resources Programme Resources
/app/programmes/$programme/resources/create Add Programme Resource
/app/programmes/$programme/resources/$resource Programme Resource
/app/programmes/$programme/resources/$resource/edit Edit Programme Resource
/app/programmes/$programme/resources/$resource/delete Delete Programme Resource
/app/programmes/$programme/session-credit-audit-items Session Credit Audit Items
/app/programmes/$programme/session-credit-audit-items/$sessionCreditAuditItem Session Credit Audit Item
/app/programmes/$programme/session-credits Session Credits
/app/programmes/$programme/session-credits/create Create Session Credit
/app/programmes/$programme/session-credits/$sessionCredit Session Credit
/app/programmes/$programme/session-credits/$sessionCredit/edit Edit Session Credit
/app/programmes/$programme/session-credits/$sessionCredit/delete Delete Session Credit
/app/programmes/$programme/session-credits/$sessionCredit/deallocate Deallocate Session Credit
/app/programmes/$programme/session-credits/$sessionCredit/booking-constraints Booking Constraints
/app/programmes/$programme/session-credits/$sessionCredit/booking-constraints/create Add Booking Constraint
/app/programmes/$programme/session-credits/$sessionCredit/booking-constraints/$bookingConstraint/delete Remove Booking Constraint
/app/programmes/$programme/session-credits/$sessionCredit/booking-requests/create Book with this Credit
/app/programmes/$programme/session-options Session Options
/app/programmes/$programme/session-options/create Add Session Option
/app/programmes/$programme/session-options/$sessionOption/delete Remove Session Option
/app/session-credits/$entityType/$entityId Session Credits
/app/kai-conversations AI Conversations
/app/kai-conversations/create AI Upload
/app/kai-credit-selection-requests AI Credit Selection Requests
/app/kai-credit-selection-requests/$kaiCreditSelectionRequest AI Credit Selection Request
/app/kai-credit-selection-requests/$kaiCreditSelectionRequest/edit Edit AI Credit Selection Request
/app/conversations Messages
/app/conversations/create New Conversation
/app/conversations/contacts/$contact Conversation
/app/conversation-viewing Conversation Viewing
/app/conversation-viewing/contacts Conversation Viewing: Contacts
/app/conversation-viewing/view Conversation Viewing: View
/app/forum Forum
/app/forum/rules Forum Rules
/app/forum/rules/update Update Forum Rules
/app/forum/threads/create Create Thread
/app/forum/threads/$thread Thread
/app/forum/threads/$thread/delete Delete Thread
/app/forum/threads/$thread/moderate Moderate Thread
/app/resources Resources
/app/resources/$resource Resource
/app/global-resources Global Resources
/app/global-resources/create Create Global Resource
/app/global-resources/$globalResource/edit Edit Global Resource
/app/global-resources/$globalResource/delete Delete Global Resource
/app/resource-categories Resource Categories
/app/resource-categories/create Create Resource Category
/app/resource-categories/$resourceCategory Resource Category
/app/resource-categories/$resourceCategory/edit Edit Resource Category
/app/resource-categories/$resourceCategory/delete Delete Resource Category
/app/interactive-resources Interactive Resources
/app/interactive-resources/create Create Interactive Resource
/app/interactive-resources/$interactiveResource Interactive Resource
/app/interactive-resources/$interactiveResource/edit Edit Interactive Resource
/app/interactive-resources/$interactiveResource/delete Delete Interactive Resource
/app/interactive-resources/$interactiveResource/restore Restore Interactive Resource
/app/questionnaires Questionnaires
/app/questionnaires/create Create Questionnaire
/app/questionnaires/$questionnaire Questionnaire
/app/questionnaires/$questionnaire/edit Edit Questionnaire
/app/questionnaires/$questionnaire/delete Delete Questionnaire
/app/questionnaires/$questionnaire/restore Restore Questionnaire
/app/questionnaires/$questionnaire/question-order Question Order
/app/kpis KPIs
/app/kpis/create Create KPI
/app/kpis/$kpi KPI
/app/kpis/$kpi/edit Edit KPI
/app/kpis/$kpi/delete Delete KPI
/app/kpis/$kpi/restore Restore KPI
/app/kpis/$kpi/responses KPI Responses
/app/reports Reports
/app/reports/$report Report
/app/upload-reports Upload Reports
/app/upload-reports/$uploadReport Upload Report
/app/organizations Organisations
/app/organizations/create Create Organisation
/app/organizations/$organization Organisation
/app/organizations/$organization/edit Edit Organisation
/app/organizations/$organization/delete Delete Organisation
/app/organizations/$organization/restore Restore Organisation
/app/organizations/$organization/members Organisation Members
/app/organizations/$organization/teams Organisation Teams
/app/organizations/$organization/obfuscate-members Obfuscate Members
/app/members/$member/coach-permissions Member Coach Permissions
/app/members/$member/coach-permissions/create Add Member Coach
/app/members/$member/coach-permissions/$coachPermission/delete Remove Member Coach
/app/members/$member/coach-notes Member Coach Notes
/app/teams Teams
/app/teams/create Create Team
/app/teams/$team Team
/app/teams/$team/edit Edit Team
/app/teams/$team/delete Delete Team
/app/teams/$team/restore Restore Team
/app/teams/$team/coach-notes Team Coach Notes
/app/teams/$team/coach-permissions Team Coach Permissions
/app/teams/$team/coach-permissions/create Add Team Coach
/app/teams/$team/coach-permissions/$coachPermission/delete Remove Team Coach
/app/teams/$team/members Team Members
/app/teams/$team/members/create Add Team Member
/app/teams/$team/members/$member/delete Remove Team Member
/app/users Users
/app/users/create Create New User
/app/users/$user User Details
/app/users/$user/edit Edit User
/app/users/$user/delete Delete User
/app/users/$user/obfuscate Obfuscate User
/app/users/$user/reset-password Reset Password
/app/users/$user/restore Restore User
/app/users/$user/send-password-reset-link Send Password Reset Link
/app/users/uploads/create Upload Users
/zoom/$booking Zoom Booking
`;

export const titles: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const end = line.indexOf(' ');
      return [line.slice(0, end), line.slice(end + 1)] as const;
    }),
);
