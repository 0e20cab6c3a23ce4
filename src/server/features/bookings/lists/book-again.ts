import { isOver } from '#machines/booking/labels.ts';
import { isMember, type Stamp } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { permittedAmong } from '#server/features/availability/public.ts';
import type { BookingSummary } from './summaries.ts';

type Past = Pick<BookingSummary, 'id' | 'status' | 'session' | 'coach' | 'attendees' | 'team'>;

/**
 * Which of these bookings a member could make once more: sessions that are over, of their own or of a team they lead, which are still offered and whose coach they
 * may still book for them. What pays is found out when they do.
 */
export async function bookableAgain(
  db: Database,
  bookings: readonly Past[],
  { by, at }: Stamp,
): Promise<ReadonlySet<string>> {
  if (!isMember(by)) return new Set();
  const over = bookings.filter(
    ({ status, team, attendees }) => isOver(status) && (team !== null || attendees.some(is(by))),
  );
  const clients = [...Map.groupBy(over, ({ team }) => team?.id ?? null)].map(([teamId, past]) => ({
    memberId: by.id,
    teamId,
    coachIds: past.map(({ coach }) => coach.id),
    sessionIds: past.map(({ session }) => session.id),
  }));
  const permitted = await permittedAmong(db, clients, at);
  const offered = new Set(
    permitted.map(({ teamId, coachId, sessionId }) => keyOf(teamId, coachId, sessionId)),
  );
  const again = over.filter(({ team, coach, session }) =>
    offered.has(keyOf(team?.id ?? null, coach.id, session.id)),
  );
  return new Set(again.map(({ id }) => id));
}

const is =
  (one: { readonly id: string }) =>
  (other: { readonly id: string }): boolean =>
    one.id === other.id;

const keyOf = (team: string | null, coach: string, session: string): string =>
  [team, coach, session].join(' ');
