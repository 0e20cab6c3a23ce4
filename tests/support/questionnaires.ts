import {
  questionnaireAssignments,
  questionnaires,
  questionnaireVersions,
} from '#database/schema/index.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#domain/ids.ts';
import { emptyQuestion, noScoring } from '#domain/questionnaires/definition.ts';
import { seededAt } from './database.ts';

interface Place {
  readonly programmeId?: string;
  readonly bookingId?: string;
}

/** A published questionnaire of one question from 0 to 10, which has to be answered. */
export async function aQuestionnaire(db: Database) {
  const [id, question] = [newId(), newId()];
  const stamps = { createdAt: seededAt, updatedAt: seededAt };
  const asked = {
    questions: [
      {
        ...emptyQuestion(question, 'scale'),
        label: 'How much energy do you have?',
        required: true,
      },
    ],
    scoring: noScoring,
  };
  await db.orm.insert(questionnaires).values({
    ...stamps,
    ...asked,
    id,
    status: 'published',
    name: `Pulse ${id}`,
    purpose: 'both',
    publishedVersion: 1,
  });
  await db.orm
    .insert(questionnaireVersions)
    .values({ ...asked, questionnaireId: id, number: 1, publishedAt: seededAt });

  /** Asked of all who take part, without an end. */
  async function assignTo({ programmeId, bookingId }: Place): Promise<string> {
    const assignment = newId();
    await db.orm.insert(questionnaireAssignments).values({
      ...stamps,
      id: assignment,
      status: 'open',
      questionnaireId: id,
      questionnaireVersion: 1,
      programmeId: programmeId ?? null,
      bookingId: bookingId ?? null,
      timeZone: 'Europe/London',
      opensAt: seededAt,
      rule: 'all',
      teamIds: [],
      memberIds: [],
      isAnonymous: false,
      allowEdit: true,
      reminds: true,
    });
    return assignment;
  }
  return { id, question, assignTo };
}
