import { beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { bookingConstraints, creditLots, programmeCoaches } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { bookingConstraintMachine } from '#machines/booking-constraint/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { aPoolLot } from '#tests/support/busy-organisation.ts';
import { seededAt } from '#tests/support/database.ts';
import { aCoach, anOrganisation, aPerson, permit } from '#tests/support/fixtures.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { plainRecordHost } from './plain-record-host.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { expectWalkable } from './walkable.ts';
import type { TriedDriver } from './two-at-once.ts';

let stage: Stage;
let host: TriedDriver;
const onMondays = { kind: 'weekdays', days: [1] } as const;

/** What stands in the way of limiting a credit, by the question that it answers with a no. */
const obstacles: Readonly<Record<string, (sessionCredit: string) => Promise<object>>> = {
  async isCreditUsable(sessionCredit) {
    await stage.db.orm
      .update(creditLots)
      .set({ status: 'exhausted' })
      .where(eq(creditLots.id, sessionCredit));
    return {};
  },
  areCoaches: async () => ({
    rule: { kind: 'coachIn', coaches: [(await aPerson(stage.db, 'Admin', 'Sam Uncoached')).id] },
  }),
  async isNew(sessionCredit) {
    const stamps = { createdAt: seededAt, updatedAt: seededAt };
    await stage.db.orm
      .insert(bookingConstraints)
      .values({ ...stamps, id: newId(), sessionCredit, rule: onMondays });
    return {};
  },
  leavesTimes: async () => ({ rule: { kind: 'notAfter', date: '2020-01-01' } }),
};

beforeAll(async () => {
  stage = await aStage();
  const home = await anOrganisation(stage.db, 'Limited');
  const coach = await aCoach(stage.db, 'Ana Silva');
  const lots: string[] = [];
  for (let made = 0; made < 40; made += 1) {
    const lot = await aPoolLot(stage.db, home);
    await stage.db.orm
      .insert(programmeCoaches)
      .values({ programmeId: lot.programmeId, coachId: coach.id });
    await permit(stage.db, coach.id, 'session', [lot.sessionId]);
    lots.push(lot.lotId);
  }
  let next = 0;
  host = plainRecordHost(stage, {
    path: '/booking-constraints',
    table: bookingConstraints,
    fields: () => ({ sessionCredit: lots[(next += 1)], rule: onMondays }),
    obstacle: async (question, { fields }) =>
      'sessionCredit' in fields
        ? ((await obstacles[question]?.(String(fields.sessionCredit))) ?? {})
        : {},
    fieldOf: {
      isCreditUsable: 'sessionCredit',
      areCoaches: 'coaches',
      isNew: 'rule',
      leavesTimes: 'rule',
    },
  });
});

const suites = apiSuites('booking-constraint');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('booking-constraint', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'booking-constraint');
  expect(transitionsOf(bookingConstraintMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('refuses through the API what its chart refuses, at the field that is to blame', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('booking-constraint', host, suites?.refusals ?? []);
});
