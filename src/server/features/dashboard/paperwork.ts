import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { paperworkAskedOf, type Missing } from '#server/features/bookings/public.ts';
import { askedColumns, type AskedRow } from './asked-rows.ts';

/** What the `bookings` ask of the `member`. */
export function paperwork(db: Database) {
  const missing = paperworkAskedOf(db, {
    among: (booking) => sql`${booking} = any(${sql.placeholder('bookings')}::uuid[])`,
    member: sql.placeholder('member'),
    reviewable: sql.placeholder('reviewable'),
  }).as('missing');
  const { kind, booking, dueAt, count } = missing;
  return db.orm
    .select(
      askedColumns(sql`${kind}`, {
        id: booking,
        booking,
        until: sql`${dueAt}`,
        name: sql`''`,
        total: sql`${count}`,
      }),
    )
    .from(missing);
}

export const missingIn = ({ kind, id, until, total }: AskedRow): Missing[] =>
  (kind === 'review' || kind === 'questionnaire') && until !== null
    ? [{ booking: id, kind, count: total ?? 0, dueAt: until }]
    : [];
