import { newId } from '#domain/ids.ts';
import type { Question } from '#domain/questionnaires/definition.ts';
import { questionnaireResponses } from '#database/schema/index.ts';
import { keepAnswer } from '#server/features/questionnaire-responses/answering.ts';
import { aProgramme } from '#tests/support/busy-organisation.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { aQuestionnaire } from '#tests/support/questionnaires.ts';
import { median, timed, type Kind } from '../lists/frame.ts';
import { scales } from './many-responses.ts';

const ROUNDS = 41;
const LIMIT = 1.5;
/** Below this two times are not worth comparing, in milliseconds. */
const SLIGHT = 1;

/** What it takes to keep one answer, the first and the 200th of a long questionnaire that is answered up to there. */
export async function benchKeeping(kind: Kind): Promise<boolean> {
  const db = await preparedDatabase();
  try {
    const home = await anOrganisation(db, 'Harbour Health');
    const member = await aPerson(db, 'Member', 'Mia Walker', { organizationId: home });
    const questions = scales(200);
    const { assignTo } = await aQuestionnaire(db, { questions });
    const assignment = await assignTo({ programmeId: await aProgramme(db, home, 'active.normal') });
    const response = newId();
    await db.orm.insert(questionnaireResponses).values({
      id: response,
      status: 'notStarted',
      assignment,
      member: member.id,
      answers: {},
      reminders: 0,
      createdAt: seededAt,
      updatedAt: seededAt,
    });
    const by = { id: member.id, role: 'Member' } as const;
    const known = new Map<string, number>();
    const keep = (question: Question, answer: number) =>
      timed(async () => {
        const said = { question: question.id, answer, before: known.get(question.id) ?? null };
        const at = Date.now();
        await keepAnswer(db, response, { ...said, idempotencyKey: newId() }, { by, at });
        known.set(question.id, answer);
      });
    const [first] = questions;
    const last = questions.at(-1);
    if (!first || !last) throw new Error('There is nothing to answer');
    const typical = async (question: Question) => {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await keep(question, round % 11));
      return median(times);
    };
    const early = await typical(first);
    for (const question of questions) await keep(question, 3);
    const late = await typical(last);
    const fits = late <= Math.max(early * LIMIT, early + SLIGHT);
    console.log(
      `${kind}: the first answer is kept in ${early.toFixed(1)} ms, the 200th in ${late.toFixed(1)} ms${fits ? '' : ' (too slow)'}`,
    );
    return fits;
  } finally {
    await db.close();
  }
}
