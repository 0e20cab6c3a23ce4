import type { Database } from '#database/database.ts';
import type { CsvColumn } from '#server/exports/csv.ts';
import { exportedList } from '#server/exports/exported-list.ts';
import type { Principal } from '#server/http/principal.ts';
import { bookingPage, type BookingQuery } from './list.ts';
import type { BookingSummary } from './summaries.ts';

/** Bookings in one file. */
const mostRows = 10_000;

const columns: readonly CsvColumn<BookingSummary>[] = [
  { header: 'Reference', cell: ({ reference }) => reference },
  { header: 'Session', cell: ({ session }) => session.name },
  { header: 'Start', at: ({ startsAt }) => startsAt },
  { header: 'End', at: ({ endsAt }) => endsAt },
  { header: 'Coach', cell: ({ coach }) => coach.fullName },
  { header: 'Team', cell: ({ team }) => team?.name ?? null },
  {
    header: 'People',
    cell: ({ attendees }) => attendees.map(({ fullName }) => fullName).join('; '),
  },
  { header: 'Organisation', cell: ({ organization }) => organization?.name ?? null },
  { header: 'Status', cell: ({ statusLabel }) => statusLabel },
  { header: 'Place', cell: ({ location }) => location.kind },
  { header: 'Credit', cell: ({ creditState }) => creditState },
  { header: 'Booked', at: ({ createdAt }) => createdAt },
];

/** The bookings of the list as a file; that somebody took it is written down. */
export async function exportBookings(
  db: Database,
  principal: Principal,
  wanted: Omit<BookingQuery, 'pageNumber' | 'perPage'>,
  now: number,
): Promise<{ fileName: string; content: string }> {
  const query = { ...wanted, pageNumber: 1, perPage: mostRows };
  const { results, total } = await bookingPage(db, principal, query, now);
  return exportedList(db, principal, {
    list: 'bookings',
    what: 'bookings',
    total,
    most: mostRows,
    columns,
    rows: async () => results,
    file: 'bookings',
    now,
  });
}
