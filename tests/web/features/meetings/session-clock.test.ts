import { expect, test } from 'vitest';
import { clockWords } from '#web/features/meetings/session-clock.tsx';

const session = { startsAt: '2026-12-04T17:45:00.000Z', endsAt: '2026-12-04T18:45:00.000Z' };

test.each([
  ['17:40:30', 'Starts in 5 minutes'],
  ['17:44:59', 'Starts in 1 minute'],
  ['17:45:00', '1 hour left'],
  ['18:20:10', '25 minutes left'],
  ['18:44:59', '1 minute left'],
  ['18:50:00', '5 minutes over time'],
])('at %s the clock of a session says: %s', (time, words) => {
  expect(clockWords(session, Date.parse(`2026-12-04T${time}.000Z`))).toBe(words);
});
