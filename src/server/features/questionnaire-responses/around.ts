import { and, eq, inArray, sql } from 'drizzle-orm';
import { leastAnonymous } from '#domain/questionnaires/assignment.ts';
import type { Definition } from '#domain/questionnaires/definition.ts';
import { formatDate } from '#domain/time/format.ts';
import { isStaff, type Person } from '#machines/person.ts';
import { isAnswerable, isToCome } from '#machines/questionnaire-assignment/labels.ts';
import { mayReadAnswer, type Relation } from '#machines/questionnaire-response/readers.ts';
import { aroundPage, pageItself } from '#database/paged/around-a-page.ts';
import type { Database } from '#database/database.ts';
import {
  questionnaireAssignments,
  questionnaires,
  questionnaireVersions,
} from '#database/schema/index.ts';
import { readerZone } from '#server/http/reader-zone.ts';
import { isCoachOf } from './visible.ts';

type AssignmentRow = typeof questionnaireAssignments.$inferSelect;

/** What a response answers, and what somebody is to it. */
export interface Around {
  readonly assignment: AssignmentRow;
  readonly title: string;
  readonly description: string | null;
  readonly estimatedMinutes: number | null;
  readonly definition: Definition;
  readonly isCoach: boolean;
}

interface Looking {
  readonly by: Person;
  /** What is found has to stay so until the transaction ends. */
  readonly isDeciding?: boolean;
}

const around = aroundPage((db, looking: 'reading' | 'deciding') => {
  const { name, description, estimatedMinutes } = questionnaires;
  const { questions, scoring, questionnaireId, number } = questionnaireVersions;
  const found = db.orm
    .select({
      assignment: questionnaireAssignments,
      title: name,
      description,
      estimatedMinutes,
      questions,
      scoring,
      isCoach: sql<boolean>`page.is_coach`,
    })
    .from(pageItself)
    .innerJoin(questionnaireAssignments, sql`${questionnaireAssignments.id} = page.id`)
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireAssignments.questionnaireId))
    .innerJoin(
      questionnaireVersions,
      and(
        eq(questionnaireId, questionnaireAssignments.questionnaireId),
        eq(number, questionnaireAssignments.questionnaireVersion),
      ),
    );
  const locked = { of: questionnaireAssignments } as const;
  return looking === 'deciding' ? found.for('share', locked).prepare('') : found.prepare('');
});

/** What responses answer, by the ids of what was assigned. */
export async function aroundOf(
  db: Database,
  ids: readonly string[],
  { by, isDeciding = false }: Looking,
): Promise<ReadonlyMap<string, Around>> {
  if (ids.length === 0) return new Map();
  const { id } = questionnaireAssignments;
  const isCoach = by.role === 'Coach' ? isCoachOf(by.id) : sql`false`;
  const asked = db.orm
    .select({ id, isCoach: sql`${isCoach}`.as('is_coach') })
    .from(questionnaireAssignments)
    .where(inArray(id, [...new Set(ids)]));
  const rows = await around(db, isDeciding ? 'deciding' : 'reading', asked);
  return new Map(
    rows.map(({ questions, scoring, ...row }) => [
      row.assignment.id,
      { ...row, definition: { questions, scoring } },
    ]),
  );
}

/** Why a questionnaire can't be answered now; null where it can. */
export function whyNotOpen(
  { status, opensAt, closesAt, timeZone }: AssignmentRow,
  at: number,
): string | null {
  const day = (moment: number) => formatDate(moment, readerZone(timeZone));
  if (isToCome(status))
    return opensAt === null
      ? 'This questionnaire is not open yet.'
      : `This questionnaire opens on ${day(opensAt)}.`;
  if (isAnswerable(status) && (closesAt === null || at < closesAt)) return null;
  return closesAt === null
    ? 'This questionnaire is closed.'
    : `This questionnaire closed on ${day(closesAt)}.`;
}

/** The ids of those questions whose answers somebody may read. */
export function readableQuestions(
  { assignment: { isAnonymous }, definition }: Around,
  by: Person,
  relation: Relation,
): readonly string[] {
  return definition.questions
    .filter(({ sensitive: isSensitive }) =>
      mayReadAnswer(by, relation, { isAnonymous, isSensitive }),
    )
    .map(({ id }) => id);
}

/** Whether somebody reads scores of single people: never where one of the questions that count is hidden from them. */
export function seesScores(around: Around, by: Person, relation: Relation): boolean {
  const readable = readableQuestions(around, by, relation);
  const counting = around.definition.questions.filter(({ weight }) => weight > 0);
  return readable.length > 0 && counting.every(({ id }) => readable.includes(id));
}

/** Whether somebody reads what others answered, one by one. Nobody does where fewer than five have answered without their names. */
export function seesResponses(
  { isAnonymous, isCoach }: Pick<AssignmentRow, 'isAnonymous'> & Pick<Around, 'isCoach'>,
  by: Person,
  submitted: number,
): boolean {
  if (isAnonymous) return isStaff(by) && submitted >= leastAnonymous;
  return isStaff(by) || isCoach;
}
