import { expect, test } from 'vitest';
import { verbs } from '#machines/programme/running.ts';

const past = { name: 'Priya Raman', payload: { endDate: '2027-07-08' }, transitions: [] };

test.each([
  ['Europe/London', 'Thu 8 Jul 2027'],
  ['America/New_York', 'Thu Jul 8 2027'],
  ['Asia/Kathmandu', 'Thu 8 Jul 2027'],
])('read in %s, the history of a programme says its new last day as %s', (zone, day) => {
  const { EXTEND, REOPEN } = verbs;
  expect(
    [EXTEND.history, REOPEN.history].map((say) =>
      typeof say === 'function' ? say({ ...past, zone }) : say,
    ),
  ).toEqual([`Priya Raman extended it until ${day}.`, `Priya Raman reopened it until ${day}.`]);
});
