import type { BookingTab, LocationKind, SessionFormat } from '#domain/bookings/vocabulary.ts';
import type { ShownCreditState } from '#machines/booking/labels.ts';
import type { DataOf } from '#web/api/call.ts';

export type Booking = DataOf<'GET /bookings/{booking}'>;
export type BookingRow = DataOf<'GET /bookings'>['data']['results'][number];

export const tabNames: Readonly<Record<BookingTab, string>> = {
  upcoming: 'Upcoming',
  requests: 'Requests',
  toDo: 'To do',
  past: 'Past',
  cancelled: 'Cancelled',
};

export const kindNames: Readonly<Record<SessionFormat, string>> = {
  oneToOne: 'One to one',
  group: 'Group',
  team: 'Team',
};

export const creditNames: Readonly<Record<ShownCreditState, string>> = {
  none: 'No credit',
  held: 'Reserved',
  returned: 'Returned',
  forfeited: 'Lost',
  spent: 'Used',
  refunded: 'Refunded',
  mixed: 'Mixed',
};

export const creditTones = {
  none: 'neutral',
  held: 'info',
  returned: 'neutral',
  forfeited: 'danger',
  spent: 'success',
  refunded: 'neutral',
  mixed: 'neutral',
} as const satisfies Readonly<Record<ShownCreditState, string>>;

export const placeNames: Readonly<Record<LocationKind, string>> = {
  video: 'Video',
  phone: 'Phone',
  inPerson: 'In person',
};

/** "Phone, +44 20 7946 0018" */
export const placeWords = ({ kind, detail }: BookingRow['location']): string =>
  detail === null ? placeNames[kind] : `${placeNames[kind]}, ${detail}`;

/** The ways to sort, in words. */
export const sortNames: Readonly<Record<string, string>> = {
  'startsAt Ascending': 'Start, earliest first',
  'startsAt Descending': 'Start, latest first',
  'createdAt Descending': 'Newest booking first',
  'createdAt Ascending': 'Oldest booking first',
  'member Ascending': 'Member, A to Z',
  'coach Ascending': 'Coach, A to Z',
};

/** "2 notes" */
export function paperworkWords({ kind, count }: BookingRow['paperworkDue'][number]): string {
  if (kind === 'review') return 'Review';
  if (kind === 'teamNote') return 'Team note';
  if (kind === 'questionnaire') return count === 1 ? 'Questionnaire' : `${count} questionnaires`;
  return count === 1 ? 'Note' : `${count} notes`;
}

/** Who comes: the team's name, or the members'. */
export const partyName = ({ team, attendees }: Pick<BookingRow, 'team' | 'attendees'>): string =>
  team?.name ?? attendees.map(({ fullName }) => fullName).join(', ');
