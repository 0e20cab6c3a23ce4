import { bookingConstraintChart } from '#machines/booking-constraint/chart.ts';
import { samplePageOf, samplePagesOfRecord } from '#web/charts/sample/sample-record.ts';
import type { BookingConstraint } from './place.ts';

const list = '/app/programmes/p1/session-credits/l1/booking-constraints';
const session = { id: 's1', name: 'Executive coaching' };
const programme = { id: 'p1', name: 'Leading with clarity' };

export const samplePages = samplePagesOfRecord(
  bookingConstraintChart,
  [
    { key: 'list', title: 'Booking Constraints', address: list, readers: ['member', 'staff'] },
    {
      key: 'remove',
      title: 'Remove Booking Constraint',
      address: `${list}/r1/delete`,
      event: 'DELETE',
    },
  ],
  ({ base }) => {
    const constraint: BookingConstraint = {
      ...base,
      kind: 'weekdays',
      sentence: 'This credit can only be used on Mondays, Tuesdays and Wednesdays.',
      addedBy: 'Sam Whitlock',
      session,
    };
    return {
      'GET /booking-constraints/{bookingConstraint}': constraint,
      'GET /booking-constraints': samplePageOf(base.deletedAt === null ? [constraint] : []),
      'GET /booking-constraint/filter': [],
      'GET /booking-constraints/of/{sessionCredit}': {
        id: 'l1',
        holder: 'Mia Thornton',
        session,
        programme,
      },
    };
  },
);
