export const sessionFormats = ['oneToOne', 'group', 'team'] as const;
export type SessionFormat = (typeof sessionFormats)[number];

export const locationKinds = ['video', 'phone', 'inPerson'] as const;
export type LocationKind = (typeof locationKinds)[number];

export const creditStates = ['none', 'held', 'returned', 'forfeited', 'spent', 'refunded'] as const;
export type CreditState = (typeof creditStates)[number];

/** What a booking shows of its credit: where everybody pays for their own place, their states can differ. */
export const bookingCreditStates = [...creditStates, 'mixed'] as const;
export type BookingCreditState = (typeof bookingCreditStates)[number];

/** Who pays for a session that several come to: whoever books it for all of them, or everybody for themselves. */
export const creditModes = ['perBooking', 'perAttendee'] as const;
export type CreditMode = (typeof creditModes)[number];

/** Whether somebody comes to a session, and afterwards whether they came. */
export const attendances = ['expected', 'attended', 'missed', 'withdrawn', 'excused'] as const;
export type Attendance = (typeof attendances)[number];

/** How somebody came to be expected at a session. */
export const attendeeVias = ['requester', 'invite', 'team', 'staff', 'coach'] as const;
export type AttendeeVia = (typeof attendeeVias)[number];

export const bookingTabs = ['upcoming', 'requests', 'toDo', 'past', 'cancelled'] as const;
export type BookingTab = (typeof bookingTabs)[number];
