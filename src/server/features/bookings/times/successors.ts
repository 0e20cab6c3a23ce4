import { and, asc, inArray, ne } from 'drizzle-orm';
import type { BookingFound } from '#machines/booking/context.ts';
import { usesUnder } from '#domain/booking-constraints/refused-by.ts';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import { byName } from '#database/name-order.ts';
import { lockDays, permittedPairs } from '#server/features/availability/public.ts';
import { usesOf } from '#server/features/session-credits/public.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { limitsOf } from '../credit/limits.ts';
import type { KnownBooking } from '../record/load.ts';
import { obstaclesFor } from './obstacles.ts';
import { personNamed } from '../record/party.ts';
import { occupancyFor, type Buffers } from './occupancy.ts';

/** Whether another coach can take a session over: permitted for those who come, at work and free at its time. Their day is locked until the transaction ends. Resolves to them, or to why not. */
export async function whetherCanTakeOver(
  db: Database,
  booking: KnownBooking,
  coachId: string,
  at: number,
): Promise<string | BookingFound> {
  const { context } = booking.row;
  const coach = await personNamed(db, coachId, 'Coach');
  if (!coach) return 'Choose a coach.';
  const buffers = booking.extra.row.terms as Buffers;
  await lockDays(db, occupancyFor(coachId, [], context, buffers));
  const permitted = await permittedCoaches(db, booking, at);
  const whyNotWith = await creditRefusals(db, booking);
  const refusal = permitted.includes(coachId)
    ? (whyNotWith(coachId) ?? (await obstaclesFor(db, booking, coachId, at))[0] ?? null)
    : `${coach.fullName} can’t be booked for this session.`;
  return refusal ?? { successor: coach };
}

/** Why what pays for a session can't be used with a coach; null when it can. Its other rules hold whoever gives the session. */
async function creditRefusals(
  db: Database,
  { id, row: { context }, extra: { row } }: KnownBooking,
): Promise<(coachId: string) => string | null> {
  const lot = await limitsOf(db, row);
  const others = (lot?.also ?? []).flatMap(({ lots }) => lots.map(({ id: lotId }) => lotId));
  const lotIds = lot ? [...new Set([lot.id, ...others])] : [];
  const uses = await usesOf(db, { lotIds, memberIds: [], bookingId: id });
  if (!uses) return () => null;
  const ofCoaches = uses.constraints.filter(({ kind }) => kind === 'coachIn');
  const { refusals } = usesUnder({ ...uses, constraints: ofCoaches });
  const { startsAt, endsAt } = context;
  return (coachId) => {
    const start = { at: startsAt, durationMs: endsAt - startsAt, coachId };
    return refusals(start)[0] ?? null;
  };
}

/** The coaches who might take a session over, each with what stands in the way. */
export async function successorsOf(db: Database, booking: KnownBooking, at: number) {
  const permitted = await permittedCoaches(db, booking, at);
  if (permitted.length === 0) return [];
  const coaches = await db.orm
    .select(personReferenceColumns)
    .from(users)
    .where(and(inArray(users.id, permitted), ne(users.id, booking.row.context.coachId)))
    .orderBy(asc(byName(users.fullName)), asc(users.id));
  const whyNotWith = await creditRefusals(db, booking);
  const successors = [];
  for (const coach of coaches) {
    const [obstacle = null] = await obstaclesFor(db, booking, coach.id, at);
    successors.push({ ...coach, refusal: whyNotWith(coach.id) ?? obstacle });
  }
  return successors;
}

async function permittedCoaches(
  db: Database,
  { row: { context }, extra: { row } }: KnownBooking,
  at: number,
): Promise<string[]> {
  const memberId = context.teamLeaderId ?? context.requesterId ?? context.attendeeIds[0];
  if (!memberId) return [];
  const client = { memberId, teamId: row.teamId };
  const pairs = await permittedPairs(db, client, at, { sessionId: row.sessionId });
  const ofProgramme = pairs.filter(
    ({ programmeId }) => row.programmeId === null || programmeId === row.programmeId,
  );
  return [...new Set(ofProgramme.map(({ coachId }) => coachId))];
}
