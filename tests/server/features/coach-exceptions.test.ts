import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { availabilityExceptions } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { coachTimeScene, day, hour } from './coach-time-scene.ts';

let it: Awaited<ReturnType<typeof coachTimeScene>>;
beforeAll(async () => {
  it = await coachTimeScene();
});
beforeEach(async () => {
  await it.db.orm.delete(availabilityExceptions);
  await it.db.orm.execute(sql`delete from reservations`);
});

describe('an exception', () => {
  test('is added, changed and removed, each on the version that was seen', async () => {
    const made = await it.ana.call('POST /coaches/{coach}/exceptions', it.block());
    const { idempotencyKey: _, ...payload } = it.block({ endsAt: '2026-03-04T13:00' }).body;
    const update = { type: 'UPDATE', payload, version: 1 };
    const route = 'POST /coaches/{coach}/exceptions/{exception}/events';
    expect(await it.ana.call(route, it.event(made.id, update))).toMatchObject({
      version: 2,
      endsAt: '2026-03-04T13:00',
    });
    expect(
      await it.ana.refused(route, it.event(made.id, { type: 'REMOVE', version: 1 })),
    ).toMatchObject({ status: 409 });
    await it.priya.call(route, it.event(made.id, { type: 'REMOVE', version: 2 }));
    expect((await it.time()).exceptions).toEqual([]);
    expect(
      await it.ana.refused(route, it.event(made.id, { type: 'REMOVE', version: 3 })),
    ).toMatchObject({ status: 404 });
    expect(await it.as(it.people.ben).refused(route, it.event(made.id, update))).toMatchObject({
      status: 404,
    });
  });

  test.each<[object, Record<string, string>]>([
    [{ endsAt: '2026-03-04T10:00' }, { endsAt: 'End must be after start.' }],
    [{ startsAt: '2026-02-30T10:00' }, { startsAt: 'Enter a valid start and end.' }],
    [{ reason: 'x'.repeat(121) }, { reason: 'Reason can have at most 120 characters.' }],
  ])('%j is refused at its field', async (more, errors) => {
    expect(await it.ana.refused('POST /coaches/{coach}/exceptions', it.block(more))).toMatchObject({
      status: 422,
      errors,
    });
  });

  test('does not overlap another one', async () => {
    await it.ana.call('POST /coaches/{coach}/exceptions', it.block());
    const over = it.block({ kind: 'extra', startsAt: '2026-03-04T11:00' });
    expect(await it.ana.refused('POST /coaches/{coach}/exceptions', over)).toMatchObject({
      errors: { startsAt: 'This overlaps another exception.' },
    });
    const two = { startsAt: '2026-03-05T10:00', endsAt: '2026-03-05T11:00' };
    const tried = await Promise.allSettled([
      it.ana.call('POST /coaches/{coach}/exceptions', it.block(two)),
      it.priya.call('POST /coaches/{coach}/exceptions', it.block(two)),
    ]);
    expect(tried.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('takes the time away from members, and leaves every booking that is not named', async () => {
    const kept = await it.book(day + 10 * hour);
    const asked = await it.book(day + 12 * hour, 'asked');
    const named = await it.book(day + 14 * hour);
    const whole = it.block({ kind: 'outOfOffice', startsAt: '2026-03-04', endsAt: '2026-03-04' });
    const cancel = [asked.id, named.id];
    expect(
      await it.ana.refused('POST /coaches/{coach}/exceptions', {
        ...whole,
        body: { ...whole.body, cancel },
      }),
    ).toMatchObject({
      errors: { cancelReason: 'Give a reason for cancelling.' },
    });
    await it.ana.call('POST /coaches/{coach}/exceptions', {
      ...whole,
      body: { ...whole.body, cancel, cancelReason: 'I am ill.', idempotencyKey: newId() },
    });
    expect((await it.statusOf(kept.id))?.status).toBe('confirmed.scheduled');
    expect((await it.statusOf(asked.id))?.status).toBe('rejected');
    expect(await it.statusOf(named.id)).toMatchObject({
      status: 'cancelled',
      cancellation: { reason: 'I am ill.', askToReschedule: true, party: 'coach' },
    });
  });

  test('cancels nothing that lies elsewhere or belongs to somebody else', async () => {
    const elsewhere = await it.book(day + 14 * hour);
    const cancel = { cancel: [elsewhere.id], cancelReason: 'I am ill.' };
    expect(
      await it.ana.refused('POST /coaches/{coach}/exceptions', it.block(cancel)),
    ).toMatchObject({
      errors: { cancel: 'Choose bookings in this time.' },
    });
    expect((await it.time()).exceptions).toEqual([]);
    expect((await it.statusOf(elsewhere.id))?.status).toBe('confirmed.scheduled');
  });
});
