import { afterEach, expect, test } from 'vitest';
import { emptyQuestion } from '#domain/questionnaires/definition.ts';
import { readersZones, strangersAmong } from '#tests/support/strangers.ts';
import { answerInWords } from '#web/features/questionnaire-responses/answer-words.ts';

const before = process.env['TZ'];
afterEach(() => {
  if (before === undefined) delete process.env['TZ'];
  else process.env['TZ'] = before;
});

test.each([
  ['Europe/London', '25/04/2027'],
  ['America/New_York', '04/25/2027'],
  ['Asia/Kathmandu', '25/04/2027'],
])('a date that somebody answered is in the order of whoever reads it in %s', (zone, words) => {
  process.env['TZ'] = zone;
  expect(answerInWords(emptyQuestion('q1', 'date'), '2027-04-25')).toBe(words);
});

test('a date in figures in the order of another zone is noticed on a page', () => {
  const noticed = readersZones.map((zone) =>
    ['25/04/2027', '04/25/2027', '04/05/2027'].filter(
      (date) => strangersAmong(zone, { times: [], text: `3${date}` }).length > 0,
    ),
  );
  expect(noticed).toEqual([['04/25/2027'], ['25/04/2027'], ['04/25/2027']]);
});
