import { expect, test } from 'vitest';
import { inWords, outcomeFor } from '#server/stream/outcomes.ts';

const when = Date.parse('2026-12-04T17:45:00Z');
const said = (header: string | null): unknown => JSON.parse(decodeURIComponent(header ?? 'null'));

test('what was done is said by the clock of whoever did it, and with the name of its record', () => {
  expect(inWords('Confirmed for {when}.', { when }, 'Europe/London')).toBe(
    'Confirmed for Fri 4 Dec, 17:45.',
  );
  expect(inWords('Confirmed for {when}.', { when }, 'America/New_York')).toBe(
    'Confirmed for Fri Dec 4, 12:45.',
  );
  expect(inWords('{record} was deleted.', { record: '“Leading others”' }, 'UTC')).toBe(
    '“Leading others” was deleted.',
  );
});

test('an act says what somebody did themselves, and nothing of what followed from it', () => {
  const undo = { type: 'RESTORE', payload: {} };
  const done = [
    { by: 'system', sentence: 'It lapsed.', subject: {}, undo: null },
    { by: 'mia', sentence: '{record} was deleted.', subject: { record: '“Zürich”' }, undo },
    { by: 'mia', sentence: 'The session is cancelled.', subject: {}, undo: null },
  ];
  const header = outcomeFor('mia', 'UTC', done);
  expect(header).toMatch(/^[!-~]+$/);
  expect(said(header)).toEqual({ sentence: '“Zürich” was deleted.', undo });
  expect(outcomeFor('max', 'UTC', done)).toBeNull();
  expect(outcomeFor(null, 'UTC', done)).toBeNull();
});
