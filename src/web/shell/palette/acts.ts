import * as texts from './texts.ts';
/** What can be begun from anywhere, each on its page. */
export const actTable: readonly (readonly [label: string, path: string])[] = [
  [texts.makeABooking, '/app/booking-requests/create'],
  [texts.bookForSomeone, '/app/bookings/create'],
  [texts.createUser, '/app/users/create'],
  [texts.uploadUsers, '/app/users/uploads/create'],
  [texts.createTeam, '/app/teams/create'],
  [texts.createSession, '/app/sessions/create'],
  [texts.createOrganisation, '/app/organizations/create'],
  [texts.createResourceCategory, '/app/resource-categories/create'],
];
