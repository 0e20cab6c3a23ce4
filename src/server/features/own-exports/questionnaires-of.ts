import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import {
  questionnaireAssignments,
  questionnaireResponses,
  questionnaires,
  questionnaireVersions,
} from '#database/schema/index.ts';
import { wireInstantOrNull } from '#server/http/answers/wire.ts';

/** What they were asked, and what they answered, each with the words of the question. */
export async function questionnairesOf(db: Database, id: string) {
  const rows = await db.orm
    .select({
      response: questionnaireResponses,
      title: questionnaires.name,
      questions: questionnaireVersions.questions,
      version: questionnaireVersions.number,
    })
    .from(questionnaireResponses)
    .innerJoin(
      questionnaireAssignments,
      eq(questionnaireAssignments.id, questionnaireResponses.assignment),
    )
    .innerJoin(questionnaires, eq(questionnaires.id, questionnaireAssignments.questionnaireId))
    .innerJoin(
      questionnaireVersions,
      and(
        eq(questionnaireVersions.questionnaireId, questionnaireAssignments.questionnaireId),
        eq(questionnaireVersions.number, questionnaireAssignments.questionnaireVersion),
      ),
    )
    .where(eq(questionnaireResponses.member, id))
    .orderBy(asc(questionnaireResponses.createdAt), asc(questionnaireResponses.id));
  return rows.map(({ response, title, questions, version }) => ({
    questionnaire: title,
    version,
    status: response.status,
    answers: questions
      .filter((question) => question.id in response.answers)
      .map((question) => ({
        question: question.label,
        answer: response.answers[question.id],
        options: question.options.map(({ id: option, label }) => ({ id: option, label })),
      })),
    score: response.score,
    band: response.band,
    startedAt: wireInstantOrNull(response.startedAt),
    submittedAt: wireInstantOrNull(response.submittedAt),
  }));
}
