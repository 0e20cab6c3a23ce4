import { inArray, sql } from 'drizzle-orm';
import { leastAnonymous } from '#domain/questionnaires/assignment.ts';
import { questionsToSend, scoringToSend } from '#domain/questionnaires/written.ts';
import { isStaff, type Stamp } from '#machines/person.ts';
import type { QuestionnaireAssignmentState } from '#machines/questionnaire-assignment/states.gen.ts';
import { isAnswerable } from '#machines/questionnaire-assignment/labels.ts';
import { isBegun, isDue } from '#machines/questionnaire-response/labels.ts';
import { answerReadersInWords } from '#machines/questionnaire-response/readers.ts';
import type { Database } from '#database/database.ts';
import { byName } from '#database/name-order.ts';
import { teams, users } from '#database/schema/index.ts';
import {
  aroundOf,
  seesResponses,
  seesScores,
  whyNotOpen,
} from '#server/features/questionnaire-responses/public.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { personReferenceColumns } from '#server/records/people.ts';
import { besideOf, type Beside } from './beside.ts';
import type { AssignmentRow } from './kind.ts';

const orNull = (at: number | null): string | null => (at === null ? null : wireInstant(at));

/** What the list says of questionnaires of programmes and bookings. */
export async function summarise(db: Database, rows: readonly AssignmentRow[], { by, at }: Stamp) {
  if (rows.length === 0) return [];
  const beside = await besideOf(db, rows, by);
  const showsAverage = await averagesSeen(db, rows, by, beside);
  return rows.map((row) => {
    const found = beside.get(row.id);
    if (!found) throw refuse.notFound();
    const { isCoach, isFollowed, ownId, ownStatus, asked, submitted, averageScore } = found;
    const isLooker = isStaff(by) || isCoach;
    const seesProgress = isLooker || isFollowed || by.role === 'OrganizationAdmin';
    return {
      status: row.status as QuestionnaireAssignmentState,
      questionnaire: { id: row.questionnaireId, name: found.title },
      questionnaireVersion: row.questionnaireVersion,
      programme: placeOf(row.programmeId, found),
      booking: placeOf(row.bookingId, found),
      moment: row.moment,
      opensAt: orNull(row.opensAt),
      closesAt: orNull(row.closesAt),
      isAnonymous: row.isAnonymous,
      estimatedMinutes: found.estimatedMinutes,
      progress: seesProgress
        ? { asked, submitted, averageScore: showsAverage(row) ? averageScore : null }
        : null,
      own:
        ownId === null || ownStatus === null
          ? null
          : {
              id: ownId,
              user: by.id,
              status: ownStatus,
              isDue: isDue(ownStatus) && whyNotOpen(row, at) === null,
              mayRead: isBegun(ownStatus),
            },
      seesRespondents: isFollowed,
      seesResponses:
        isLooker && seesResponses({ isAnonymous: row.isAnonymous, isCoach }, by, submitted),
      mayStandIn: isStaff(by) && !row.isAnonymous,
    };
  });
}

const placeOf = (id: string | null, { place }: Beside) =>
  id === null ? null : { id, name: place ?? '' };

/** Whose average somebody sees. Averages of too few people are single people’s, and depend on what was asked. */
async function averagesSeen(
  db: Database,
  rows: readonly AssignmentRow[],
  by: Stamp['by'],
  beside: ReadonlyMap<string, Beside>,
): Promise<(row: AssignmentRow) => boolean> {
  // While people answer, what one more changes would tell what they said.
  const isMoving = ({ status }: AssignmentRow) =>
    by.role === 'OrganizationAdmin' && isAnswerable(status);
  const submittedIn = ({ id }: AssignmentRow) => beside.get(id)?.submitted ?? 0;
  const few = rows.filter(
    (row) =>
      !row.isAnonymous &&
      !isMoving(row) &&
      submittedIn(row) > 0 &&
      submittedIn(row) < leastAnonymous,
  );
  const around = await aroundOf(
    db,
    few.map(({ id }) => id),
    { by },
  );
  return (row) => {
    if (isMoving(row)) return false;
    if (submittedIn(row) >= leastAnonymous) return true;
    const asked = around.get(row.id);
    const isCoach = beside.get(row.id)?.isCoach === true;
    return asked !== undefined && seesScores(asked, by, { isRespondent: false, isCoach });
  };
}

/** What the page of one says besides. */
export async function detailOf(db: Database, row: AssignmentRow, { by }: Stamp) {
  const around = (await aroundOf(db, [row.id], { by })).get(row.id);
  if (!around) throw refuse.notFound();
  const { definition, description } = around;
  const seesWho = await seesWhoAnswered(db, row, by);
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

async function seesWhoAnswered(db: Database, row: AssignmentRow, by: Stamp['by']) {
  return (await besideOf(db, [row], by)).get(row.id)?.isFollowed === true;
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
