export const sessionFormats = ['oneToOne', 'group', 'team'] as const;
export type SessionFormat = (typeof sessionFormats)[number];

export const locationKinds = ['video', 'phone', 'inPerson'] as const;
export type LocationKind = (typeof locationKinds)[number];

/** Who pays for a session that several come to: whoever books it for all of them, or everybody for themselves. */
export const creditModes = ['perBooking', 'perAttendee'] as const;
export type CreditMode = (typeof creditModes)[number];

/** How somebody came to be expected at a session. */
export const attendeeVias = ['requester', 'invite', 'team', 'staff', 'coach'] as const;
export type AttendeeVia = (typeof attendeeVias)[number];

export const bookingTabs = ['upcoming', 'requests', 'toDo', 'past', 'cancelled'] as const;
export type BookingTab = (typeof bookingTabs)[number];

const latestFirst: readonly BookingTab[] = ['past', 'cancelled', 'toDo'];

/** How a tab is sorted by the start while nothing else is chosen. */
export const firstOrderOf = (tab: BookingTab): 'Ascending' | 'Descending' =>
  latestFirst.includes(tab) ? 'Descending' : 'Ascending';

/** What bookings can be narrowed to, found by name. */
export const bookingFinds = ['session', 'coach', 'member', 'team', 'programme'] as const;
export type BookingFind = (typeof bookingFinds)[number];

/** What a session asks for: questionnaires before and after it, the others once it is over. */
export const paperworkKinds = ['coachNote', 'teamNote', 'review', 'questionnaire'] as const;
export type PaperworkKind = (typeof paperworkKinds)[number];
