import { and, eq, inArray, sql } from 'drizzle-orm';
import { leastAnonymous } from '#domain/questionnaires/assignment.ts';
import { questionsToSend, scoringToSend } from '#domain/questionnaires/written.ts';
import { isStaff, type Stamp } from '#machines/person.ts';
import type { QuestionnaireAssignmentState } from '#machines/questionnaire-assignment/states.gen.ts';
import { isAnswerable } from '#machines/questionnaire-assignment/labels.ts';
import { isBegun, isDue } from '#machines/questionnaire-response/labels.ts';
import { answerReadersInWords } from '#machines/questionnaire-response/readers.ts';
import {
  questionnaireResponseStates,
  type QuestionnaireResponseState,
} from '#machines/questionnaire-response/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import {
  bookings,
  programmes,
  questionnaireAssignments,
  questionnaireResponses,
  teams,
  users,
} from '#database/schema/index.ts';
import {
  areAsked,
  aroundOf,
  followedAssignments,
  seesResponses,
  seesScores,
  whyNotOpen,
  type Around,
} from '#server/features/questionnaire-responses/public.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import type { AssignmentRow } from './kind.ts';

const orNull = (at: number | null): string | null => (at === null ? null : wireInstant(at));

/** What the list says of questionnaires of programmes and bookings. */
export async function summarise(db: Database, rows: readonly AssignmentRow[], { by, at }: Stamp) {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const found = await aroundOf(db, ids, { by });
  const placeOf = await placesOf(db, rows);
  const progressOf = await progressIn(db, ids);
  const followed = await followedAmong(db, ids, { by, at });
  const ownOf = await ownIn(db, ids, by.id);
  return rows.map((row) => {
    const around = found.get(row.id);
    if (!around) throw refuse.notFound();
    const progress = progressOf.get(row.id) ?? { asked: 0, submitted: 0, averageScore: null };
    const own = ownOf.get(row.id);
    const isLooker = isStaff(by) || around.isCoach;
    const seesProgress = isLooker || followed.has(row.id) || by.role === 'OrganizationAdmin';
    const { averageScore, ...counts } = progress;
    return {
      status: row.status as QuestionnaireAssignmentState,
      questionnaire: { id: row.questionnaireId, name: around.title },
      questionnaireVersion: row.questionnaireVersion,
      programme: row.programmeId === null ? null : placeOf(row.programmeId),
      booking: row.bookingId === null ? null : placeOf(row.bookingId),
      moment: row.moment,
      opensAt: orNull(row.opensAt),
      closesAt: orNull(row.closesAt),
      isAnonymous: row.isAnonymous,
      estimatedMinutes: around.estimatedMinutes,
      progress: seesProgress
        ? {
            ...counts,
            averageScore: seesAverage(around, by, counts.submitted) ? averageScore : null,
          }
        : null,
      own: own
        ? {
            id: own.id,
            user: by.id,
            status: own.status as QuestionnaireResponseState,
            isDue: isDue(own.status) && whyNotOpen(row, at) === null,
            mayRead: isBegun(own.status),
          }
        : null,
      seesRespondents: followed.has(row.id),
      seesResponses: isLooker && seesResponses(around, by, counts.submitted),
      mayStandIn: isStaff(by) && !row.isAnonymous,
    };
  });
}

/** Averages of too few people are single people’s. */
function seesAverage(around: Around, by: Stamp['by'], submitted: number): boolean {
  // While people answer, what one more changes would tell what they said.
  if (by.role === 'OrganizationAdmin' && isAnswerable(around.assignment.status)) return false;
  if (submitted >= leastAnonymous) return true;
  const relation = { isRespondent: false, isCoach: around.isCoach };
  return !around.assignment.isAnonymous && seesScores(around, by, relation);
}

