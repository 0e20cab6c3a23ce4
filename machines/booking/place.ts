import { and, or } from 'xstate';
import { placeLacks, tidyPlace, type Place } from '#domain/bookings/place.ts';
import type { Asked, Words } from './context.ts';
import { notify } from './notices.ts';
import { stamp } from './stamps.ts';

/** The place that an event names; null when it names none. */
const placeIn = (event: Asked['event']): Place | null =>
  event.type === 'UPDATE_LOCATION' && event.kind
    ? { kind: event.kind, detail: event.detail ?? null }
    : null;

export const guards = {
  namesPlace: ({ event }: Asked) => {
    const place = placeIn(event);
    return place !== null && placeLacks(tidyPlace(place)) === null;
  },
};

export const sentences: Words = {
  namesPlace: {
    kind: 'payload',
    field: 'address',
    sentence: (_, event) => {
      const place = placeIn(event);
      return (place && placeLacks(place)) || 'Choose a place.';
    },
  },
};

export const stamps = {
  stampPlace: stamp(({ event }) => {
    const place = placeIn(event);
    return place ? { place: tidyPlace(place) } : {};
  }),
};

/** The coach or staff say that it takes place elsewhere (domain reference, 6.6 and D-18). */
export const updatingLocation = {
  guard: and([or(['isBookingCoach', 'isStaff']), 'namesPlace']),
  actions: [
    'stampPlace',
    'nextCalendarVersion',
    'writeToCalendar',
    notify('BookingUpdated', ['attendees', 'coach']),
  ],
} as const;
