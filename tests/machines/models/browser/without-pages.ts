/** Machines that no path leads through their pages, with the reason. */
export const withoutPages: Readonly<Record<string, string>> = {
  'booking-group':
    'What becomes of a group is what becomes of its sessions, one by one; the paths through the API lead there.',
};
