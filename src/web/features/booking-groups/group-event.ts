import { groupNames } from '#machines/booking-group/labels.ts';
import { bookingsOf, type Group } from './words.ts';
import * as texts from './texts.ts';

/** What the page of every event of a group has. */
export const groupEvent = {
  send: 'POST /booking-groups/{bookingGroup}/events',
  back: (group: Group) => bookingsOf(group),
  backVerb: texts.showGroup,
  why: ({ name, status }: Group) => texts.isNow(name, groupNames[status].toLowerCase()),
} as const;
