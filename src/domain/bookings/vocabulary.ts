export const sessionFormats = ['oneToOne', 'group', 'team'] as const;
export type SessionFormat = (typeof sessionFormats)[number];

export const locationKinds = ['video', 'phone', 'inPerson'] as const;
export type LocationKind = (typeof locationKinds)[number];

export const creditStates = ['none', 'held', 'returned', 'forfeited', 'spent', 'refunded'] as const;
export type CreditState = (typeof creditStates)[number];

export const bookingTabs = ['upcoming', 'requests', 'toDo', 'past', 'cancelled'] as const;
export type BookingTab = (typeof bookingTabs)[number];