/** What the page of one says besides. */
export async function detailOf(db: Database, row: AssignmentRow, { by, at }: Stamp) {
  const around = (await aroundOf(db, [row.id], { by })).get(row.id);
  if (!around) throw refuse.notFound();
  const { definition, description } = around;
  const seesWho = (await followedAmong(db, [row.id], { by, at })).has(row.id);
  const coaches = await coachesOf(db, row);
  const readersOf = (isSensitive: boolean) =>
    answerReadersInWords(
      { isAnonymous: row.isAnonymous, isSensitive },
      { respondent: 'you', coaches },
    );
  return {
    description,
    questions: questionsToSend(definition.questions),
    scoring: scoringToSend(definition.scoring),
    opensOn: row.opensOn,
    closesOn: row.closesOn,
    timeZone: row.timeZone,
    rule: row.rule,
    teams: seesWho ? await teamsIn(db, row.teamIds) : [],
    members: seesWho ? await peopleIn(db, row.memberIds) : [],
    allowEdit: row.allowEdit,
    reminds: row.reminds,
    readers: { plain: readersOf(false), sensitive: readersOf(true) },
  };
}

async function placesOf(db: Database, rows: readonly AssignmentRow[]) {
  const programmeIds = rows.flatMap(({ programmeId }) => programmeId ?? []);
  const bookingIds = rows.flatMap(({ bookingId }) => bookingId ?? []);
  const found = [
    ...(programmeIds.length === 0
      ? []
      : await db.orm
          .select({ id: programmes.id, name: programmes.name })
          .from(programmes)
          .where(inArray(programmes.id, programmeIds))),
    ...(bookingIds.length === 0
      ? []
      : await db.orm
          .select({ id: bookings.id, name: bookings.title })
          .from(bookings)
          .where(inArray(bookings.id, bookingIds))),
  ];
  return (wanted: string) => ({
    id: wanted,
    name: found.find(({ id }) => id === wanted)?.name ?? '',
  });
}

async function progressIn(db: Database, ids: readonly string[]) {
  const { assignment, status, score } = questionnaireResponses;
  const isIn = inState(status, questionnaireResponseStates.readable);
  const rows = await db.orm
    .select({
      assignment,
      asked: sql<number>`count(*)::int`,
      submitted: sql<number>`count(*) filter (where ${isIn})::int`,
      averageScore: sql<
        number | null
      >`round((avg(${score}) filter (where ${isIn}))::numeric, 2)::float8`,
    })
    .from(questionnaireResponses)
    .where(and(inArray(assignment, [...ids]), areAsked))
    .groupBy(assignment);
  return new Map(rows.map(({ assignment: of, ...row }) => [of, row]));
}

async function followedAmong(
  db: Database,
  ids: readonly string[],
  { by }: Stamp,
): Promise<ReadonlySet<string>> {
  const [reader] = await db.orm
    .select({ organizationId: users.organizationId })
    .from(users)
    .where(eq(users.id, by.id));
  const rows = await db.orm
    .select({ id: questionnaireAssignments.id })
    .from(questionnaireAssignments)
    .where(
      and(
        inArray(questionnaireAssignments.id, [...ids]),
        followedAssignments({ ...by, organizationId: reader?.organizationId ?? null }),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

async function ownIn(db: Database, ids: readonly string[], member: string) {
  const { assignment, id, status } = questionnaireResponses;
  const rows = await db.orm
    .select({ assignment, id, status })
    .from(questionnaireResponses)
    .where(and(inArray(assignment, [...ids]), eq(questionnaireResponses.member, member), areAsked));
  return new Map(rows.map((row) => [row.assignment, row]));
}

async function coachesOf(db: Database, row: AssignmentRow): Promise<string[]> {
  const rows = await db.orm
    .select({ name: users.fullName })
    .from(users)
    .where(
      row.programmeId === null
        ? sql`${users.id} = (select b.coach_id from bookings b where b.id = ${row.bookingId})`
        : sql`${users.id} in (select c.coach_id from programme_coaches c where c.programme_id = ${row.programmeId})`,
    )
    .orderBy(byName(users.fullName));
  return rows.map(({ name }) => name);
}

const teamsIn = async (db: Database, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db.orm
        .select({ id: teams.id, name: teams.name })
        .from(teams)
        .where(inArray(teams.id, [...ids]))
        .orderBy(byName(teams.name));

const peopleIn = async (db: Database, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : db.orm
        .select(personReferenceColumns)
        .from(users)
        .where(inArray(users.id, [...ids]))
        .orderBy(byName(users.fullName));
