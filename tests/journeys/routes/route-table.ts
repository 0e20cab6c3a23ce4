import type { Check } from '#web/shell/routing/checks.ts';

/**
 * All routes of the product, also those that have no page yet: what the navigation guard checks, and whom the server answers, in the order member,
 * organisation admin, coach, admin, super admin. `●` any record, `○` records that they are related to, `–` refused.
 */
const table = `
●●●●● authenticated /
●●●●● public /privacy
●●●●● public /terms
●●●●● public /zoom/$booking
●●●●● public /auth/oidc
●●●●● bearerToken /auth/whoami
●●●●● bearerToken /auth/privacy
●●●●● bearerToken /auth/terms
●●●●● refreshToken /auth/refresh
●●●●● public /auth/send-password-reset-link
●●●●● public /auth/sign-in
●●●●● public /auth/sign-out
●●●●● public /auth/notification/password/recover
●●●●● public /auth/password/recover
●●●●● public /auth/password/reset
●●●○○ authenticated /app/dashboard
●●●●● authenticated /app/notifications
●●●●● authenticated /app/privacy-policy
●●●●● authenticated /app/profile
●●●●● authenticated /app/support
●●●●● authenticated /app/terms
––●–– authenticated /app/availability
–––●● authenticated /app/booking-groups
○○○●● authenticated /app/booking-groups/$bookingGroup/$programme/bookings
○○○●● authenticated /app/booking-invites
○○○●● authenticated /app/booking-invites/$bookingInvite
●●––– authenticated /app/booking-requests/create
○○–●● authenticated /app/booking-requests/$bookingRequest/cancel
○○○●● authenticated /app/bookings
––●●● authenticated /app/bookings/create
○○○●● authenticated /app/bookings/$booking
○○○●● authenticated /app/bookings/$booking/note/edit
○○○●● authenticated /app/bookings/$booking/team-note/edit
○○○●● authenticated /app/bookings/$booking/cancel
○○––– authenticated /app/bookings/$booking/questionnaire-and-review
–––●● authenticated /app/bookings/$booking/refund
––○●● authenticated /app/bookings/$booking/respond
○○○●● authenticated /app/bookings/$booking/reviews
––○●● authenticated /app/bookings/$booking/update
○○○●● authenticated /app/bookings/$booking/attendees
○○○●● authenticated /app/bookings/$booking/attendees/$attendee
○○○●● authenticated /app/bookings/$booking/attendees/$attendee/questionnaire-and-review
––○–– authenticated /app/bookings/$booking/attendees/$attendee/coach-note/create
––○○○ authenticated /app/bookings/$booking/attendees/$attendee/coach-note/$coachNote
––○–– authenticated /app/bookings/$booking/attendees/$attendee/coach-note/$coachNote/edit
○○○●● authenticated /app/bookings/$booking/invites
○○○●● authenticated /app/bookings/$booking/invites/create
○○○●● authenticated /app/bookings/$booking/invites/$invite/revoke
○○––– authenticated /app/bookings/$booking/invites/$invite/rsvp
○○○●● authenticated /app/bookings/$booking/questionnaires
○○○●● authenticated /app/bookings/$booking/questionnaires/$questionnaire
––○●● authenticated /app/bookings/$booking/questionnaires/$questionnaire/respondents
○○–●● authenticated /app/bookings/$booking/questionnaires/$questionnaire/responses/create
○○○●● authenticated /app/bookings/$booking/questionnaires/$questionnaire/responses/$user
○○–●● authenticated /app/bookings/$booking/questionnaires/$questionnaire/responses/$user/edit
○○○●● authenticated /app/bookings/$booking/resources
○○○●● authenticated /app/bookings/$booking/resources/create
○○○●● authenticated /app/bookings/$booking/resources/$resource
○○○●● authenticated /app/bookings/$booking/resources/$resource/edit
○○○●● authenticated /app/bookings/$booking/resources/$resource/delete
––○–– authenticated /app/bookings/$booking/team-coach-note/create
––○○○ authenticated /app/bookings/$booking/team-coach-note/$teamCoachNote
––○–– authenticated /app/bookings/$booking/team-coach-note/$teamCoachNote/edit
––○●● authenticated /app/coaches/$coach/availability
––○●● authenticated /app/coaches/$coach/external-calendars
––○●● authenticated /app/coaches/$coach/external-calendars/connect
––○●● authenticated /app/coaches/$coach/external-calendars/$externalCalendar/delete
––○●● authenticated /app/coaches/$coach/member-permissions
–––●● authenticated /app/coaches/$coach/member-permissions/create
–––●● authenticated /app/coaches/$coach/member-permissions/$memberPermission/delete
––○●● authenticated /app/coaches/$coach/session-permissions
–––●● authenticated /app/coaches/$coach/session-permissions/create
–––●● authenticated /app/coaches/$coach/session-permissions/$sessionPermission/delete
––○●● authenticated /app/coaches/$coach/team-permissions
–––●● authenticated /app/coaches/$coach/team-permissions/create
–––●● authenticated /app/coaches/$coach/team-permissions/$teamPermission/delete
––○●● authenticated /app/coaches/$coach/reviews
––○●● authenticated /app/coaches/$coach/teams-setup-check
––○●● authenticated /app/coaches/$coach/working-hours/update
○○○–○ authenticated /app/conversations
●●●–● authenticated /app/conversations/create
○○○–○ authenticated /app/conversations/contacts/$contact
–––●● authenticated /app/conversation-viewing
–––●● authenticated /app/conversation-viewing/contacts
–––●● authenticated /app/conversation-viewing/view
––●–– authenticated /app/external-calendars
––●–– authenticated /app/external-calendars/connect
––○–– authenticated /app/external-calendars/$externalCalendar/delete
●●●●● authenticated /app/forum
●●●●● authenticated /app/forum/rules
–––●● authenticated /app/forum/rules/update
●●●●● authenticated /app/forum/threads/create
○○○●● authenticated /app/forum/threads/$thread
○○○●● authenticated /app/forum/threads/$thread/delete
–––●● authenticated /app/forum/threads/$thread/moderate
–––●● authenticated /app/global-resources
–––●● authenticated /app/global-resources/create
–––●● authenticated /app/global-resources/$globalResource/edit
–––●● authenticated /app/global-resources/$globalResource/delete
●●●●● authenticated /app/interactive-resources
–––●● authenticated /app/interactive-resources/create
○○○●● authenticated /app/interactive-resources/$interactiveResource
–––●● authenticated /app/interactive-resources/$interactiveResource/edit
–––●● authenticated /app/interactive-resources/$interactiveResource/delete
–––●● authenticated /app/interactive-resources/$interactiveResource/restore
○○○●● authenticated /app/kai-conversations
●●––– authenticated /app/kai-conversations/create
–––●● authenticated /app/kai-credit-selection-requests
–––●● authenticated /app/kai-credit-selection-requests/$kaiCreditSelectionRequest
–––●● authenticated /app/kai-credit-selection-requests/$kaiCreditSelectionRequest/edit
–––●● authenticated /app/kai-rubrics
–––●● authenticated /app/kai-rubrics/$kaiRubric
–––●● authenticated /app/kpis
–––●● authenticated /app/kpis/create
–––●● authenticated /app/kpis/$kpi
–––●● authenticated /app/kpis/$kpi/edit
–––●● authenticated /app/kpis/$kpi/delete
–––●● authenticated /app/kpis/$kpi/restore
–––●● authenticated /app/kpis/$kpi/responses
––––● authenticated /app/policy
–●–●● authenticated /app/lives
–●–●● authenticated /app/lives/$machine
–––●● authenticated /app/lives/$machine/records
○○–●● authenticated /app/members/$member/coach-permissions
–––●● authenticated /app/members/$member/coach-permissions/create
–––●● authenticated /app/members/$member/coach-permissions/$coachPermission/delete
––○○○ authenticated /app/members/$member/coach-notes
–––●● authenticated /app/organizations
–––●● authenticated /app/organizations/create
–○–●● authenticated /app/organizations/$organization
–––●● authenticated /app/organizations/$organization/edit
–––●● authenticated /app/organizations/$organization/delete
–––●● authenticated /app/organizations/$organization/restore
–○–●● authenticated /app/organizations/$organization/members
–○–●● authenticated /app/organizations/$organization/teams
––––● authenticated /app/organizations/$organization/obfuscate-members
○○○●● authenticated /app/programmes
–––●● authenticated /app/programmes/create
○○○●● authenticated /app/programmes/$programme
–––●● authenticated /app/programmes/$programme/edit
–––●● authenticated /app/programmes/$programme/delete
○○○●● authenticated /app/programmes/$programme/interactive-resources
–––●● authenticated /app/programmes/$programme/interactive-resources/create
○○○●● authenticated /app/programmes/$programme/interactive-resources/$interactiveResource
–––●● authenticated /app/programmes/$programme/interactive-resources/$interactiveResource/edit
–––●● authenticated /app/programmes/$programme/interactive-resources/$interactiveResource/delete
––○●● authenticated /app/programmes/$programme/interactive-resources/$interactiveResource/responses
○○○●● authenticated /app/programmes/$programme/interactive-resources/$interactiveResource/responses/$response
–––●● authenticated /app/programmes/$programme/interactive-resources/$interactiveResource/responses/$response/audit
○○○●● authenticated /app/programmes/$programme/kai-conversations
●●–●● authenticated /app/programmes/$programme/kai-conversations/create
○○○○○ authenticated /app/programmes/$programme/kai-conversations/$kaiConversation
○○–●● authenticated /app/programmes/$programme/kai-conversations/$kaiConversation/delete
––––● authenticated /app/programmes/$programme/kai-conversations/delete-all
–––●● authenticated /app/programmes/$programme/kai-conversations/upload-analysis-report
○○–●● authenticated /app/programmes/$programme/kai-credit-audit-items
○○–●● authenticated /app/programmes/$programme/kai-credit-audit-items/$kaiCreditAuditItem
○○–●● authenticated /app/programmes/$programme/kai-credits
–––●● authenticated /app/programmes/$programme/kai-credits/create
○○–●● authenticated /app/programmes/$programme/kai-credits/$kaiCredit
–––●● authenticated /app/programmes/$programme/kai-credits/$kaiCredit/edit
–––●● authenticated /app/programmes/$programme/kai-credits/$kaiCredit/delete
–––●● authenticated /app/programmes/$programme/kai-credits/$kaiCredit/refund
○○○●● authenticated /app/programmes/$programme/questionnaires
–––●● authenticated /app/programmes/$programme/questionnaires/create
○○○●● authenticated /app/programmes/$programme/questionnaires/$questionnaire
–––●● authenticated /app/programmes/$programme/questionnaires/$questionnaire/edit
–––●● authenticated /app/programmes/$programme/questionnaires/$questionnaire/delete
–○○●● authenticated /app/programmes/$programme/questionnaires/$questionnaire/respondents
––○●● authenticated /app/programmes/$programme/questionnaires/$questionnaire/responses
○○–●● authenticated /app/programmes/$programme/questionnaires/$questionnaire/responses/create
○○○●● authenticated /app/programmes/$programme/questionnaires/$questionnaire/responses/$user
○○–●● authenticated /app/programmes/$programme/questionnaires/$questionnaire/responses/$user/edit
○○○●● authenticated /app/programmes/$programme/resources
–––●● authenticated /app/programmes/$programme/resources/create
○○○●● authenticated /app/programmes/$programme/resources/$resource
–––●● authenticated /app/programmes/$programme/resources/$resource/edit
–––●● authenticated /app/programmes/$programme/resources/$resource/delete
○○–●● authenticated /app/programmes/$programme/session-credit-audit-items
○○–●● authenticated /app/programmes/$programme/session-credit-audit-items/$sessionCreditAuditItem
○○–●● authenticated /app/programmes/$programme/session-credits
–––●● authenticated /app/programmes/$programme/session-credits/create
○○–●● authenticated /app/programmes/$programme/session-credits/$sessionCredit
–––●● authenticated /app/programmes/$programme/session-credits/$sessionCredit/edit
–––●● authenticated /app/programmes/$programme/session-credits/$sessionCredit/delete
–––●● authenticated /app/programmes/$programme/session-credits/$sessionCredit/deallocate
○○–●● authenticated /app/programmes/$programme/session-credits/$sessionCredit/booking-constraints
–––●● authenticated /app/programmes/$programme/session-credits/$sessionCredit/booking-constraints/create
–––●● authenticated /app/programmes/$programme/session-credits/$sessionCredit/booking-constraints/$bookingConstraint/delete
○○–●● authenticated /app/programmes/$programme/session-credits/$sessionCredit/booking-requests/create
○○○●● authenticated /app/programmes/$programme/session-options
–––●● authenticated /app/programmes/$programme/session-options/create
–––●● authenticated /app/programmes/$programme/session-options/$sessionOption/delete
–––●● authenticated /app/questionnaires
–––●● authenticated /app/questionnaires/create
–––●● authenticated /app/questionnaires/$questionnaire
–––●● authenticated /app/questionnaires/$questionnaire/edit
–––●● authenticated /app/questionnaires/$questionnaire/delete
–––●● authenticated /app/questionnaires/$questionnaire/restore
–––●● authenticated /app/questionnaires/$questionnaire/question-order
–○–●● authenticated,isNotCoach /app/reports
–○–●● authenticated /app/reports/$report
–––●● authenticated /app/resource-categories
–––●● authenticated /app/resource-categories/create
–––●● authenticated /app/resource-categories/$resourceCategory
–––●● authenticated /app/resource-categories/$resourceCategory/edit
–––●● authenticated /app/resource-categories/$resourceCategory/delete
●●●●● authenticated /app/resources
○○○●● authenticated /app/resources/$resource
○○–●● authenticated /app/session-credits/$entityType/$entityId
●●–●● authenticated /app/sessions
–––●● authenticated /app/sessions/create
○○○●● authenticated /app/sessions/$session
–––●● authenticated /app/sessions/$session/edit
–––●● authenticated /app/sessions/$session/delete
–––●● authenticated /app/sessions/$session/coach-permissions
–––●● authenticated /app/sessions/$session/coach-permissions/create
–––●● authenticated /app/sessions/$session/coach-permissions/$coachPermission/delete
○○○●● authenticated /app/sessions/$session/resources
–––●● authenticated /app/sessions/$session/resources/create
○○○●● authenticated /app/sessions/$session/resources/$resource
–––●● authenticated /app/sessions/$session/resources/$resource/edit
–––●● authenticated /app/sessions/$session/resources/$resource/delete
○○○●● authenticated /app/teams
–●–●● authenticated /app/teams/create
○○○●● authenticated /app/teams/$team
–○–●● authenticated /app/teams/$team/edit
–○–●● authenticated /app/teams/$team/delete
–○–●● authenticated /app/teams/$team/restore
––○○○ authenticated /app/teams/$team/coach-notes
○○–●● authenticated /app/teams/$team/coach-permissions
–––●● authenticated /app/teams/$team/coach-permissions/create
–––●● authenticated /app/teams/$team/coach-permissions/$coachPermission/delete
○○○●● authenticated /app/teams/$team/members
–○–●● authenticated /app/teams/$team/members/create
–○–●● authenticated /app/teams/$team/members/$member/delete
–––●● authenticated /app/upload-reports
–––●● authenticated /app/upload-reports/$uploadReport
–––●● authenticated /app/users
–––●● authenticated /app/users/create
–––●● authenticated /app/users/$user
–––●● authenticated /app/users/$user/edit
–––●● authenticated /app/users/$user/delete
––––● authenticated /app/users/$user/obfuscate
–––●● authenticated /app/users/$user/reset-password
–––●● authenticated /app/users/$user/restore
–––●● authenticated /app/users/$user/send-password-reset-link
–––●● authenticated /app/users/uploads/create
––●–– authenticated /app/working-hours/update
`;

export const roles = ['Member', 'OrganizationAdmin', 'Coach', 'Admin', 'SuperAdmin'] as const;
export type RoleOfTable = (typeof roles)[number];
type Mark = '●' | '○' | '–';

export interface RouteLine {
  readonly path: string;
  readonly checks: readonly Check[];
  readonly marks: Readonly<Record<RoleOfTable, Mark>>;
}

export const routeTable: readonly RouteLine[] = table
  .trim()
  .split('\n')
  .map((line) => {
    const [marks = '', checks = '', path = ''] = line.split(' ');
    return {
      path,
      checks: checks === 'public' ? [] : (checks.split(',') as Check[]),
      marks: Object.fromEntries(
        roles.map((role, place) => [role, [...marks][place]]),
      ) as RouteLine['marks'],
    };
  });
