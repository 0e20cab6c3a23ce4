import { randomUUID } from 'node:crypto';
import type { Database } from '#database/database.ts';
import { questionnaireResponses } from '#database/schema/index.ts';
import { questionnaireResponseState } from '#machines/questionnaire-response/states.gen.ts';
import { seededAt } from '#tests/support/database.ts';
import { aQuestionnaire } from '#tests/support/questionnaires.ts';

type Place = { readonly programmeId: string } | { readonly bookingId: string };

/** A questionnaire that a programme or a booking asks of somebody, who has begun to answer it. */
export async function askedIn(db: Database, place: Place, member: string) {
  const { assignTo } = await aQuestionnaire(db);
  const questionnaireAssignment = await assignTo({ ...place, members: [member] });
  const questionnaireResponse = randomUUID();
  await db.orm.insert(questionnaireResponses).values({
    id: questionnaireResponse,
    status: questionnaireResponseState.draft,
    assignment: questionnaireAssignment,
    member,
    answers: {},
    startedAt: seededAt,
    reminders: 0,
    createdAt: seededAt,
    updatedAt: seededAt,
  });
  return { questionnaireAssignment, questionnaireResponse, respondent: member };
}
