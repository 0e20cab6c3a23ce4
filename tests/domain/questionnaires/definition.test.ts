import { describe, expect, it, test } from 'vitest';
import { changesBetween } from '#domain/questionnaires/changes.ts';
import { whyNoOrder } from '#domain/questionnaires/condition.ts';
import {
  emptyQuestion,
  noScoring,
  type Band,
  type Definition,
  type Question,
} from '#domain/questionnaires/definition.ts';
import { whyNoPattern } from '#domain/questionnaires/pattern.ts';
import { problemsIn } from '#domain/questionnaires/problems.ts';
import { bandOf, scoreSpan } from '#domain/questionnaires/scoring.ts';
import { errorsIn, whyNoAnswer } from '#domain/questionnaires/validation.ts';
import type { QuestionType } from '#domain/questionnaires/vocabulary.ts';

const options = ['a', 'b', 'c', 'd'].map((id, index) => ({
  id,
  label: `Option ${id}`,
  score: index,
}));
const ask = (id: string, type: QuestionType = 'shortText', more: Partial<Question> = {}) => ({
  ...emptyQuestion(id, type),
  label: `What is ${id}?`,
  options,
  ...more,
});
const limited = (limits: Partial<Question['limits']>): Partial<Question> => ({
  limits: { min: null, max: null, pattern: null, maxSelected: null, ...limits },
});
const after = (question: string): Partial<Question> => ({
  visibleIf: { match: 'all', clauses: [{ question, is: 'answered', values: [], number: null }] },
});
const written = (...questions: Question[]): Definition => ({ questions, scoring: noScoring });
const band = (from: number, to: number): Band => ({
  from,
  to,
  label: `From ${from}`,
  colour: 'green',
  advice: '',
});

describe('what keeps a definition from being published', () => {
  it.each<[string, Definition, string]>([
    ['nothing is asked', written(), 'Add at least one question.'],
    ['only something is said', written(ask('a', 'statement')), 'Add at least one question.'],
    [
      'there is little to choose from',
      written(ask('a'), ask('b'), ask('c', 'singleChoice', { options: options.slice(0, 1) })),
      'Question 3: add at least two options.',
    ],
    [
      'it depends on what comes later',
      written(
        ...['1', '2', '3', '4'].map((id) => ask(id)),
        ask('5', 'shortText', after('7')),
        ask('6'),
        ask('7'),
      ),
      'Question 5 is shown depending on question 7, which comes later. Move question 7 up.',
    ],
    [
      'bands overlap',
      {
        questions: [ask('a', 'scale')],
        scoring: { method: 'sum', bands: [band(0, 12), band(10, 20)] },
      },
      'Score bands overlap between 10 and 12.',
    ],
    [
      'a question has no words',
      written(ask('a', 'date', { label: ' ' })),
      'Question 1: write what it asks.',
    ],
    [
      'its pattern can take for ever',
      written(ask('a', 'shortText', limited({ pattern: '(a+)+' }))),
      'Question 1: a pattern can’t use repeated groups, lookarounds or back-references.',
    ],
    [
      'nothing counts',
      { questions: [ask('a')], scoring: { method: 'mean', bands: [] } },
      'No question counts towards the score. Set what its answers count.',
    ],
  ])('%s', (_, definition, sentence) => {
    expect(problemsIn(definition)).toEqual([sentence]);
  });

  it('is nothing where all is well', () => {
    const definition: Definition = {
      questions: [ask('a', 'scale'), ask('b', 'multiChoice', after('a')), ask('c', 'statement')],
      scoring: { method: 'sum', bands: [band(0, 5), band(5, 10)] },
    };
    expect(problemsIn(definition)).toEqual([]);
    expect(whyNoOrder(definition.questions.toReversed())).toContain(
      'question 3, which comes later',
    );
  });
});

