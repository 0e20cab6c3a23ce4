import { and, inArray } from 'drizzle-orm';
import { isOver } from '#machines/booking/labels.ts';
import { isMember, type Stamp } from '#machines/person.ts';
import { sessionState } from '#machines/session/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { sessions } from '#database/schema/index.ts';
import { permittedPairs } from '#server/features/availability/public.ts';
import { teamsLedBy } from '../record/party.ts';
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
  const over = bookings.filter(({ status }) => isOver(status));
  const own = over.filter(({ team, attendees }) => team === null && attendees.some(is(by)));
  const teamIds = new Set(over.flatMap(({ team }) => team?.id ?? []));
  const led = teamIds.size === 0 ? [] : await teamsLedBy(db, by.id);
  const clients = [
    ...(own.length > 0 ? [null] : []),
    ...led.map(({ id }) => id).filter((id) => teamIds.has(id)),
  ];
  const offered = new Set<string>();
  for (const teamId of clients) {
    const pairs = await permittedPairs(db, { memberId: by.id, teamId }, at);
    for (const { coachId, sessionId } of pairs) offered.add(keyOf(teamId, coachId, sessionId));
  }
  const found = [...own, ...over.filter(({ team }) => team !== null)].filter(
    ({ team, coach, session }) => offered.has(keyOf(team?.id ?? null, coach.id, session.id)),
  );
  if (found.length === 0) return new Set();
  const active = await db.orm
    .select({ id: sessions.id })
    .from(sessions)
    .where(
      and(
        inArray(
          sessions.id,
          found.map(({ session }) => session.id),
        ),
        inState(sessions.status, sessionState.active),
      ),
    );
  const ids = new Set(active.map(({ id }) => id));
  return new Set(found.filter(({ session }) => ids.has(session.id)).map(({ id }) => id));
}

const is =
  (one: { readonly id: string }) =>
  (other: { readonly id: string }): boolean =>
    one.id === other.id;

const keyOf = (team: string | null, coach: string, session: string): string =>
  [team, coach, session].join(' ');
