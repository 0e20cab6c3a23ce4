import { and, eq, sql } from 'drizzle-orm';
import { resultFloor, resultsOf, shownOf } from '#domain/questionnaires/results.ts';
import { isStaff, type Stamp } from '#machines/person.ts';
import { questionnaireAssignmentState } from '#machines/questionnaire-assignment/states.gen.ts';
import { questionnaireResponseStates } from '#machines/questionnaire-response/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { questionnaireResponses } from '#database/schema/index.ts';
import {
  aroundOf,
  readableQuestions,
  seesScores,
  type Around,
} from '#server/features/questionnaire-responses/public.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { AssignmentRow } from './kind.ts';
import { talliesFor } from './tallies.ts';

const { assignment, status, score, band, member } = questionnaireResponses;
const isIn = (id: string) =>
  and(eq(assignment, id), inState(status, questionnaireResponseStates.readable));

const nothing = { bands: [], questions: [], teams: [], trend: [] };

/**
 * What was answered, by many. Whoever reads single responses sees all of it; admins of organisations see it once nobody answers any more, so that what one more
 * response changes tells nothing of it, never about fewer than five, and nothing of sensitive questions.
 */
export async function resultsFor(db: Database, row: AssignmentRow, { by }: Stamp) {
  const around = (await aroundOf(db, [row.id], { by })).get(row.id);
  if (!around) throw refuse.notFound();
  const isReader = isStaff(by) || around.isCoach;
  if (!isReader && by.role !== 'OrganizationAdmin') throw refuse.forbidden();
  const floor = isReader && !row.isAnonymous ? null : resultFloor;
  const banded = await db.orm
    .select({ band, many: sql<number>`count(*)::int` })
    .from(questionnaireResponses)
    .where(isIn(row.id))
    .groupBy(band);
  const submitted = banded.reduce((all, { many }) => all + many, 0);
  const refusal = whyNothing(row, submitted, { isReader, floor });
  if (refusal !== null) return { submitted, refusal, ...nothing };
  const open = openTo(around, by, isReader);
  const isScored = open.scores;
  return {
    submitted,
    refusal,
    bands: isScored ? [...shownOf(bandsIn(around, banded), floor)] : [],
    questions: resultsOf(
      open.questions,
      await talliesFor(db, row.id, { questions: open.questions, submitted }),
      floor,
    ).map((each) => ({ ...each, chosen: [...each.chosen] })),
    teams: isScored ? await teamsIn(db, row.id) : [],
    trend: isScored ? await trendOf(db, row, isReader) : [],
  };
}

function whyNothing(
  row: AssignmentRow,
  submitted: number,
  { isReader, floor }: { readonly isReader: boolean; readonly floor: number | null },
): string | null {
  if (!isReader && row.status !== questionnaireAssignmentState.closed)
    return 'Results are shown once the questionnaire is closed.';
  if (floor !== null && submitted < floor)
    return `Results are shown once ${floor} people have answered.`;
  return submitted === 0 ? 'Nobody has answered yet.' : null;
}

/** What may be told of: to admins everything that is not sensitive, as they see no single answer. */
function openTo(around: Around, by: Stamp['by'], isReader: boolean) {
  const { questions } = around.definition;
  if (!isReader) {
    const plain = questions.filter(({ sensitive }) => !sensitive);
    return {
      questions: plain,
      scores: questions.every((each) => !each.sensitive || each.weight === 0),
    };
  }
  const relation = { isRespondent: false, isCoach: around.isCoach };
  const readable = readableQuestions(around, by, relation);
  return {
    questions: questions.filter(({ id }) => readable.includes(id)),
    scores: seesScores(around, by, relation),
  };
}

const bandsIn = (
  { definition: { scoring } }: Around,
  counted: readonly { readonly band: string | null; readonly many: number }[],
) =>
  scoring.bands.map(({ label }) => ({
    key: label,
    label,
    count: counted.find((each) => each.band === label)?.many ?? 0,
  }));

/** Teams of which at least five people have answered; what is left of all others is about as many. */
async function teamsIn(db: Database, id: string) {
  const found = await db.orm.execute<{
    key: string;
    label: string;
    count: number;
    average: number;
  }>(sql`
    select t.id as key, t.name as label, count(*)::int as count, round(avg(${score})::numeric, 2)::float8 as average
    from ${questionnaireResponses} join team_members tm on tm.user_id = ${member} join teams t on t.id = tm.team_id
    where ${isIn(id)} and ${score} is not null and t.deleted_at is null
    group by t.id, t.name order by ${byName(sql`t.name`)}, t.id`);
  const shown = new Set(shownOf(found, resultFloor).map(({ key }) => key));
  return found
    .filter(({ key }) => shown.has(key))
    .map(({ key, label, count, average }) => ({ key, label, count, averageScore: average }));
}

/** Each time that the programme has asked the same; where too few have answered, nothing is told of that time. */
async function trendOf(db: Database, row: AssignmentRow, isReader: boolean) {
  if (row.programmeId === null) return [];
  const found = await db.orm.execute<{ at: string; submitted: number; average: number | null }>(sql`
    select coalesce(a.opens_at, a.created_at) as at, count(r.id)::int as submitted,
      round(avg(r.score)::numeric, 2)::float8 as average
    from questionnaire_assignments a
    join questionnaire_responses r on r.assignment_id = a.id and ${inState(sql`r.status`, questionnaireResponseStates.readable)}
    where a.programme_id = ${row.programmeId} and a.questionnaire_id = ${row.questionnaireId}
      and a.deleted_at is null and (${isReader} or ${inState(sql`a.status`, questionnaireAssignmentState.closed)})
    group by a.id order by 1, a.id`);
  return found
    .filter(({ submitted }) => submitted >= resultFloor)
    .map(({ at, submitted, average }) => ({
      at: wireInstant(Date.parse(at)),
      submitted,
      averageScore: average,
    }));
}
