import {
  questionnaireAssignments,
  questionnaires,
  questionnaireVersions,
} from '#database/schema/index.ts';
import type { Database } from '#database/database.ts';
import { newId } from '#domain/ids.ts';
import {
  emptyQuestion,
  noScoring,
  type Question,
  type Scoring,
} from '#domain/questionnaires/definition.ts';
import { seededAt } from './database.ts';

interface Place {
  readonly programmeId?: string;
  readonly bookingId?: string;
  readonly members?: readonly string[];
}

interface Wanted {
  readonly questions?: readonly Question[];
  readonly scoring?: Scoring;
}

/** A published questionnaire: unless told otherwise of one question from 0 to 10, which has to be answered. */
export async function aQuestionnaire(
  db: Database,
  { questions, scoring = noScoring }: Wanted = {},
) {
  const [id, question] = [newId(), newId()];
  const stamps = { createdAt: seededAt, updatedAt: seededAt };
  const energy = { ...emptyQuestion(question, 'scale'), label: 'How much energy do you have?' };
  const asked = { questions: questions ?? [{ ...energy, required: true }], scoring };
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

  /** Asked of all who take part, or of these alone, without an end. */
  async function assignTo({ programmeId, bookingId, members }: Place): Promise<string> {
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
      rule: members === undefined ? 'all' : 'chosen',
      teamIds: [],
      memberIds: members ?? [],
      isAnonymous: false,
      allowEdit: true,
      reminds: true,
    });
    return assignment;
  }
  return { id, question, assignTo };
}
