import type { BookingEvent } from '#machines/booking/events.ts';
import type { Person } from '#machines/person.ts';

/** An event before the server has stamped it. */
export type Bare<Event> = Event extends unknown ? Omit<Event, 'by' | 'at'> : never;

/** What a person tries, with the guard that must stop it, if one must. */
export type Try = readonly [name: string, by: Person, event: Bare<BookingEvent>, refusal?: string];
