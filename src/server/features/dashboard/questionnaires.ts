import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { questionnaireAssignmentStates } from '#machines/questionnaire-assignment/states.gen.ts';
import { questionnaireResponseStates } from '#machines/questionnaire-response/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import {
  questionnaireAssignments,
  questionnaireResponses,
  questionnaires,
} from '#database/schema/index.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { askedColumns, type AskedRow } from './asked-rows.ts';
import { mostNamed, type Task } from './tasks.ts';

/** The questionnaires that wait `now` for the answers of the `member`, what closes first before the others. */
export function dueQuestionnaires(db: Database) {
  const { id, programmeId, bookingId, closesAt, status, questionnaireId } =
    questionnaireAssignments;
  return db.orm
    .select(
      askedColumns('answerQuestionnaire', {
        id,
        booking: bookingId,
        programme: programmeId,
        until: closesAt,
        name: questionnaires.name,
      }),
    )
    .from(questionnaireResponses)
    .innerJoin(questionnaireAssignments, eq(id, questionnaireResponses.assignment))
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireId))
    .where(
      and(
        eq(questionnaireResponses.member, sql.placeholder('member')),
        inState(questionnaireResponses.status, questionnaireResponseStates.due),
        inState(status, questionnaireAssignmentStates.answerable),
        or(isNull(closesAt), gt(closesAt, sql.placeholder('now'))),
      ),
    )
    .orderBy(sql`${asc(closesAt)} nulls last`, asc(id))
    .limit(mostNamed);
}

export const questionnaireTask = ({ id, booking, programme, until, name }: AskedRow): Task => ({
  kind: 'answerQuestionnaire',
  text: `Answer “${name}”`,
  due: until === null ? null : wireInstant(until),
  link:
    programme === null
      ? `/app/bookings/${booking}/questionnaires/${id}/responses/create`
      : `/app/programmes/${programme}/questionnaires/${id}/responses/create`,
  who: null,
  booking: null,
});
