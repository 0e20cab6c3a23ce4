import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { isMember } from '#machines/person.ts';
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
import type { Principal } from '#server/http/principal.ts';
import { moreOf, mostNamed, nothingToDo, type Task, type ToDo } from './tasks.ts';

/** The questionnaires that wait for somebody's answers, what closes first before the others. */
export async function questionnairesFor(
  db: Database,
  principal: Principal,
  now: number,
): Promise<ToDo> {
  if (!isMember(principal)) return nothingToDo;
  const { id, programmeId, bookingId, closesAt, status, questionnaireId } =
    questionnaireAssignments;
  const isDue = and(
    eq(questionnaireResponses.member, principal.id),
    inState(questionnaireResponses.status, questionnaireResponseStates.due),
    inState(status, questionnaireAssignmentStates.answerable),
    or(isNull(closesAt), gt(closesAt, now)),
  );
  const due = db.orm
    .select({ id, programmeId, bookingId, closesAt, title: questionnaires.name })
    .from(questionnaireResponses)
    .innerJoin(questionnaireAssignments, eq(id, questionnaireResponses.assignment))
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireId))
    .where(isDue);
  const rows = await due.orderBy(sql`${asc(closesAt)} nulls last`, asc(id)).limit(mostNamed);
  const tasks = rows.map((row): Task => ({
    kind: 'answerQuestionnaire',
    text: `Answer “${row.title}”`,
    due: row.closesAt === null ? null : wireInstant(row.closesAt),
    link:
      row.programmeId === null
        ? `/app/bookings/${row.bookingId}/questionnaires/${row.id}/responses/create`
        : `/app/programmes/${row.programmeId}/questionnaires/${row.id}/responses/create`,
    who: null,
    booking: null,
  }));
  return {
    tasks,
    more: await moreOf('answerQuestionnaire', rows.length, async () => {
      const [found] = await db.orm
        .select({ many: sql<number>`count(*)::int` })
        .from(questionnaireResponses)
        .innerJoin(questionnaireAssignments, eq(id, questionnaireResponses.assignment))
        .where(isDue);
      return found?.many ?? 0;
    }),
  };
}
