import { beforeAll, expect, test } from 'vitest';
import { eq, sql } from 'drizzle-orm';
import { kpis, kpiValues } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { kpiMachine } from '#machines/kpi/machine.ts';
import { apiSuites } from '#tests/machines/models/hosts.ts';
import { seededAt } from '#tests/support/database.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import { aStage, type Stage } from '#tests/support/stage.ts';
import { plainRecordHost } from './plain-record-host.ts';
import { transitionsOf, transitionsTaken } from './coverage.ts';
import { expectWalkable } from './walkable.ts';
import type { TriedDriver } from './two-at-once.ts';

let stage: Stage;
let host: TriedDriver;
let home: string;
let member: string;

const date = new Date(seededAt).toISOString().slice(0, 10);

/** A value of somebody in this month. */
async function aValue(kpiId: string, userId: string, replacedAt: number | null = null) {
  const id = newId();
  await stage.db.orm.insert(kpiValues).values({
    id,
    kpiId,
    organizationId: home,
    userId,
    periodStart: `${date.slice(0, 7)}-01`,
    source: 'manual',
    value: 5,
    createdAt: seededAt,
    replacedAt,
  });
  return id;
}

const somebody = async () =>
  (await aPerson(stage.db, 'Member', 'Vera Value', { organizationId: home })).id;

/** What stands in the way of an event, by the question that it answers with a no. */
const obstacles: Readonly<Record<string, (id: string | null, name: string) => Promise<object>>> = {
  async isNameFree(id, name) {
    const own = await stage.db.orm.$count(kpis, sql`id = ${id} and deleted_at is null`);
    // One that is there holds its name itself, so it wants another one that is taken.
    const taken = own > 0 ? `Taken ${newId()}` : name.toUpperCase();
    await stage.db.orm.insert(kpis).values({
      ...fieldsOf(taken),
      id: newId(),
      status: 'active',
      createdAt: seededAt,
      updatedAt: seededAt,
    });
    return { name: taken };
  },
  hasMeasure: async () => ({ source: 'computed', measure: null }),
  hasProperPeriod: async () => ({
    source: 'computed',
    measure: 'attendanceRate',
    period: 'once',
  }),
  isRange: async () => ({ minValue: 10, maxValue: 0 }),
  hasProperTarget: async () => ({ targetValue: 11 }),
  hasProperScope: async () => ({ organizationIds: [newId()] }),
  async fitsItsValues(id) {
    await aValue(id ?? '', member);
    return { unit: 'hours' };
  },
  async isEnteredByStaff(id) {
    await stage.db.orm
      .update(kpis)
      .set({ source: 'question' })
      .where(eq(kpis.id, id ?? ''));
    return {};
  },
  hasSubject: async () => ({ memberId: null, teamId: null }),
  isPeriodReached: async () => ({ date: '2999-01-01' }),
  async isPeriodFree(id) {
    await aValue(id ?? '', member);
    return { memberId: member };
  },
  isValueInRange: async () => ({ value: 11 }),
  isCurrentValue: async (id) => ({ valueId: await aValue(id ?? '', member, seededAt) }),
};

const fieldsOf = (name: string) => ({
  name,
  description: null,
  source: 'manual' as const,
  measure: null,
  unit: 'points',
  period: 'monthly' as const,
  direction: 'higherIsBetter' as const,
  targetValue: 8,
  minValue: 0,
  maxValue: 10,
  organizationIds: [],
  programmeIds: [],
});

beforeAll(async () => {
  stage = await aStage();
  home = await anOrganisation(stage.db, 'Harbour Health');
  member = await somebody();
  host = plainRecordHost(stage, {
    path: '/kpis',
    table: kpis,
    fields: () => fieldsOf(`Walked ${newId()}`),
    async payloadFor(type, id) {
      if (type === 'ADD_VALUE') return { memberId: await somebody(), date };
      if (type !== 'CORRECT_VALUE') return {};
      const isThere = id !== null && (await stage.db.orm.$count(kpis, eq(kpis.id, id))) > 0;
      return { valueId: isThere ? await aValue(id, await somebody()) : newId() };
    },
    obstacle: async (question, { id, fields }) =>
      (await obstacles[question]?.(id, (fields as { name: string }).name)) ?? {},
    fieldOf: {
      isNameFree: 'name',
      hasMeasure: 'measure',
      hasProperPeriod: 'period',
      isRange: 'maxValue',
      hasProperTarget: 'targetValue',
      hasProperScope: 'organizationIds',
      fitsItsValues: 'source',
      hasSubject: 'memberId',
      isPeriodReached: 'date',
      isPeriodFree: 'date',
      isValueInRange: 'value',
      isCurrentValue: 'valueId',
    },
  });
});

const suites = apiSuites('kpi');

test('takes every transition of its chart through the API', async () => {
  await expectWalkable('kpi', host, suites?.transitions ?? []);
  const taken = await transitionsTaken(stage.db, 'kpi');
  expect(transitionsOf(kpiMachine).filter((each) => !taken.has(each))).toEqual([]);
});

test('refuses through the API what its chart refuses, at the field that is to blame', async () => {
  expect(suites?.refusals.length).toBeGreaterThan(0);
  await expectWalkable('kpi', host, suites?.refusals ?? []);
});