test.each<[Partial<Question> & { type: QuestionType }, unknown, string | null]>([
  [
    { type: 'multiChoice', ...limited({ maxSelected: 3 }) },
    ['a', 'b', 'c', 'd'],
    'Choose at most 3.',
  ],
  [{ type: 'scale' }, 11, 'Enter a number between 0 and 10.'],
  [{ type: 'scale' }, 3.5, 'Enter a number between 0 and 10.'],
  [{ type: 'rating' }, 0, 'Enter a number between 1 and 5.'],
  [{ type: 'number', ...limited({ min: 1 }) }, 0, 'Enter a number of at least 1.'],
  [{ type: 'number' }, Number.NaN, 'Enter a number.'],
  [{ type: 'date' }, '2027-02-30', 'Enter a valid date.'],
  [{ type: 'ranking' }, ['a', 'b', 'c'], 'Put all of them in order.'],
  [{ type: 'ranking' }, ['d', 'b', 'c', 'a'], null],
  [{ type: 'singleChoice' }, 'nobody', 'Answer this question again.'],
  [{ type: 'yesNo' }, 'yes', 'Answer this question again.'],
  [
    {
      type: 'matrix',
      required: true,
      rows: [
        { id: 'x', label: 'X' },
        { id: 'y', label: 'Y' },
      ],
    },
    { x: 'a' },
    'Answer every line.',
  ],
  [
    { type: 'matrix', rows: [{ id: 'x', label: 'X' }] },
    { toString: 'a' },
    'Answer this question again.',
  ],
  [{ type: 'shortText', ...limited({ max: 3 }) }, 'four', 'Write at most 3 characters.'],
  [{ type: 'shortText', ...limited({ pattern: '[A-Z]{2}\\d+' }) }, 'AB12', null],
  [
    { type: 'shortText', ...limited({ pattern: '[A-Z]{2}\\d+' }) },
    'ab12',
    'Use the format asked for.',
  ],
])('%o with the answer %o: %s', (said, answer, sentence) => {
  expect(whyNoAnswer(ask('a', said.type, said), answer as never)).toBe(sentence);
});

test('nobody answers to a question by the name of something else', () => {
  const questions = [ask('constructor', 'yesNo', { required: true })];
  expect(errorsIn(questions, {})).toEqual({ constructor: 'Answer this question.' });
});

test('no pattern that is let through takes long', () => {
  const slow = ['(a+)+b', '(a|a)*b', 'a*a*a*a*b', '(?=a)b', '(a)\\1', 'a{1,200}a{1,200}a{1,200}b'];
  expect(slow.map(whyNoPattern)).not.toContain(null);
  expect(['\\d{4}-\\d{2}', '[A-Z]+', '(red|green)', 'a\\*+'].map(whyNoPattern)).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

test('a score between two bands belongs to the lower one, and one behind the last to none', () => {
  const bands = [band(4, 5), band(1, 3)];
  expect([0.5, 1, 3.4, 4, 5, 5.1].map((score) => bandOf(bands, score)?.from)).toEqual([
    undefined,
    1,
    1,
    4,
    4,
    undefined,
  ]);
});

test('bands are drawn from the least to the most that answers can count', () => {
  const questions = [
    ask('a', 'scale'),
    ask('b', 'singleChoice'),
    ask('c', 'number', { weight: 0 }),
  ];
  expect(scoreSpan({ questions, scoring: { method: 'sum', bands: [] } })).toEqual({
    min: 0,
    max: 13,
  });
  expect(scoreSpan({ questions, scoring: { method: 'mean', bands: [] } })).toEqual({
    min: 0,
    max: 10,
  });
});

test('what changed between two versions is said by the question, wherever it stands', () => {
  const before = written(ask('a'), ask('b', 'singleChoice'), ask('c'));
  const now = written(
    ask('c', 'shortText', { required: true }),
    ask('b', 'singleChoice', {
      label: 'Which one?',
      options: [...options.slice(1), { id: 'e', label: 'Option e', score: 4 }],
    }),
    ask('n', 'date'),
  );
  expect(changesBetween(before, now)).toEqual([
    'Question 1 is now required.',
    'Question 2 is now “Which one?”; it was “What is b?”.',
    'Question 2 has the new option “Option e”.',
    'Question 2 no longer has the option “Option a”.',
    'Question 3, “What is n?”, is new.',
    '“What is a?” was removed.',
    'Its questions are in a different order.',
  ]);
  expect(changesBetween(now, now)).toEqual([]);
});
