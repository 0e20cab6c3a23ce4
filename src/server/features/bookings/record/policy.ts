import { sql, type Placeholder, type SQL } from 'drizzle-orm';
import { isStaff, type Person } from '#machines/person.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { bookings } from '#database/schema/index.ts';
import { notInState } from '#database/in-state.ts';

/** Whoever reads; their id may come later, where a question is built once for all. */
type Looker = Pick<Person, 'role'> & { readonly id: string | Placeholder };

/**
 * The bookings somebody may see: staff all, a coach their own, a member those they asked for or attend and those of the team they lead
 * (domain reference, 6.6 visibility). Every query on bookings carries it.
 */
export function visibleTo(principal: Looker): SQL {
  if (isStaff(principal)) return sql`true`;
  if (principal.role === 'Coach') return sql`${bookings.coachId} = ${principal.id}`;
  // Three questions rather than one with an "or": each finds its rows by an index of its own, however many bookings others have.
  return sql`${bookings.id} in (
    select asked.id from bookings asked where asked.requester_id = ${principal.id}
    union select mine.booking_id from attendees mine where mine.user_id = ${principal.id} and ${notInState(sql`mine.status`, attendeeState.withdrawn)}
    union select led.id from bookings led join teams on teams.id = led.team_id where teams.leader_id = ${principal.id}
  )`;
}
