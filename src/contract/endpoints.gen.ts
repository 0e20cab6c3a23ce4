// Made by `npm run registries` of the files that are there.
import { attendees } from './attendees.ts';
import { auth } from './auth.ts';
import { awards } from './awards.ts';
import { bookingGroups } from './booking-groups.ts';
import { bookingInvites } from './booking-invites.ts';
import { bookingRequests } from './booking-requests.ts';
import { bookings } from './bookings.ts';
import { coachNotes } from './coach-notes.ts';
import { coachPermissions } from './coach-permissions.ts';
import { coachTimes } from './coach-time.ts';
import { dashboard } from './dashboard.ts';
import { externalCalendars } from './external-calendars.ts';
import { legal } from './legal.ts';
import { meetings } from './meetings.ts';
import { notifications } from './notifications.ts';
import { organizationMembers } from './organization-members.ts';
import { organizations } from './organizations.ts';
import { ownExports } from './own-exports.ts';
import { ownSessions } from './own-sessions.ts';
import { passwords } from './passwords.ts';
import { pictures } from './pictures.ts';
import { preferences } from './preferences.ts';
import { ownProfile } from './profile.ts';
import { programmes } from './programmes.ts';
import { resourceCategories } from './resource-categories.ts';
import { reviews } from './reviews.ts';
import { sessionCredits } from './session-credits.ts';
import { sessions } from './sessions.ts';
import { setAside } from './set-aside-work.ts';
import { singleSignOn } from './single-sign-on.ts';
import { teams } from './teams.ts';
import { uploadReports } from './upload-reports.ts';
import { users } from './users.ts';

export const allEndpoints = {
  ...attendees,
  ...auth,
  ...awards,
  ...bookingGroups,
  ...bookingInvites,
  ...bookingRequests,
  ...bookings,
  ...coachNotes,
  ...coachPermissions,
  ...coachTimes,
  ...dashboard,
  ...externalCalendars,
  ...legal,
  ...meetings,
  ...notifications,
  ...organizationMembers,
  ...organizations,
  ...ownExports,
  ...ownSessions,
  ...passwords,
  ...pictures,
  ...preferences,
  ...ownProfile,
  ...programmes,
  ...resourceCategories,
  ...reviews,
  ...sessionCredits,
  ...sessions,
  ...setAside,
  ...singleSignOn,
  ...teams,
  ...uploadReports,
  ...users,
} as const;
