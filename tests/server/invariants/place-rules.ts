import { endOf } from './fates.ts';
import type { Records, Rule } from './records.ts';

const isOpen = (status: string): boolean =>
  status === 'requested' || status.startsWith('confirmed.');

type Place = Records['attendees'][number];

/** What a booking shows of the credits of those who come, and of those who lost theirs when they left. */
const shownOf = (places: readonly Place[]): string => {
  const states = new Set(
    places
      .filter((each) => !(each.status === 'withdrawn' && each.creditState === 'returned'))
      .map(({ creditState }) => creditState)
      .filter((state) => state !== 'none'),
  );
  const [only = 'none'] = states;
  return states.size > 1 ? 'mixed' : only;
};

/** 3, where everybody pays for themselves: each place holds its units exactly as long as the session is open and somebody is expected, and its transfers lead to what it says of them. */
export const placesPayForThemselves: Rule = ({ bookings, attendees, accounts, transfers }) =>
  bookings
    .filter(({ creditMode }) => creditMode === 'perAttendee')
    .flatMap(({ id, reference, status, cost, creditState }) => {
      const places = attendees.filter(({ bookingId }) => bookingId === id);
      const ofBooking = transfers.filter(({ bookingId }) => bookingId === id);
      const shown = shownOf(places);
      return [
        ...(creditState === shown ? [] : [`${reference} shows ${creditState} and not ${shown}`]),
        ...(ofBooking.every(({ attendeeId }) => attendeeId !== null)
          ? []
          : [`${reference} moves units that are nobody's`]),
        ...places.flatMap((place) => {
          const held = accounts
            .filter(({ kind, attendeeId }) => kind === 'held' && attendeeId === place.id)
            .reduce((total, { balance }) => total + balance, 0);
          const own = ofBooking.filter(({ attendeeId }) => attendeeId === place.id);
          const isOwed = isOpen(status) && place.status !== 'withdrawn';
          const end = endOf(own.map(({ type }) => type));
          const faults = [
            held !== (isOwed ? cost : 0) && `holds ${held} of ${cost} units`,
            (place.creditState === 'held') !== isOwed && 'says the wrong thing about its units',
            end !== place.creditState && `has its units ${end}`,
            own.some(({ memberId }) => memberId !== place.userId) && 'moves units of others',
          ];
          return faults
            .filter((fault) => fault !== false)
            .map((fault) => `A place in ${reference} (${status}, ${place.creditState}) ${fault}`);
        }),
      ];
    });
