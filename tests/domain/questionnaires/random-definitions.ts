import fc from 'fast-check';
import {
  emptyQuestion,
  type Answer,
  type Answers,
  type Condition,
  type Definition,
  type Question,
} from '#domain/questionnaires/definition.ts';
import { questionTypes, scoringMethods } from '#domain/questionnaires/vocabulary.ts';

const options = ['a', 'b', 'c'].map((id, index) => ({ id, label: id, score: index - 1 }));
const rows = ['x', 'y'].map((id) => ({ id, label: id }));

const clause = (before: number) =>
  fc.record({
    question: fc.nat(before).map((index) => `q${index}`),
    is: fc.constantFrom('oneOf', 'atLeast', 'atMost', 'answered'),
    values: fc.subarray(['a', 'b', 'yes', 'no']),
    number: fc.option(fc.integer({ min: 0, max: 10 })),
  });

/** Depends on earlier ones only, as whatever can be published. */
const condition = (place: number): fc.Arbitrary<Condition | null> =>
  place === 0
    ? fc.constant(null)
    : fc.option(
        fc.record({
          match: fc.constantFrom('all', 'any'),
          clauses: fc.array(clause(place - 1), { minLength: 1, maxLength: 3 }),
        }),
      );

const question = (place: number): fc.Arbitrary<Question> =>
  fc
    .record({
      type: fc.constantFrom(...questionTypes),
      required: fc.boolean(),
      visibleIf: condition(place),
      weight: fc.constantFrom(0, 1, 2.5),
      max: fc.option(fc.constantFrom(3, 7)),
      maxSelected: fc.option(fc.constant(2)),
    })
    .map(({ type, max, maxSelected, ...said }) => ({
      ...emptyQuestion(`q${place}`, type),
      ...said,
      label: `Question ${place}`,
      options,
      rows,
      limits: { min: null, max, pattern: null, maxSelected },
    }));

const bands = fc
  .array(fc.integer({ min: -5, max: 40 }), { minLength: 0, maxLength: 4 })
  .map((starts) =>
    [...new Set(starts)]
      .toSorted((a, b) => a - b)
      .map((from, index, all) => ({
        from,
        to: all[index + 1] ?? from + 3,
        label: `From ${from}`,
        colour: 'green' as const,
        advice: '',
      })),
  );

export const definitions: fc.Arbitrary<Definition> = fc.integer({ min: 1, max: 12 }).chain((many) =>
  fc.record({
    questions: fc
      .tuple(...Array.from({ length: many }, (_, place) => question(place)))
      .map((all) => all as readonly Question[]),
    scoring: fc.record({ method: fc.constantFrom(...scoringMethods), bands }),
  }),
);

/** Right, wrong, of another type, and to questions that are not there. */
const answer: fc.Arbitrary<Answer> = fc.oneof(
  fc.constantFrom('', 'a', 'b', 'c', 'z', 'Some words', '2027-03-01'),
  fc.integer({ min: -1, max: 11 }),
  fc.constantFrom(3.5, Number.NaN),
  fc.boolean(),
  fc.shuffledSubarray(['a', 'b', 'c', 'z']),
  fc.dictionary(fc.constantFrom('x', 'y', 'z'), fc.constantFrom('a', 'c', 'z')),
);

export const answerSets: fc.Arbitrary<Answers> = fc.dictionary(
  fc.nat(13).map((index) => `q${index}`),
  answer,
  { maxKeys: 14 },
);
