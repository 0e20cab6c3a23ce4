import { expect, it } from 'vitest';
import { explain } from '#domain/slots/explain.ts';
import { ana, at, rules } from './coach-ana.ts';

it.each([
  ['Asia/Kathmandu', 'Mon 4 May to Fri 8 May'],
  ['America/New_York', 'Mon May 4 to Fri May 8'],
])(
  'the dates of a programme are days of its own calendar, in the order of a reader in %s',
  (reader, days) => {
    const asked = rules({
      window: {
        zone: 'Europe/London',
        start: at('2026-05-03T23:00Z'),
        end: at('2026-05-08T23:00Z'),
      },
    });
    const reasons = explain(ana('UTC', {}), asked, at('2026-05-11T10:00Z'), reader);
    expect(reasons.map(({ sentence }) => sentence)).toContain(
      `The programme runs from ${days}; a session of 1 hour must fit inside.`,
    );
  },
);
