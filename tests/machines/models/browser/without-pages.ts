/** Machines that no path leads through their pages, with the reason. */
export const withoutPages: Readonly<Record<string, string>> = {
  'booking-group':
    'What becomes of a group is what becomes of its sessions, one by one; the paths through the API lead there.',
  'booking-invite':
    'Seats and times that stand in the way are those of other sessions, which the paths through the API arrange.',
};
