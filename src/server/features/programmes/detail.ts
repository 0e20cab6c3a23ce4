import { and, asc, count, eq, gt, isNull, min, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { programme } from '#contract/programmes/programmes.ts';
import { progressIn, type Progress } from '#domain/organizations/journey.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import {
  bookings,
  programmeCoaches,
  programmes,
  sessionOptions,
  sessions,
  users,
} from '#database/schema/index.ts';
import { bookingsVisibleTo } from '#server/features/bookings/public.ts';
import { journey, membersOfProgramme } from '#server/features/relations/public.ts';
import { visibleSessions } from '#server/features/sessions/public.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { Principal } from '#server/http/principal.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { creditsBy } from './credits.ts';
import { summariesOf } from './present.ts';
import { seesWhole, visibleProgrammes } from './visible.ts';

/** A programme as its own page shows it to somebody who may see it; absent and foreign ones are not found. */
export async function programmeDetail(
  db: Database,
  reader: Principal,
  id: string,
  now: number,
): Promise<z.input<typeof programme>> {
  const [row] = await db.orm
    .select()
    .from(programmes)
    .where(and(eq(programmes.id, id), visibleProgrammes(reader)));
  if (!row) throw refuse.notFound();
  const [summary] = await summariesOf(db, [row], reader, now);
  if (!summary) throw refuse.notFound();
  return {
    ...summary,
    description: row.description,
    coaches: await coachesOf(db, id),
    sessions: await sessionsOf(db, id, reader, now),
    progress: seesWhole(reader) ? await progressOf(db, id, now) : null,
    ahead: await aheadOf(db, id, reader, now),
  };
}

const coachesOf = (db: Database, id: string) =>
  db.orm
    .select(personReferenceColumns)
    .from(users)
    .innerJoin(programmeCoaches, eq(programmeCoaches.coachId, users.id))
    .where(and(eq(programmeCoaches.programmeId, id), inState(users.status, userStates.open)))
    .orderBy(asc(byName(users.fullName)), asc(users.id));

/** How many of its members have come how far. */
async function progressOf(db: Database, id: string, now: number): Promise<Progress> {
  const people = db.orm
    .select({ status: journey(now).as('journey_status') })
    .from(users)
    .where(
      and(
        sql`${users.id} in ${membersOfProgramme(sql`${id}::uuid`)}`,
        inState(users.status, userStates.open),
      ),
    )
    .as('people');
  const counted = await db.orm
    .select({ status: people.status, many: count() })
    .from(people)
    .groupBy(people.status);
  return progressIn(counted);
}

async function sessionsOf(db: Database, id: string, reader: Principal, now: number) {
  const creditsOf = await creditsBy(db, 'option', [id], reader);
  const options = await db.orm
    .select({
      id: sessionOptions.id,
      session: { id: sessions.id, name: sessions.name },
      mayOpen: sql<boolean>`(${visibleSessions(reader, now) ?? sql`true`})`,
      durationMinutes: sessions.durationMinutes,
      creditCost: sessions.creditCost,
    })
    .from(sessionOptions)
    .innerJoin(sessions, eq(sessions.id, sessionOptions.sessionId))
    .where(and(eq(sessionOptions.programmeId, id), isNull(sessionOptions.deletedAt)))
    .orderBy(asc(byName(sessions.name)), asc(sessionOptions.id));
  return options.map((option) => ({ ...option, credits: creditsOf(option.id) }));
}

/** Requested or confirmed, and not begun yet. */
async function aheadOf(db: Database, id: string, reader: Principal, now: number) {
  const [ahead] = await db.orm
    .select({ bookings: count(), next: min(bookings.startsAt) })
    .from(bookings)
    .where(
      and(
        eq(bookings.programmeId, id),
        gt(bookings.startsAt, now),
        inState(bookings.status, bookingStates.beforeStart),
        bookingsVisibleTo(reader),
      ),
    );
  return {
    bookings: ahead?.bookings ?? 0,
    next: ahead?.next == null ? null : wireInstant(ahead.next),
  };
}
