import { sql, type SQL } from 'drizzle-orm';
import { isMember } from '#machines/person.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { pageBuiltOnce } from '#database/paged/built-once.ts';
import { bookings } from '#database/schema/index.ts';
import type { Principal } from '#server/http/principal.ts';
import { totalBeside } from '#server/http/answers/totals.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import {
  bookingsVisibleTo,
  wholeBookingsOn,
  type WholeBooking,
} from '#server/features/bookings/public.ts';
import { askedAbout, outcomesDue } from './asked-about.ts';
import type { Part } from './tasks.ts';

const upcoming: Part = {
  part: 'upcoming',
  where: sql`${inState(bookings.status, bookingStates.upcoming)} and ${bookings.endsAt} > ${sql.placeholder('now')}`,
  order: [sql`${bookings.startsAt}`, sql`${bookings.id}`],
  limit: 5,
};

/** Of so many sessions that are over, the latest that can be booked again is looked for. */
const past: Part = {
  part: 'past',
  where: inState(bookings.status, bookingStates.recorded),
  order: [sql`${bookings.startsAt} desc`, sql`${bookings.id} desc`],
  limit: 5,
};

const pageAtHome = pageBuiltOnce((db, looker: Principal['role']) => {
  const parts = [
    askedAbout({ role: looker }),
    ...(looker === 'Coach' ? [outcomesDue] : []),
    upcoming,
    ...(isMember({ role: looker }) ? [past] : []),
  ];
  // A member's bookings are found once for all parts; others have so many that each part goes by an index of its own.
  const once = isMember({ role: looker }) ? sql`materialized` : sql`not materialized`;
  const { id, status, tab, moving, proposal, expiresAt, startsAt, endsAt, terms } = bookings;
  const columns = [id, status, tab, moving, proposal, expiresAt, startsAt, endsAt, terms];
  const reader = sql.placeholder('reader');
  const all = sql`(
    with seen as ${once} (
      select ${sql.join(columns, sql`, `)} from ${bookings} where ${bookingsVisibleTo({ role: looker, id: reader })})
    ${sql.join(parts.map(found), sql` union all `)}) found`;
  return db.orm.select({ id: sql`found.*, ${reader}::uuid as reader` }).from(all);
});

/** The bookings that home is about, by the reason that they are there for: one question for all of them. */
export async function bookingsAtHome(
  db: Database,
  principal: Principal,
  now: number,
): Promise<Readonly<Record<Part['part'], readonly WholeBooking[]>>> {
  const { id, role } = principal;
  const page = pageAtHome(db, role, { reader: id, now: wireInstant(now) });
  const whole = await wholeBookingsOn(db, page, principal);
  const of = (part: Part['part']) => whole.filter((each) => each.part === part);
  return { asked: of('asked'), over: of('over'), upcoming: of('upcoming'), past: of('past') };
}

/** The columns of `seen` are named like those of the table. */
const found = ({ part, where, order, limit, isCounted = false }: Part): SQL => sql`(
  select ${bookings.id}, ${sql.raw(`'${part}'`)} as part,
    row_number() over (order by ${sql.join([...order], sql`, `)})::int as nth,
    ${totalBeside(isCounted)} as total
  from seen bookings where ${where ?? sql`true`} order by nth limit ${sql.raw(String(limit))})`;
