import { sql, type SQL } from 'drizzle-orm';
import type { Confidential } from '#contract/kernel/confidential.ts';
import {
  mayReadText,
  readersInWords,
  textReaders,
  type AroundText,
  type BookingText,
  type TextReader,
} from '#machines/booking/readers.ts';
import { isStaff, type Person } from '#machines/person.ts';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import { disclose } from '#server/records/disclose.ts';
import { notInState } from '#database/in-state.ts';
import type { BookingSummary } from './summaries.ts';

/** A text of a booking to its reader; null where it is not theirs. */
export const textFor = <K extends BookingText>(
  kind: K,
  person: Person,
  booking: AroundText,
  text: string | null | undefined,
): Confidential<K> | null => disclose(kind, text, mayReadText(kind, person, booking));

const isReader: Readonly<Record<TextReader, (person: Pick<Person, 'id' | 'role'>) => SQL>> = {
  requester: ({ id }) => sql`bookings.requester_id = ${id}`,
  coach: ({ id }) => sql`bookings.coach_id = ${id}`,
  attendees: ({ id }) => sql`exists (
    select 1 from attendees reading
    where reading.booking_id = bookings.id and reading.user_id = ${id} and ${notInState(sql`reading.status`, attendeeState.withdrawn)})`,
  teamLeader: ({ id }) => sql`exists (
    select 1 from teams led where led.id = bookings.team_id and led.leader_id = ${id})`,
  staff: (person) => sql`${isStaff(person)}::boolean`,
};

/** The same guard as a condition on rows of `bookings`. */
const readsText = (kind: BookingText, person: Pick<Person, 'id' | 'role'>): SQL =>
  sql`(${sql.join(
    textReaders[kind].map((reader) => isReader[reader](person)),
    sql` or `,
  )})`;

const columns = {
  note: sql`bookings.note`,
  teamNote: sql`bookings.team_note`,
  requestMessage: sql`(select asked.message from booking_requests asked where asked.booking_id = bookings.id)`,
} as const;

/** A text as a column of rows of `bookings`: null where it is not this reader's. */
export const textColumn = (
  kind: BookingText,
  person: Pick<Person, 'id' | 'role'>,
): SQL<string | null> =>
  sql<string | null>`case when ${readsText(kind, person)} then ${columns[kind]} end`;

/** A shared note as its reader sees it, with the names behind its guard; null where it is not theirs, or where there is none of the kind. */
export function noteFor<K extends 'note' | 'teamNote'>(
  kind: K,
  person: Person,
  context: AroundText & { readonly [N in K]?: string | null },
  { coach, attendees, team }: Pick<BookingSummary, 'coach' | 'attendees' | 'team'>,
): { text: Confidential<K> | null; visibleTo: string } | null {
  if (kind === 'teamNote' && team === null) return null;
  if (!mayReadText(kind, person, context)) return null;
  const visibleTo = readersInWords(kind, {
    coach: [coach.fullName],
    attendees: attendees.map(({ fullName }) => fullName),
    teamLeader:
      context.teamLeaderId === null || context.attendeeIds.includes(context.teamLeaderId)
        ? []
        : ['the leader of the team'],
  });
  return { text: textFor(kind, person, context, context[kind]), visibleTo };
}
