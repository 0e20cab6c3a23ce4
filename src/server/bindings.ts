import { attendeeBindings } from './features/bookings/attendees/endpoints.ts';
import { bookingGroupBindings } from './features/bookings/groups/endpoints.ts';
import { bookingInviteBindings } from './features/bookings/invites/endpoints.ts';
import { authBindings } from './features/auth/endpoints.ts';
import { awardBindings } from './features/awards/public.ts';
import { bookingRequestBindings } from './features/booking-requests/endpoints.ts';
import { bookingBindings } from './features/bookings/endpoints.ts';
import { coachNoteBindings } from './features/coach-notes/endpoints.ts';
import { coachPermissionBindings } from './features/coach-permissions/endpoints.ts';
import { coachTimeBindings } from './features/coach-time/endpoints.ts';
import { dashboardBindings } from './features/dashboard/endpoints.ts';
import { externalCalendarBindings } from './features/external-calendars/endpoints.ts';
import { legalBindings } from './features/legal/endpoints.ts';
import { meetingBindings } from './features/meetings/endpoints.ts';
import { notificationBindings } from './features/notifications/endpoints.ts';
import { organizationBindings } from './features/organizations/endpoints.ts';
import { organizationMemberBindings } from './features/organizations/member-endpoints.ts';
import { ownSessionBindings } from './features/own-sessions/endpoints.ts';
import { passwordBindings } from './features/passwords/endpoints.ts';
import { peopleBindings } from './features/people/endpoints.ts';
import { profileBindings } from './features/profile/endpoints.ts';
import { resourceCategoryBindings } from './features/resource-categories/endpoints.ts';
import { reviewBindings } from './features/reviews/endpoints.ts';
import { sessionCreditBindings } from './features/session-credits/endpoints.ts';
import { sessionBindings } from './features/sessions/endpoints.ts';
import { singleSignOnBindings } from './features/single-sign-on/endpoints.ts';
import { uploadBindings } from './features/uploads/public.ts';
import { userBindings } from './features/users/endpoints.ts';
import { teamBindings } from './features/teams/endpoints.ts';
import type { Bindings } from './http/bind.ts';

/** The whole API: every feature's bindings. An endpoint of the contract that is missing here does not compile. */
export const bindings: Bindings = {
  ...attendeeBindings,
  ...authBindings,
  ...awardBindings,
  ...bookingBindings,
  ...bookingGroupBindings,
  ...bookingInviteBindings,
  ...bookingRequestBindings,
  ...coachNoteBindings,
  ...coachPermissionBindings,
  ...coachTimeBindings,
  ...dashboardBindings,
  ...externalCalendarBindings,
  ...legalBindings,
  ...meetingBindings,
  ...notificationBindings,
  ...organizationBindings,
  ...organizationMemberBindings,
  ...ownSessionBindings,
  ...passwordBindings,
  ...peopleBindings,
  ...profileBindings,
  ...resourceCategoryBindings,
  ...reviewBindings,
  ...sessionCreditBindings,
  ...sessionBindings,
  ...singleSignOnBindings,
  ...uploadBindings,
  ...userBindings,
  ...teamBindings,
};
