import { beforeAll, describe, expect, test } from 'vitest';
import { seededAt } from '#tests/support/database.ts';
import { kpiScene, type KpiScene } from './kpis-scene.ts';

let scene: KpiScene;
beforeAll(async () => {
  scene = await kpiScene();
});

/** The month in which the tests begin, and the one so many before it. */
const monthsAgo = (months: number): string => {
  const now = new Date(seededAt);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, 1))
    .toISOString()
    .slice(0, 10);
};

describe('a KPI', () => {
  test.each([
    ['without a name', { name: ' ' }, { name: 'KPI name is required.' }],
    [
      'whose maximum is no greater than its minimum',
      { minValue: 5, maxValue: 5 },
      { maxValue: 'Maximum must be greater than minimum.' },
    ],
    [
      'whose target lies outside',
      { minValue: 0, maxValue: 100, targetValue: 101 },
      { targetValue: 'Enter a value between 0 and 100.' },
    ],
    [
      'that is best at a target which nobody named',
      { direction: 'target' },
      { targetValue: 'Enter the target that values should be close to.' },
    ],
    [
      'that is computed of nothing',
      { source: 'computed' },
      { measure: 'Choose what is computed.' },
    ],
    [
      'that is computed once',
      { source: 'computed', measure: 'attendanceRate', period: 'once' },
      { period: 'Computed values are weekly, monthly or quarterly.' },
    ],
  ] as const)('is not created %s', async (_, fields, errors) => {
    expect(await scene.refusedCreation(fields)).toMatchObject({ status: 422, errors });
  });

  test('has a name of its own, whatever the letter case', async () => {
    const { name } = await scene.create();
    expect(await scene.refusedCreation({ name: name.toUpperCase() })).toMatchObject({
      errors: { name: `A KPI called “${name}” already exists.` },
    });
  });

  test('is nothing that anybody but staff can see', async () => {
    const { id } = await scene.create();
    const member = scene.server.as(scene.mia);
    expect(await member.refused('GET /kpis')).toMatchObject({ status: 403 });
    expect(await member.refused('GET /kpi-values', { query: { kpi: id } })).toMatchObject({
      status: 403,
    });
  });
});

