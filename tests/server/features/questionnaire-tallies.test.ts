import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { questionnaireResponses } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { emptyQuestion, type Answers } from '#domain/questionnaires/definition.ts';
import { resultsOf } from '#domain/questionnaires/results.ts';
import { talliesFor } from '#server/features/questionnaire-assignments/tallies.ts';
import { answerSets, definitions } from '#tests/domain/questionnaires/random-definitions.ts';
import { talliesOf } from '#tests/domain/questionnaires/tallied.ts';
import { aProgramme } from '#tests/support/busy-organisation.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';
import { seeds } from '#tests/support/seeds.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { aQuestionnaire } from '#tests/support/questionnaires.ts';

const db = await preparedDatabase();
const home = await anOrganisation(db, 'Harbour Health');
const { assignTo } = await aQuestionnaire(db);
const assignment = await assignTo({ programmeId: await aProgramme(db, home, 'active.normal') });
const responses = await Promise.all(
  Array.from({ length: 6 }, async () => {
    const member = await aPerson(db, 'Member', 'Ned Turner', { organizationId: home });
    const id = newId();
    const stamps = { createdAt: seededAt, updatedAt: seededAt };
    await db.orm.insert(questionnaireResponses).values({
      ...stamps,
      id,
      assignment,
      member: member.id,
      status: 'submitted',
      submittedAt: seededAt,
      answers: {},
      reminders: 0,
    });
    return id;
  }),
);

/** As it is kept: nothing is kept of what is no number. */
const kept = (answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([, answer]) => !Number.isNaN(answer)));

test('the database counts what a slow reference counts', async () => {
  const property = fc.asyncProperty(
    definitions,
    fc.array(answerSets, { minLength: responses.length, maxLength: responses.length }),
    async ({ questions }, drawn) => {
      const all = drawn.map(kept);
      for (const [place, id] of responses.entries())
        await db.orm
          .update(questionnaireResponses)
          .set({ answers: all[place] ?? {} })
          .where(eq(questionnaireResponses.id, id));
      const counted = await talliesFor(db, assignment, { questions, submitted: all.length });
      expect(resultsOf(questions, counted, null)).toEqual(
        resultsOf(questions, talliesOf(questions, all), null),
      );
    },
  );
  for (const seed of seeds) await fc.assert(property, { numRuns: 60 / seeds.length, seed });
});

test('what is not handed in does not count', async () => {
  await db.orm.update(questionnaireResponses).set({ status: 'draft', answers: { mood: 'good' } });
  const questions = [
    {
      ...emptyQuestion('mood', 'singleChoice'),
      options: [{ id: 'good', label: 'Good', score: null }],
    },
  ];
  const counted = await talliesFor(db, assignment, { questions, submitted: 0 });
  expect(counted.questions.size).toBe(0);
});
