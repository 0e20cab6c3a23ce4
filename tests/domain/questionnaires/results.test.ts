import { describe, expect, test } from 'vitest';
import { emptyQuestion, type Answers, type Question } from '#domain/questionnaires/definition.ts';
import { resultsOf } from '#domain/questionnaires/results.ts';
import { talliesOf } from './tallied.ts';

const choice: Question = {
  ...emptyQuestion('mood', 'singleChoice'),
  label: 'How are you?',
  options: ['good', 'fair', 'bad'].map((id) => ({ id, label: id, score: null })),
};
const why: Question = { ...emptyQuestion('energy', 'scale'), label: 'Energy' };

const people = (counts: Readonly<Record<string, number>>): Answers[] =>
  Object.entries(counts).flatMap(([mood, count]) =>
    Array.from({ length: count }, (): Answers => ({ mood })),
  );

const tallied = (all: readonly Answers[]) => talliesOf([choice], all);

describe('results', () => {
  test('count what was chosen', () => {
    const [mood] = resultsOf([choice], tallied(people({ good: 3, bad: 1 })), null);
    expect(mood?.chosen.map(({ count }) => count)).toEqual([3, 0, 1]);
  });

  test('count the first of a ranking, each line of a matrix, and the mean of numbers', () => {
    const ranking: Question = { ...choice, id: 'order', type: 'ranking' };
    const matrix: Question = {
      ...choice,
      id: 'lines',
      type: 'matrix',
      rows: [{ id: 'a', label: 'A' }],
    };
    const all: Answers[] = [
      { order: ['bad', 'good', 'fair'], lines: { a: 'good' }, energy: 4 },
      { order: ['good', 'bad', 'fair'], lines: { a: 'good' }, energy: 7 },
    ];
    const [order, lines, energy] = resultsOf(
      [ranking, matrix, why],
      talliesOf([ranking, matrix, why], all),
      null,
    );
    expect(order?.chosen.map(({ count }) => count)).toEqual([1, 0, 1]);
    expect(lines?.chosen.map(({ count }) => count)).toEqual([2, 0, 0]);
    expect(energy?.mean).toBe(5.5);
  });

  test('say nothing of fewer than five, nor of what is left when the rest is taken away', () => {
    expect(resultsOf([choice], tallied(people({ good: 4 })), 5)).toEqual([]);
    // One person said so: the smallest of the others is left out with them.
    const [mood] = resultsOf([choice], tallied(people({ good: 9, fair: 6, bad: 1 })), 5);
    expect(mood?.chosen).toEqual([{ key: 'good', label: 'good', count: 9 }]);
    expect(mood?.isPartial).toBe(true);
    // Two were not asked: how many have answered would tell what they said before.
    expect(resultsOf([choice], tallied([...people({ good: 8 }), {}, {}]), 5)).toEqual([]);
  });

  test('never let the rest be about one to four people, whatever was answered', () => {
    let state = 7;
    const draw = (most: number) => {
      state = (state * 48_271) % 2_147_483_647;
      return state % (most + 1);
    };
    for (let round = 0; round < 500; round += 1) {
      const all = people({ good: draw(12), fair: draw(12), bad: draw(12) });
      for (const { answered, chosen } of resultsOf([choice], tallied(all), 5)) {
        const shown = chosen.reduce((sum, { count }) => sum + count, 0);
        const rest = answered - shown;
        expect(rest === 0 || rest >= 5).toBe(true);
      }
    }
  });
});
