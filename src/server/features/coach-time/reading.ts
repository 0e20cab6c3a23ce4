import { and, asc, eq, gte, isNull, sql } from 'drizzle-orm';
import { attendeeState } from '#machines/attendee/states.gen.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import type { ResponseOf } from '#contract/kernel/endpoint.ts';
import type { Database } from '#database/database.ts';
import {
  availabilityExceptions,
  bookings,
  coachPermissions,
  sessions,
  teams,
  workingHours,
} from '#database/schema/index.ts';
import { daysOf } from '#domain/availability/hours.ts';
import type { ExceptionKind } from '#domain/availability/exceptions.ts';
import type { CoachTime, WeeklyHours } from '#domain/slots/coach-time.ts';
import { DAY, MINUTE } from '#domain/time/calendar.ts';
import { beginningOf, dateAt, daysBetween, daysLater } from '#domain/time/local.ts';
import { coachTime, policyFor } from '#server/features/availability/public.ts';
import { inForce } from '#server/features/relations/public.ts';
import { peopleOf } from '#server/records/people.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { notInState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import type { coachFor } from './coach.ts';

type Answer = ResponseOf<Endpoints['GET /coaches/{coach}/time']>;
type ExceptionRow = typeof availabilityExceptions.$inferSelect;

const mostDays = 100;
const minutesOf = (ms: number): number => ms / MINUTE;

/** Everything that decides when a coach can be booked between two dates, both included. */
export async function readTime(
  db: Database,
  { id, firstName, fullName, timeZone }: Awaited<ReturnType<typeof coachFor>>,
  asked: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: number,
): Promise<Answer> {
  const from = asked.from ?? dateAt('UTC', now);
  const to = asked.to ?? daysLater(from, 6);
  if (to < from) throw refuse.invalid({ to: 'End must be after start.' });
  if (from < '2000-01-01' || to > '2199-12-31')
    throw refuse.invalid({ from: 'Enter a valid start date.' });
  if (daysBetween(from, to) >= mostDays)
    throw refuse.invalid({ to: `Ask for at most ${mostDays} days.` });
  // A day more at both ends: dates are meant on the wall of some zone.
  const time = await coachTime(
    db,
    id,
    beginningOf('UTC', from) - DAY,
    beginningOf('UTC', to) + 2 * DAY,
  );
  if (!time) throw refuse.notFound();
  const { parameters: policy } = await policyFor(db, null);
  return {
    coach: { id, firstName, fullName, timeZone },
    now: wireInstant(now),
    versions: await versionsOf(db, id),
    exceptions: await exceptionsSince(db, id, daysLater(from, -1)),
    reservations: await reservedOf(db, time),
    busy: time.busy.map(({ calendar, start, end }) => ({
      calendar,
      startsAt: wireInstant(start),
      endsAt: wireInstant(end),
    })),
    sessions: await sessionsOf(db, id, now),
    policy: {
      slotStep: policy.slotStepMinutes,
      bufferBefore: minutesOf(policy.bufferBefore),
      bufferAfter: minutesOf(policy.bufferAfter),
      minNotice: minutesOf(policy.minNotice),
      bookingHorizon: minutesOf(policy.bookingHorizon),
    },
  };
}

async function versionsOf(db: Database, coachId: string): Promise<Answer['versions']> {
  const rows = await db.orm
    .select()
    .from(workingHours)
    .where(eq(workingHours.coachId, coachId))
    .orderBy(asc(workingHours.effectiveFrom), asc(workingHours.createdAt), asc(workingHours.id));
  const personOf = await peopleOf(
    db,
    rows.map(({ createdBy }) => createdBy),
  );
  return rows.map((row) => ({
    effectiveFrom: row.effectiveFrom,
    timeZone: row.timeZone,
    weekly: daysOf(row.weekly as WeeklyHours).map((spans) => [...spans]),
    bufferBefore: row.bufferBefore,
    bufferAfter: row.bufferAfter,
    maxSessionsPerDay: row.maxSessionsPerDay,
    minNotice: row.minNoticeMinutes,
    savedAt: wireInstant(row.createdAt),
    savedBy: personOf(row.createdBy),
  }));
}

/** An exception as pages read it. */
export const exceptionShown = (row: ExceptionRow) => ({
  id: row.id,
  version: row.version,
  kind: row.kind as ExceptionKind,
  timeZone: row.timeZone,
  startsAt: row.startsLocal,
  endsAt: row.endsLocal,
  reason: row.reason,
  visibleReason: row.visibleReason,
});

async function exceptionsSince(db: Database, coachId: string, date: string) {
  const { deletedAt, endsLocal, startsLocal, id } = availabilityExceptions;
  const rows = await db.orm
    .select()
    .from(availabilityExceptions)
    .where(
      and(
        eq(availabilityExceptions.coachId, coachId),
        isNull(deletedAt),
        gte(endsLocal, daysLater(date, -1)),
      ),
    )
    .orderBy(asc(startsLocal), asc(id));
  return rows.map(exceptionShown);
}

async function reservedOf(
  db: Database,
  { reservations }: CoachTime,
): Promise<Answer['reservations']> {
  const references = reservations.flatMap(({ kind, reference }) =>
    kind === 'booking' ? [reference] : [],
  );
  const rows =
    references.length === 0
      ? []
      : await db.orm
          .select({
            id: bookings.id,
            reference: bookings.reference,
            session: sessions.name,
            whom: sql<string | null>`coalesce(${teams.name}, (
              select u.full_name from attendees a join users u on u.id = a.user_id
              where a.booking_id = ${bookings.id} and ${notInState(sql`a.status`, attendeeState.withdrawn)} order by a.id limit 1))`,
          })
          .from(bookings)
          .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
          .leftJoin(teams, eq(teams.id, bookings.teamId))
          .where(sql`${bookings.reference} in ${references}`);
  // On a coach's own grid it is told whom they meet: every session there is with them.
  const byReference = new Map(
    rows.map(({ id, reference, session, whom }) => [
      reference,
      { id, title: whom === null ? session : `${session} with ${whom}` },
    ]),
  );
  return reservations.map(({ kind, reference, start, end, bufferBeforeMs, bufferAfterMs }) => ({
    kind,
    reference,
    startsAt: wireInstant(start),
    endsAt: wireInstant(end),
    bufferBefore: minutesOf(bufferBeforeMs),
    bufferAfter: minutesOf(bufferAfterMs),
    booking: byReference.get(reference) ?? null,
  }));
}

async function sessionsOf(db: Database, coachId: string, now: number): Promise<Answer['sessions']> {
  const { coach, scope, subject, canBook } = coachPermissions;
  const rows = await db.orm
    .select({
      id: sessions.id,
      name: sessions.name,
      duration: sessions.durationMinutes,
      bufferBefore: sessions.bufferBefore,
      bufferAfter: sessions.bufferAfter,
    })
    .from(coachPermissions)
    .innerJoin(sessions, eq(sessions.id, subject))
    .where(
      and(
        eq(coach, coachId),
        eq(scope, 'session'),
        eq(canBook, true),
        inForce(now),
        isNull(sessions.deletedAt),
      ),
    )
    .orderBy(asc(byName(sessions.name)));
  return rows;
}
