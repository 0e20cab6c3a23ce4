import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAnswered, visibleQuestions } from '#domain/questionnaires/condition.ts';
import type { Answers, Clause, Definition } from '#domain/questionnaires/definition.ts';
import { pointsOf, scoreOf } from '#domain/questionnaires/scoring.ts';
import { countedAnswers, errorsIn, whyNoAnswer } from '#domain/questionnaires/validation.ts';
import { answerSets, definitions } from './random-definitions.ts';
import { seeds } from '#tests/support/seeds.ts';

/** So many of each seed. */
const numRuns = 10_000 / seeds.length;
/** Holds a property against all seeds; a failure prints its own. */
const holds = <Drawn>(property: fc.IProperty<Drawn>): void =>
  seeds.forEach((seed) => fc.assert(property, { numRuns, seed }));

/** Slowly and from behind: asks of each question whether it is shown, and to know that, of those that it depends on. */
function shownBySlowReference({ questions }: Definition, answers: Answers): string[] {
  const isShown = (id: string): boolean => {
    const question = questions.find((each) => each.id === id);
    if (!question?.visibleIf) return question !== undefined;
    const { match, clauses } = question.visibleIf;
    const held = clauses.filter((clause) => isShown(clause.question) && isMet(clause)).length;
    return match === 'all' ? held === clauses.length : held > 0;
  };
  const isMet = ({ question: id, is, values, number }: Clause): boolean => {
    const answer = answers[id];
    const type = questions.find((each) => each.id === id)?.type ?? '';
    if (answer === undefined || type === 'statement' || !isAnswered(answer)) return false;
    if (is === 'answered') return true;
    if (is === 'oneOf') {
      const said = answer === true ? 'yes' : answer === false ? 'no' : answer;
      return values.some(
        (value) => value === said || (Array.isArray(said) && said.includes(value)),
      );
    }
    if (!['scale', 'rating', 'number'].includes(type) || typeof answer !== 'number') return false;
    return number !== null && (is === 'atLeast' ? answer >= number : answer <= number);
  };
  return questions.map(({ id }) => id).filter(isShown);
}

const idsOf = (of: Definition, answers: Answers) =>
  visibleQuestions(of.questions, answers).map(({ id }) => id);

test('shows what a slow reference shows', () => {
  holds(
    fc.property(definitions, answerSets, (definition, answers) => {
      expect(idsOf(definition, answers)).toEqual(shownBySlowReference(definition, answers));
    }),
  );
});

test('whoever has only the answers that count sees and counts the same as whoever has all of them', () => {
  holds(
    fc.property(definitions, answerSets, (definition, answers) => {
      const counted = countedAnswers(definition.questions, answers);
      const sent = JSON.parse(JSON.stringify(counted)) as Answers;
      // What JSON can't say was wrong before.
      fc.pre(JSON.stringify(sent) === JSON.stringify(counted) && !hasNaN(counted));
      expect(idsOf(definition, sent)).toEqual(idsOf(definition, answers));
      expect(errorsIn(definition.questions, sent)).toEqual(errorsIn(definition.questions, answers));
      expect(scoreOf(definition, sent)).toEqual(scoreOf(definition, answers));
      expect(Object.keys(sent).every((id) => idsOf(definition, answers).includes(id))).toBe(true);
    }),
  );
});

const hasNaN = (answers: Answers): boolean =>
  Object.values(answers).some((answer) => Number.isNaN(answer));

test('counts what is shown and answered, and nothing else', () => {
  holds(
    fc.property(definitions, answerSets, (definition, answers) => {
      fc.pre(!hasNaN(answers));
      const { method } = definition.scoring;
      let [total, weights] = [0, 0];
      for (const id of shownBySlowReference(definition, answers)) {
        const question = definition.questions.find((each) => each.id === id);
        const points = question ? pointsOf(question, answers[id]) : null;
        if (!question || points === null || question.weight === 0) continue;
        const weight = method === 'weighted' ? question.weight : 1;
        total += points * weight;
        weights += weight;
      }
      const { score, band } = scoreOf(definition, answers);
      const isCounted = method !== 'none' && weights > 0;
      const wanted = isCounted ? (method === 'sum' ? total : total / weights) : 0;
      expect([score === null, (score ?? 0) - wanted]).toEqual([!isCounted, expect.closeTo(0, 2)]);
      expect(band === null || (score !== null && score >= band.from)).toBe(true);
    }),
  );
});

test('an answer to what is shown is either right or has a sentence, and what is missing is said where it is required', () => {
  holds(
    fc.property(definitions, answerSets, ({ questions }, answers) => {
      const errors = errorsIn(questions, answers);
      for (const question of visibleQuestions(questions, answers)) {
        const answer = answers[question.id];
        const wanted =
          question.type === 'statement'
            ? undefined
            : answer === undefined || !isAnswered(answer)
              ? question.required
                ? 'Answer this question.'
                : undefined
              : (whyNoAnswer(question, answer) ?? undefined);
        expect(errors[question.id]).toBe(wanted);
      }
    }),
  );
});

test('200 questions with 100 conditions are looked at in less than a millisecond', () => {
  const [whole] = fc.sample(definitions, { numRuns: 1, seed: 7 });
  if (!whole) throw new Error('There is no definition.');
  const [first] = whole.questions;
  if (!first) throw new Error('There is no question.');
  const questions = Array.from({ length: 200 }, (_, index) => ({
    ...first,
    id: `q${index}`,
    type: 'scale' as const,
    visibleIf:
      index % 2 === 0
        ? null
        : {
            match: 'all' as const,
            clauses: [{ question: `q${index - 1}`, is: 'atLeast' as const, values: [], number: 3 }],
          },
  }));
  const definition: Definition = { questions, scoring: { method: 'mean', bands: [] } };
  const answers = Object.fromEntries(questions.map(({ id }) => [id, 5]));
  const evaluate = () => {
    errorsIn(questions, answers);
    scoreOf(definition, answers);
  };
  for (let warm = 0; warm < 200; warm += 1) evaluate();
  const times = Array.from({ length: 50 }, () => {
    const begun = performance.now();
    evaluate();
    return performance.now() - begun;
  });
  expect(times.toSorted((a, b) => a - b)[25]).toBeLessThan(1);
});
