import { requestStatusOf, statusLabels } from '#machines/booking/labels.ts';
import type { History } from '#web/screens/record/record-history.tsx';
import type { Booking } from '../words.ts';

type Entry = History[number];

/** What each movement of the credit leads to, by the event that the chart raises. */
const creditAfter: Readonly<Record<string, Booking['creditState']>> = {
  'credit.hold': 'held',
  'credit.return': 'returned',
  'credit.forfeit': 'forfeited',
  'credit.spend': 'spent',
  REFUND: 'refunded',
};

/** The entry of the history at a position; undefined when there is none. */
export const entryAt = (history: History, position: number | undefined): Entry | undefined =>
  history.find((entry) => entry.position === position);

/**
 * The booking as it was right after an entry of its history, made of nothing but what its reader is shown now: what came later is left out.
 * Nothing can be done to it.
 */
export function bookingAsOf(booking: Booking, history: History, entry: Entry): Booking {
  const isPast = (moment: string): boolean => Date.parse(moment) <= Date.parse(entry.at);
  const soFar = history.filter(({ position }) => position <= entry.position);
  const credits = soFar
    .flatMap(({ transitions }) => transitions)
    .flatMap((transition) => creditAfter[transition.split('|')[1] ?? ''] ?? []);
  const { cancellation, outcome, request, credit } = booking;
  const hasOutcome = outcome !== null && isPast(outcome.at);
  return {
    ...booking,
    status: entry.state,
    statusLabel: statusLabels[entry.state] ?? entry.state,
    creditState: credits.at(-1) ?? 'none',
    credit: { ...credit, movements: credit.movements.filter(({ at }) => isPast(at)) },
    request: request && {
      ...request,
      status: requestStatusOf(entry.state),
      response: request.response && isPast(request.response.at) ? request.response : null,
    },
    cancellation: cancellation && isPast(cancellation.at) ? cancellation : null,
    outcome: hasOutcome ? outcome : null,
    expectedAttendees: booking.expectedAttendees.map((each) =>
      hasOutcome ? each : { ...each, attendance: 'expected' },
    ),
    seenInRoom: booking.seenInRoom.filter(({ from }) => isPast(from)),
    cancelling: null,
    movedOutside: null,
    proposal: null,
    mayBookAgain: false,
    mayAddToCalendar: false,
    mayReview: false,
    mayReadReviews: false,
    availableEvents: [],
  };
}
