import { index, rootRoute, route } from '@tanstack/virtual-file-routes';

/** The map of the product: which file answers which path. The layout around it follows from the path (`shell/layout-of.ts`). */
export const routes = rootRoute('shell/root.tsx', [
  index('features/home/home.tsx'),

  route('/privacy', 'features/legal/privacy.tsx'),
  route('/terms', 'features/legal/terms.tsx'),
  route('/zoom/$booking', 'features/meetings/zoom.tsx'),
  route('/auth/privacy', 'features/legal/accept-privacy.tsx'),
  route('/auth/terms', 'features/legal/accept-terms.tsx'),

  route('/auth/sign-in', 'features/auth/sign-in.tsx'),
  route('/auth/send-password-reset-link', 'features/passwords/send-link.tsx'),
  route('/auth/notification/password/recover', 'features/passwords/link-sent.tsx'),
  route('/auth/password/recover', 'features/passwords/recover.tsx'),
  route('/auth/password/reset', 'features/passwords/reset.tsx'),
  route('/auth/sign-out', 'features/auth/sign-out.tsx'),
  route('/auth/whoami', 'features/auth/whoami.tsx'),
  route('/auth/oidc', 'features/auth/oidc.tsx'),
  route('/auth/refresh', 'features/auth/refresh.tsx'),

  route('/charts', 'features/charts/chart-catalogue.tsx'),
  route('/charts/kit', 'features/gallery/kit.tsx'),
  route('/charts/$machine/', 'features/charts/chart.tsx'),
  route('/charts/$machine/replay', 'features/charts/chart-replay.tsx'),
  route('/charts/$machine/$', 'features/charts/chart-state.tsx'),

  route('/app/dashboard', 'features/dashboard/dashboard.tsx'),
  route('/app/privacy-policy', 'features/legal/own-privacy.tsx'),
  route('/app/terms', 'features/legal/own-terms.tsx'),

  route('/app/notifications', 'features/notifications/notifications.tsx'),
  route('/app/profile', 'features/profile/profile.tsx'),

  route('/app/bookings', 'features/bookings/bookings.tsx'),
  route('/app/bookings/create', 'features/booking-groups/create-booking.tsx'),
  route('/app/bookings/$booking', 'features/bookings/booking.tsx'),
  route('/app/bookings/$booking/respond', 'features/bookings/respond.tsx'),
  route('/app/bookings/$booking/cancel', 'features/bookings/cancel-booking.tsx'),
  route('/app/bookings/$booking/note/edit', 'features/bookings/edit-note.tsx'),
  route('/app/bookings/$booking/team-note/edit', 'features/bookings/edit-team-note.tsx'),
  route('/app/bookings/$booking/update', 'features/bookings/update-location.tsx'),
  route('/app/bookings/$booking/refund', 'features/bookings/refund-credit.tsx'),

  route('/app/bookings/$booking/invites', 'features/booking-invites/session-invites.tsx'),
  route('/app/bookings/$booking/invites/create', 'features/booking-invites/create-invite.tsx'),
  route(
    '/app/bookings/$booking/invites/$invite/revoke',
    'features/booking-invites/revoke-invite.tsx',
  ),
  route('/app/bookings/$booking/invites/$invite/rsvp', 'features/booking-invites/rsvp.tsx'),
  route('/app/booking-groups', 'features/booking-groups/booking-groups.tsx'),
  route(
    '/app/booking-groups/$bookingGroup/$programme/bookings',
    'features/booking-groups/group-bookings.tsx',
  ),
  route('/app/booking-invites', 'features/booking-invites/booking-invites.tsx'),
  route('/app/booking-invites/$bookingInvite', 'features/booking-invites/booking-invite.tsx'),

  route('/app/bookings/$booking/attendees', 'features/attendees/attendees.tsx'),
  route('/app/bookings/$booking/attendees/$attendee', 'features/attendees/attendee.tsx'),
  route(
    '/app/bookings/$booking/attendees/$attendee/questionnaire-and-review',
    'features/reviews/attendee-review.tsx',
  ),
  route(
    '/app/bookings/$booking/questionnaire-and-review',
    'features/reviews/questionnaire-and-review.tsx',
  ),
  route('/app/bookings/$booking/reviews', 'features/reviews/booking-reviews.tsx'),
  route('/app/coaches/$coach/reviews', 'features/reviews/coach-reviews.tsx'),

  route(
    '/app/bookings/$booking/attendees/$attendee/coach-note/create',
    'features/coach-notes/create-coach-note.tsx',
  ),
  route(
    '/app/bookings/$booking/attendees/$attendee/coach-note/$coachNote',
    'features/coach-notes/coach-note.tsx',
  ),
  route(
    '/app/bookings/$booking/attendees/$attendee/coach-note/$coachNote/edit',
    'features/coach-notes/edit-coach-note.tsx',
  ),
  route(
    '/app/bookings/$booking/team-coach-note/create',
    'features/coach-notes/create-team-coach-note.tsx',
  ),
  route(
    '/app/bookings/$booking/team-coach-note/$teamCoachNote',
    'features/coach-notes/team-coach-note.tsx',
  ),
  route(
    '/app/bookings/$booking/team-coach-note/$teamCoachNote/edit',
    'features/coach-notes/edit-team-coach-note.tsx',
  ),
  route('/app/members/$member/coach-notes', 'features/coach-notes/member-coach-notes.tsx'),
  route('/app/teams/$team/coach-notes', 'features/coach-notes/team-coach-notes.tsx'),

  route('/app/booking-requests/create', 'features/booking-groups/create-request.tsx'),
  route('/app/booking-requests/$bookingRequest/cancel', 'features/bookings/cancel-request.tsx'),

  route('/app/external-calendars', 'features/external-calendars/external-calendars.tsx'),
  route('/app/external-calendars/connect', 'features/external-calendars/connect.tsx'),
  route(
    '/app/external-calendars/$externalCalendar/delete',
    'features/external-calendars/disconnect.tsx',
  ),
  route(
    '/app/coaches/$coach/external-calendars',
    'features/external-calendars/coach-calendars.tsx',
  ),
  route(
    '/app/coaches/$coach/external-calendars/connect',
    'features/external-calendars/connect-coach.tsx',
  ),
  route(
    '/app/coaches/$coach/external-calendars/$externalCalendar/delete',
    'features/external-calendars/disconnect-coach.tsx',
  ),

  route(
    '/app/coaches/$coach/member-permissions',
    'features/coach-permissions/member-permissions.tsx',
  ),
  route(
    '/app/coaches/$coach/member-permissions/create',
    'features/coach-permissions/add-member-permission.tsx',
  ),
  route(
    '/app/coaches/$coach/member-permissions/$memberPermission/delete',
    'features/coach-permissions/remove-member-permission.tsx',
  ),
  route(
    '/app/coaches/$coach/session-permissions',
    'features/coach-permissions/session-permissions.tsx',
  ),
  route(
    '/app/coaches/$coach/session-permissions/create',
    'features/coach-permissions/add-session-permission.tsx',
  ),
  route(
    '/app/coaches/$coach/session-permissions/$sessionPermission/delete',
    'features/coach-permissions/remove-session-permission.tsx',
  ),
  route('/app/coaches/$coach/team-permissions', 'features/coach-permissions/team-permissions.tsx'),
  route(
    '/app/coaches/$coach/team-permissions/create',
    'features/coach-permissions/add-team-permission.tsx',
  ),
  route(
    '/app/coaches/$coach/team-permissions/$teamPermission/delete',
    'features/coach-permissions/remove-team-permission.tsx',
  ),
  route(
    '/app/members/$member/coach-permissions',
    'features/coach-permissions/member-coach-permissions.tsx',
  ),
  route(
    '/app/members/$member/coach-permissions/create',
    'features/coach-permissions/add-member-coach-permission.tsx',
  ),
  route(
    '/app/members/$member/coach-permissions/$coachPermission/delete',
    'features/coach-permissions/remove-member-coach-permission.tsx',
  ),
  route('/app/sessions', 'features/sessions/sessions.tsx'),
  route('/app/sessions/create', 'features/sessions/create-session.tsx'),
  route('/app/sessions/$session', 'features/sessions/session.tsx'),
  route('/app/sessions/$session/edit', 'features/sessions/edit-session.tsx'),
  route('/app/sessions/$session/delete', 'features/sessions/delete-session.tsx'),
  route(
    '/app/sessions/$session/coach-permissions',
    'features/coach-permissions/session-coach-permissions.tsx',
  ),
  route(
    '/app/sessions/$session/coach-permissions/create',
    'features/coach-permissions/add-session-coach-permission.tsx',
  ),
  route(
    '/app/sessions/$session/coach-permissions/$coachPermission/delete',
    'features/coach-permissions/remove-session-coach-permission.tsx',
  ),
  route(
    '/app/teams/$team/coach-permissions',
    'features/coach-permissions/team-coach-permissions.tsx',
  ),
  route(
    '/app/teams/$team/coach-permissions/create',
    'features/coach-permissions/add-team-coach-permission.tsx',
  ),
  route(
    '/app/teams/$team/coach-permissions/$coachPermission/delete',
    'features/coach-permissions/remove-team-coach-permission.tsx',
  ),

  route('/app/availability', 'features/coach-time/availability.tsx'),
  route('/app/coaches/$coach/availability', 'features/coach-time/coach-availability.tsx'),
  route('/app/working-hours/update', 'features/coach-time/working-hours.tsx'),
  route('/app/coaches/$coach/working-hours/update', 'features/coach-time/coach-working-hours.tsx'),
  route('/app/coaches/$coach/teams-setup-check', 'features/coach-time/setup-check.tsx'),

  route('/app/organizations', 'features/organizations/organizations.tsx'),
  route('/app/organizations/create', 'features/organizations/create-organization.tsx'),
  route('/app/organizations/$organization', 'features/organizations/organization.tsx'),
  route('/app/organizations/$organization/edit', 'features/organizations/edit-organization.tsx'),
  route(
    '/app/organizations/$organization/delete',
    'features/organizations/delete-organization.tsx',
  ),
  route(
    '/app/organizations/$organization/restore',
    'features/organizations/restore-organization.tsx',
  ),
  route(
    '/app/organizations/$organization/members',
    'features/organizations/organization-members.tsx',
  ),
  route(
    '/app/organizations/$organization/obfuscate-members',
    'features/organizations/obfuscate-members.tsx',
  ),
  route('/app/organizations/$organization/teams', 'features/teams/organization-teams.tsx'),

  route('/app/teams', 'features/teams/teams.tsx'),
  route('/app/teams/create', 'features/teams/create-team.tsx'),
  route('/app/teams/$team', 'features/teams/team.tsx'),
  route('/app/teams/$team/edit', 'features/teams/edit-team.tsx'),
  route('/app/teams/$team/delete', 'features/teams/delete-team.tsx'),
  route('/app/teams/$team/restore', 'features/teams/restore-team.tsx'),
  route('/app/teams/$team/members', 'features/teams/team-members.tsx'),
  route('/app/teams/$team/members/create', 'features/teams/add-team-member.tsx'),
  route('/app/teams/$team/members/$member/delete', 'features/teams/remove-team-member.tsx'),

  route('/app/resource-categories', 'features/resource-categories/resource-categories.tsx'),
  route('/app/resource-categories/create', 'features/resource-categories/create-category.tsx'),
  route('/app/resource-categories/$resourceCategory', 'features/resource-categories/category.tsx'),
  route(
    '/app/resource-categories/$resourceCategory/edit',
    'features/resource-categories/edit-category.tsx',
  ),
  route(
    '/app/resource-categories/$resourceCategory/delete',
    'features/resource-categories/delete-category.tsx',
  ),

  route('/app/upload-reports', 'features/uploads/upload-reports.tsx'),
  route('/app/upload-reports/$uploadReport', 'features/uploads/upload-report.tsx'),

  route('/app/users', 'features/users/users.tsx'),
  route('/app/users/create', 'features/users/create-user.tsx'),
  route('/app/users/uploads/create', 'features/uploads/upload-users.tsx'),
  route('/app/users/$user', 'features/users/user.tsx'),
  route('/app/users/$user/edit', 'features/users/edit-user.tsx'),
  route('/app/users/$user/delete', 'features/users/delete-user.tsx'),
  route('/app/users/$user/restore', 'features/users/restore-user.tsx'),
  route('/app/users/$user/obfuscate', 'features/users/obfuscate-user.tsx'),
  route('/app/users/$user/reset-password', 'features/users/reset-password.tsx'),
  route('/app/users/$user/send-password-reset-link', 'features/users/send-reset-link.tsx'),

  route('/app/session-credits/$entityType/$entityId', 'features/session-credits/statement.tsx'),
]);
