/** What can be begun from anywhere, each on its page. */
export const actTable: readonly (readonly [label: string, path: string])[] = [
  ['Make a booking', '/app/booking-requests/create'],
  ['Book for somebody', '/app/bookings/create'],
  ['Create user', '/app/users/create'],
  ['Upload users', '/app/users/uploads/create'],
  ['Create team', '/app/teams/create'],
  ['Create session', '/app/sessions/create'],
  ['Create organisation', '/app/organizations/create'],
  ['Create resource category', '/app/resource-categories/create'],
];
