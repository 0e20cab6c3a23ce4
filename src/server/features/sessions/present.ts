import { and, asc, count, eq, inArray } from 'drizzle-orm';
import { isStaff, type Stamp } from '#machines/person.ts';
import { userStates } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { coachPermissions, organizations, questionnaires, users } from '#database/schema/index.ts';
import { inForce } from '#server/features/relations/public.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import type { SessionRow } from './kind.ts';
import { offersFor } from './offers.ts';
import { bookedAhead, offering } from './questions.ts';

/** How many programmes the page of a session names. */
const mostNamed = 20;

/** The permissions in force to give these sessions, of coaches who are there. */
const mayGive = (ids: readonly string[], now: number) =>
  and(
    eq(coachPermissions.scope, 'session'),
    inArray(coachPermissions.subject, [...ids]),
    inForce(now),
    inState(users.status, userStates.open),
  );

/** What the list says about sessions. */
export async function summarise(db: Database, rows: readonly SessionRow[], reader: Stamp) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const offeredOf = await offersFor(db, reader);
  const giving = offeredOf ? [] : await countGiving(db, ids, reader.at);
  const ahead = isStaff(reader.by) ? await bookedAhead(db, ids) : null;
  return rows.map((row) => {
    const offered = offeredOf?.(row);
    return {
      name: row.name,
      description: row.description,
      durationMinutes: row.durationMinutes,
      format: row.format,
      maxAttendees: row.maxAttendees,
      locationKinds: row.locationKinds,
      requiresCoachConfirmation: row.requiresCoachConfirmation,
      creditCost: row.creditCost,
      creditMode: row.creditMode,
      coaches: offered?.coachIds.length ?? giving.find(({ id }) => id === row.id)?.many ?? 0,
      upcomingBookings: ahead && (ahead.get(row.id) ?? 0),
      offers: offered?.offers ?? [],
    };
  });
}

const countGiving = (db: Database, ids: readonly string[], now: number) =>
  db.orm
    .select({ id: coachPermissions.subject, many: count() })
    .from(coachPermissions)
    .innerJoin(users, eq(users.id, coachPermissions.coach))
    .where(mayGive(ids, now))
    .groupBy(coachPermissions.subject);

/** What the page of a session says. */
export async function detailOf(db: Database, row: SessionRow, reader: Stamp) {
  return {
    coachNoteRequired: row.coachNoteRequired,
    teamCoachNoteRequired: row.teamCoachNoteRequired,
    preQuestionnaireId: await questionnaireNamed(db, row.preQuestionnaireId),
    postQuestionnaireId: await questionnaireNamed(db, row.postQuestionnaireId),
    bufferBefore: row.bufferBefore,
    bufferAfter: row.bufferAfter,
    givenBy: await givenBy(db, row, reader),
    programmes: isStaff(reader.by) ? await programmesOf(db, row.id) : null,
  };
}

async function questionnaireNamed(db: Database, id: string | null) {
  if (id === null) return null;
  const [found] = await db.orm
    .select({ id: questionnaires.id, name: questionnaires.name })
    .from(questionnaires)
    .where(eq(questionnaires.id, id));
  return found ?? null;
}

async function givenBy(db: Database, row: SessionRow, reader: Stamp) {
  const offered = (await offersFor(db, reader))?.(row);
  const which = offered
    ? inArray(users.id, [...offered.coachIds])
    : inArray(
        users.id,
        db.orm
          .select({ id: coachPermissions.coach })
          .from(coachPermissions)
          .innerJoin(users, eq(users.id, coachPermissions.coach))
          .where(mayGive([row.id], reader.at)),
      );
  return db.orm
    .select(personReferenceColumns)
    .from(users)
    .where(which)
    .orderBy(asc(byName(users.fullName)), asc(users.id));
}

async function programmesOf(db: Database, id: string) {
  const found = (await offering(db, [id])).slice(0, mostNamed);
  if (found.length === 0) return [];
  const owners = await db.orm
    .select({ id: organizations.id, name: organizations.name })
    .from(organizations)
    .where(
      inArray(
        organizations.id,
        found.map(({ organizationId }) => organizationId),
      ),
    );
  return found.map(({ id: programme, name, organizationId }) => ({
    id: programme,
    name,
    organization: {
      id: organizationId,
      name: owners.find((each) => each.id === organizationId)?.name ?? '',
    },
  }));
}