describe('values', () => {
  test('are entered once for somebody and a period, and say how far they are from the last', async () => {
    const { id } = await scene.create({ minValue: 0, maxValue: 10 });
    await scene.add(id, { memberId: scene.mia.id, date: monthsAgo(1), value: 6 });
    await scene.add(id, { memberId: scene.mia.id, date: monthsAgo(0), value: 7.5, comment: 'Hm.' });
    await scene.add(id, { teamId: scene.team, date: monthsAgo(0), value: 2 });
    expect(
      await scene.refusedAdding(id, { memberId: scene.mia.id, date: monthsAgo(0), value: 1 }),
    ).toMatchObject({
      status: 422,
      errors: {
        date: expect.stringMatching(/^A value for \w+ \d{4} already exists\.$/) as unknown,
      },
    });
    expect(
      await scene.refusedAdding(id, { memberId: scene.max.id, date: monthsAgo(0), value: 11 }),
    ).toMatchObject({ errors: { value: 'Enter a value between 0 and 10.' } });
    const values = await scene.valuesOf(id);
    expect(
      values.map(({ member, team, value, change }) => [
        member?.fullName ?? team?.name,
        value,
        change,
      ]),
    ).toEqual([
      ['Firmware', 2, null],
      ['Mia Turner', 7.5, 1.5],
      ['Mia Turner', 6, null],
    ]);
    expect(values[1]).toMatchObject({
      comment: 'Hm.',
      enteredBy: { fullName: 'Priya Raman' },
      organization: { name: 'Harbour Health' },
      source: 'manual',
    });
    expect(await scene.show(id)).toMatchObject({
      latest: { average: 4.75, count: 2 },
      change: { by: -1.25, course: 'worse' },
      responses: 3,
    });
  });

  test('that are corrected take the place of the earlier ones, which stay behind them', async () => {
    const { id } = await scene.create();
    await scene.add(id, { memberId: scene.mia.id, date: monthsAgo(0), value: 6 });
    const [first] = await scene.valuesOf(id);
    await scene.correct(id, first?.id ?? '', 8);
    const [second, ...others] = await scene.valuesOf(id);
    expect(others).toEqual([]);
    expect(second).toMatchObject({ value: 8, corrected: 6, comment: 'Read wrongly.' });
    expect((await scene.show(id)).responses).toBe(1);
    const history = await scene.staff.call('GET /kpis/{kpi}/history', { params: { kpi: id } });
    expect(history.map(({ sentence }) => sentence)).toEqual([
      'Priya Raman created this KPI.',
      'Priya Raman added a value.',
      'Priya Raman corrected a value.',
    ]);
  });

  test('are only of those whom the KPI is for', async () => {
    const { id } = await scene.create({ organizationIds: [scene.home] });
    expect(
      await scene.refusedAdding(id, { memberId: scene.nora.id, date: monthsAgo(0), value: 1 }),
    ).toMatchObject({ errors: { memberId: '“Nora Wind” is not among those this KPI is for.' } });
    const found = await scene.staff.call('GET /kpis/choices', {
      query: { kind: 'member', search: '', kpi: id },
    });
    const names = found.map(({ name }) => name);
    expect(names).toContain('Mia Turner');
    expect(names).not.toContain('Nora Wind');
  });

  test('are hidden with the KPI and come back with it', async () => {
    const { id } = await scene.create();
    await scene.add(id, { memberId: scene.mia.id, date: monthsAgo(0), value: 6 });
    const deleted = await scene.change(id, 'DELETE');
    expect(deleted).toMatchObject({ latest: null, change: null, responses: 1 });
    const asked = { query: { kpi: id } };
    expect(await scene.staff.refused('GET /kpi-values', asked)).toMatchObject({ status: 404 });
    const trend = { params: { kpi: id } };
    expect(await scene.staff.refused('GET /kpis/{kpi}/trend', trend)).toMatchObject({
      status: 404,
    });
    expect(await scene.change(id, 'RESTORE')).toMatchObject({ latest: { average: 6, count: 1 } });
    expect(await scene.valuesOf(id)).toHaveLength(1);
  });

  test('are narrowed by organisation, team and days, and taken along as a file', async () => {
    const { id } = await scene.create();
    await scene.add(id, { memberId: scene.mia.id, date: monthsAgo(2), value: 1 });
    await scene.add(id, { memberId: scene.max.id, date: monthsAgo(1), value: 2 });
    await scene.add(id, { memberId: scene.nora.id, date: monthsAgo(0), value: 3 });
    const found = async (query: object) =>
      (await scene.valuesOf(id, query)).map(({ value }) => value);
    expect(await found({ organization: scene.elsewhere })).toEqual([3]);
    expect(await found({ team: scene.team })).toEqual([2, 1]);
    expect(await found({ from: monthsAgo(1), until: monthsAgo(1) })).toEqual([2]);
    expect(await found({ search: 'nora' })).toEqual([3]);
    expect(await found({ orderProperty: 'value', order: 'Ascending' })).toEqual([1, 2, 3]);
    expect(await found({ programme: scene.team })).toEqual([]);
  });

  test('of a period lie together in the trend, by team too', async () => {
    const { id } = await scene.create();
    await scene.add(id, { memberId: scene.mia.id, date: monthsAgo(1), value: 4 });
    await scene.add(id, { memberId: scene.mia.id, date: monthsAgo(0), value: 6 });
    await scene.add(id, { memberId: scene.nora.id, date: monthsAgo(0), value: 10 });
    const trendOf = (query: object = {}) =>
      scene.staff.call('GET /kpis/{kpi}/trend', { params: { kpi: id }, query });
    const { periods, teams } = await trendOf();
    expect(periods).toHaveLength(12);
    expect(periods.slice(-3).map(({ average, count }) => [average, count])).toEqual([
      [null, 0],
      [4, 1],
      [8, 2],
    ]);
    expect(teams).toEqual([{ id: scene.team, name: 'Firmware', average: 6, count: 1, change: 2 }]);
    expect((await trendOf({ team: scene.team })).periods.at(-1)).toMatchObject({ average: 6 });
  });
});
