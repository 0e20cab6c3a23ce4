import { randomUUID } from 'node:crypto';
import type { Database } from '#database/database.ts';
import {
  questionnaireAssignments,
  questionnaireResponses,
  questionnaires,
  questionnaireVersions,
} from '#database/schema/index.ts';
import { emptyQuestion, noScoring } from '#domain/questionnaires/definition.ts';
import { questionnaireAssignmentState } from '#machines/questionnaire-assignment/states.gen.ts';
import { questionnaireResponseState } from '#machines/questionnaire-response/states.gen.ts';
import { questionnaireState } from '#machines/questionnaire/states.gen.ts';
import { seededAt } from '#tests/support/database.ts';

type Place = { readonly programmeId: string } | { readonly bookingId: string };

/** A questionnaire that a programme or a booking asks of somebody, who has begun to answer it. */
export async function askedIn(db: Database, place: Place, member: string) {
  const stamps = { createdAt: seededAt, updatedAt: seededAt };
  const [questionnaireId, questionnaireAssignment] = [randomUUID(), randomUUID()];
  const questionnaireResponse = randomUUID();
  const asked = {
    questions: [{ ...emptyQuestion(randomUUID(), 'scale'), label: 'Energy' }],
    scoring: noScoring,
  };
  await db.orm.insert(questionnaires).values({
    ...stamps,
    ...asked,
    id: questionnaireId,
    status: questionnaireState.published,
    name: `Pulse ${questionnaireId}`,
    purpose: 'both',
    publishedVersion: 1,
  });
  await db.orm
    .insert(questionnaireVersions)
    .values({ ...asked, questionnaireId, number: 1, publishedAt: seededAt });
  await db.orm.insert(questionnaireAssignments).values({
    ...stamps,
    id: questionnaireAssignment,
    status: questionnaireAssignmentState.open,
    questionnaireId,
    questionnaireVersion: 1,
    ...place,
    timeZone: 'Europe/London',
    rule: 'chosen',
    teamIds: [],
    memberIds: [member],
    isAnonymous: false,
    allowEdit: true,
    reminds: true,
  });
  await db.orm.insert(questionnaireResponses).values({
    ...stamps,
    id: questionnaireResponse,
    status: questionnaireResponseState.draft,
    assignment: questionnaireAssignment,
    member,
    answers: {},
    startedAt: seededAt,
    reminders: 0,
  });
  return { questionnaireAssignment, questionnaireResponse, respondent: member };
}
