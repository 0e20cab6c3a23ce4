import { expect, test } from 'vitest';
import { partsOfRule, ruleInWords } from '#domain/bookings/recurrence.ts';

test.each([
  ['FREQ=WEEKLY;COUNT=6', 'Every week'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;COUNT=6', 'Every 2 weeks on Monday and Thursday'],
  ['FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20271231', 'Every month on the last Friday'],
  ['FREQ=MONTHLY;BYMONTHDAY=15;COUNT=3', 'Every month on day 15'],
  ['FREQ=DAILY;COUNT=5', 'Every day'],
])('%s is said as “%s”', (rule, words) => {
  expect(ruleInWords(rule)).toBe(words);
});

test.each([
  ['has no end', 'FREQ=WEEKLY'],
  ['has two ends', 'FREQ=WEEKLY;COUNT=3;UNTIL=20271231'],
  ['is longer than a year of weeks', 'FREQ=WEEKLY;COUNT=53'],
  ['ends on a day that does not exist', 'FREQ=WEEKLY;UNTIL=20270230'],
  ['might never come to a date', 'FREQ=DAILY;INTERVAL=7;BYDAY=TU;COUNT=3'],
  ['skips months', 'FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3'],
  ['repeats by the hour', 'FREQ=HOURLY;COUNT=3'],
  ['is no rule', 'every Monday'],
])('a rule that %s is none', (_, rule) => {
  expect(partsOfRule(rule)).toBeNull();
});
