import { and, asc, count, eq, gt, isNull, min, sql } from 'drizzle-orm';
import { progressIn, type Progress } from '#domain/organizations/journey.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { isStaff, type Person, type Stamp } from '#machines/person.ts';
import { programmeState } from '#machines/programme/states.gen.ts';
import { teamState } from '#machines/team/states.gen.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import {
  bookings,
  programmeCoaches,
  programmeTeams,
  sessionOptions,
  sessions,
  teams,
  users,
} from '#database/schema/index.ts';
import { bookingsVisibleTo } from '#server/features/bookings/public.ts';
import { journey, membersOfProgramme } from '#server/features/relations/public.ts';
import { visibleSessions } from '#server/features/sessions/public.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { creditsBy } from './credits.ts';
import type { ProgrammeRow } from './kind.ts';
import { readinessOf } from './questions/readiness.ts';
import { seesWhole } from './visible.ts';

/** What the page of a programme says besides, as far as it concerns the reader. */
export async function detailOf(db: Database, row: ProgrammeRow, { by, at }: Stamp) {
  const { id, description, objectives, creditExpiry, creditExpiryDays, allowSelfAllocation } = row;
  const isDraft = row.status === programmeState.draft;
  return {
    description,
    objectives,
    creditExpiry,
    creditExpiryDays,
    allowSelfAllocation,
    coaches: await coachesOf(db, id),
    teams: seesWhole(by) ? await teamsOf(db, id) : null,
    sessions: await sessionsOf(db, id, by, at),
    progress: seesWhole(by) ? await progressOf(db, id, at) : null,
    ahead: await aheadOf(db, id, by, at),
    readiness: isStaff(by) && isDraft ? await readinessOf(db, id, at) : null,
  };
}

const coachesOf = (db: Database, id: string) =>
  db.orm
    .select(personReferenceColumns)
    .from(users)
    .innerJoin(programmeCoaches, eq(programmeCoaches.coachId, users.id))
    .where(and(eq(programmeCoaches.programmeId, id), inState(users.status, userStates.open)))
    .orderBy(asc(byName(users.fullName)), asc(users.id));

const teamsOf = (db: Database, id: string) =>
  db.orm
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .innerJoin(programmeTeams, eq(programmeTeams.teamId, teams.id))
    .where(and(eq(programmeTeams.programmeId, id), inState(teams.status, teamState.active)))
    .orderBy(asc(byName(teams.name)), asc(teams.id));

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

async function sessionsOf(db: Database, id: string, reader: Person, now: number) {
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
async function aheadOf(db: Database, id: string, reader: Person, now: number) {
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
