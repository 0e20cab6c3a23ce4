import { bookingModel } from '../booking.ts';
import type { BookingEvent } from '#machines/booking/context.ts';
import { explore, type Territory } from '#tools/paths/explore.ts';
import { modelOf } from '#tools/paths/model.ts';

const { 'a request': request } = bookingModel.inputs;
if (!request) throw new Error('The booking model has no request to begin with.');

const creations = ['REQUEST', 'CREATE_DIRECT'];
const theTwo = ['mia', 'carl'];

/**
 * What the member and the coach of a request can do to it, and be refused, on their pages and today: time does not pass in a browser, somebody else's
 * doings are other journeys, and a page for a booking exists once the booking does.
 */
export const journeys: Territory = explore(
  modelOf({
    ...bookingModel,
    inputs: { 'a request': request },
    cases: (snapshot, now) =>
      bookingModel.cases(snapshot, now).filter(({ name, event }) => {
        const { type, by, facts } = event as BookingEvent;
        const isAboutNothing = snapshot.value.life === 'new';
        return (
          theTwo.includes(by.id) &&
          facts === undefined &&
          creations.includes(type) === isAboutNothing &&
          !/ (?:too )?late$/.test(name)
        );
      }),
    ring: () => [],
  }),
);
