import { groupNames } from '#machines/booking-group/labels.ts';
import { bookingsOf, type Group } from './words.ts';

/** What the page of every event of a group has. */
export const groupEvent = {
  send: 'POST /booking-groups/{bookingGroup}/events',
  back: (group: Group) => bookingsOf(group),
  backVerb: 'Show group',
  why: ({ name, status }: Group) => `“${name}” is now: ${groupNames[status].toLowerCase()}.`,
} as const;
