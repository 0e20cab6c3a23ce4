import { and, or } from 'xstate';
import { placeInWords, placeLacks, tidyPlace, type Place } from '#domain/bookings/place.ts';
import { locationKinds } from '#domain/bookings/vocabulary.ts';
import { choice, draftText, orNone } from '#domain/records/fields.ts';
import { isSent, verb } from '../../verbs.ts';
import type { Asked, Words } from '../context.ts';
import { isAgreed } from '../labels.ts';
import { notify } from '../notices.ts';
import { stamp } from '../stamps.ts';

const kindOf = (said: unknown) => locationKinds.find((kind) => kind === said) ?? 'video';

export const verbs = {
  UPDATE_LOCATION: verb({
    label: 'Change place',
    done: 'The place was changed.',
    meaning: 'It takes place elsewhere.',
    payload: {
      kind: choice('Place', locationKinds, { sentence: 'Choose a place.' }),
      // A telephone number or an address; nothing for a video call.
      detail: orNone(draftText('Address', 300)),
    },
    history: ({ name, payload }) =>
      `${name} changed the place: ${placeInWords({ kind: kindOf(payload['kind']), detail: null })}.`,
    tooLate: (status) =>
      isAgreed(status) ? 'This session has started, so its place stays as it is.' : null,
  }),
} as const;

/** The place that an event names; null when it names none. */
const placeIn = (event: Asked['event']): Place | null =>
  isSent(verbs, event) && event.kind ? { kind: event.kind, detail: event.detail ?? null } : null;

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
