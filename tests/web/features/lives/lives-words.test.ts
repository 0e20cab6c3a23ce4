import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Chart } from '#web/charts/drawing/chart.ts';
import type { Story } from '#web/charts/drawing/story.ts';
import { happened, stateInWords } from '#web/features/lives/words.ts';

const read = (file: string): unknown => JSON.parse(readFileSync(`docs/machines/${file}`, 'utf8'));
const chart = read('booking.json') as Chart;
const story = read('story/booking.json') as Story;

test('states are called as in the story, with their region where it is not the first', () => {
  expect(stateInWords(story, 'life.confirmed.awaitingOutcome')).toBe('Awaiting outcome');
  expect(stateInWords(story, 'credit.held')).toMatch(/^The credit: \w+$/);
  expect(stateInWords(story, 'life.elsewhere')).toBe('life, elsewhere');
});

test('what time does by itself is said in words as well', () => {
  const timed = chart.transitions.filter(({ kind }) => kind === 'after');
  for (const { id, label } of timed) expect(happened(chart, id)).not.toBe(label);
  expect(happened(chart, 'booking.life.nowhere|GO|0')).toBe('booking.life.nowhere|GO|0');
});
