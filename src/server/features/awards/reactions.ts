import { bookingChart } from '#machines/booking/chart.ts';
import type { Person } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { reactTo } from '#server/records/reactions.ts';
import { settleSession } from './session.ts';

interface Outcome {
  readonly db: Database;
  readonly id: string;
  readonly after: { readonly status: string };
  readonly by: Person;
  readonly at: number;
}

const count = ({ db, id, after, by, at }: Outcome): Promise<void> =>
  settleSession(db, { id, status: after.status }, { by, at });

/** A session that was held counts for those who came. */
export const awardsOfBookings = reactTo(bookingChart, {
  markAttendance: count,
  markAllAttended: count,
  reopenAttendance: count,
});
