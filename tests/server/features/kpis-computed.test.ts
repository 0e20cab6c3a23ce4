import { beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { attendees, kpis } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { DAY } from '#domain/time/calendar.ts';
import { recordKpiValues } from '#server/features/kpis/public.ts';
import { computeDue } from '#server/features/kpis/computing/worker.ts';
import { seededAt } from '#tests/support/database.ts';
import { kpiScene, type KpiScene } from './kpis-scene.ts';

let scene: KpiScene;
beforeAll(async () => {
  scene = await kpiScene();
});

/** Noon of the 10th of the month so many before the one in which the tests begin. */
const inMonth = (months: number, day = 10): number => {
  const now = new Date(seededAt);
  return Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - months, day, 12);
};
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

describe('computed values', () => {
  test('are there at once, for periods that are over, of those who had sessions', async () => {
    await scene.aSession(scene.mia.id, inMonth(1));
    await scene.aSession(scene.mia.id, inMonth(1, 11));
    const missed = await scene.aSession(scene.mia.id, inMonth(1, 12), 'missed');
    await scene.aSession(scene.max.id, inMonth(1), 'excused');
    await scene.aSession(scene.mia.id, inMonth(0, 1));
    const computed = (
      measure: 'attendanceRate' | 'bookingsCompleted' | 'hoursCoached' | 'sessionsMissed',
    ) => scene.create({ source: 'computed', measure });
    const found = async ({ id }: { id: string }) =>
      (await scene.valuesOf(id)).map(({ member, value }) => [member?.fullName, value]);
    expect(await found(await computed('bookingsCompleted'))).toEqual([
      ['Max Lund', 0],
      ['Mia Turner', 2],
    ]);
    expect(await found(await computed('hoursCoached'))).toEqual([
      ['Max Lund', 0],
      ['Mia Turner', 3],
    ]);
    expect(await found(await computed('sessionsMissed'))).toEqual([
      ['Max Lund', 0],
      ['Mia Turner', 1],
    ]);
    const rate = await computed('attendanceRate');
    expect(await found(rate)).toEqual([['Mia Turner', 66.6667]]);

    // Who came is corrected afterwards: the value is too, once.
    await scene.server.db.orm
      .update(attendees)
      .set({ status: 'attended' })
      .where(eq(attendees.id, missed));
    const compute = () =>
      scene.staff.call('POST /kpis/{kpi}/computation', { params: { kpi: rate.id }, body: {} });
    expect(await compute()).toEqual({ changed: 1 });
    expect(await compute()).toEqual({ changed: 0 });
    expect(await scene.valuesOf(rate.id)).toMatchObject([
      { value: 100, corrected: 66.6667, enteredBy: null, source: 'computed' },
    ]);
  });

  test('go where there is nothing to count any more', async () => {
    const attendee = await scene.aSession(scene.max.id, inMonth(3));
    const { id } = await scene.create({ source: 'computed', measure: 'attendanceRate' });
    expect(
      (await scene.valuesOf(id)).filter(({ member }) => member?.id === scene.max.id),
    ).toHaveLength(1);
    await scene.server.db.orm.delete(attendees).where(eq(attendees.id, attendee));
    await scene.staff.call('POST /kpis/{kpi}/computation', { params: { kpi: id }, body: {} });
    expect((await scene.valuesOf(id)).filter(({ member }) => member?.id === scene.max.id)).toEqual(
      [],
    );
  });

  test('come in at the end of a period, each night once, and not while the KPI is deleted', async () => {
    const { id } = await scene.create({ source: 'computed', measure: 'bookingsCompleted' });
    const gone = await scene.create({ source: 'computed', measure: 'bookingsCompleted' });
    await scene.change(gone.id, 'DELETE');
    const before = (await scene.valuesOf(id)).length;
    await scene.aSession(scene.nora.id, inMonth(0, 2));
    const { db } = scene.server;
    const nextMonth = inMonth(-1, 1);
    expect(await computeDue(db, nextMonth)).toBeGreaterThan(0);
    expect(await computeDue(db, nextMonth + DAY / 4)).toBe(0);
    const after = await scene.valuesOf(id);
    expect(after.length).toBeGreaterThan(before);
    expect(after[0]?.period.start).toBe(dayOf(inMonth(0, 1)));
    const [row] = await db.orm.select().from(kpis).where(eq(kpis.id, gone.id));
    expect(row?.computedAt).toBeLessThan(nextMonth);
  });

  test('are none of those whom the KPI is not for', async () => {
    await scene.aSession(scene.mia.id, inMonth(2));
    const { id } = await scene.create({
      source: 'computed',
      measure: 'bookingsCompleted',
      organizationIds: [scene.elsewhere],
    });
    expect((await scene.valuesOf(id)).map(({ organization }) => organization.id)).not.toContain(
      scene.home,
    );
  });
});

describe('answers that are linked to a KPI', () => {
  const day = dayOf(inMonth(1));
  const answer = (kpiId: string, sourceId: string, value: number | null) => ({
    kpiId,
    memberId: scene.mia.id,
    sourceId,
    date: day,
    value,
  });
  const record = (...answers: ReturnType<typeof answer>[]) =>
    recordKpiValues(scene.server.db, answers, seededAt);

  test('are values of it once, however often a response is told', async () => {
    const { id } = await scene.create({ source: 'question' });
    const [first, second] = [newId(), newId()];
    expect(await record(answer(id, first, 4))).toBe(1);
    expect(await record(answer(id, first, 4))).toBe(0);
    expect(await record(answer(id, second, 9))).toBe(1);
    expect(
      (await scene.valuesOf(id, { orderProperty: 'value' })).map(({ value }) => value),
    ).toEqual([9, 4]);
    // Reopened and submitted again.
    expect(await record(answer(id, first, 5))).toBe(1);
    expect(await scene.valuesOf(id, { orderProperty: 'value', order: 'Ascending' })).toMatchObject([
      { value: 5, corrected: 4, source: 'question', enteredBy: null },
      { value: 9, corrected: null },
    ]);
    expect(await record(answer(id, first, null))).toBe(1);
    expect(await record(answer(id, first, null))).toBe(0);
    expect(await scene.valuesOf(id)).toHaveLength(1);
  });

  test('are told by two at once and kept once', async () => {
    const { id } = await scene.create({ source: 'question' });
    const source = newId();
    await Promise.all([record(answer(id, source, 4)), record(answer(id, source, 4))]);
    expect(await scene.valuesOf(id)).toHaveLength(1);
  });

  test('are no values of a KPI that takes none, nor outside its range', async () => {
    const manual = await scene.create();
    const narrow = await scene.create({ source: 'question', minValue: 0, maxValue: 5 });
    expect(await record(answer(manual.id, newId(), 4), answer(narrow.id, newId(), 6))).toBe(0);
    expect(await scene.valuesOf(narrow.id)).toEqual([]);
  });

  test('are kept of a deleted KPI for when it comes back', async () => {
    const { id } = await scene.create({ source: 'question' });
    await scene.change(id, 'DELETE');
    await record(answer(id, newId(), 4));
    await scene.change(id, 'RESTORE');
    expect(await scene.valuesOf(id)).toMatchObject([{ value: 4 }]);
  });
});
