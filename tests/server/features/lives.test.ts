import { beforeAll, describe, expect, test } from 'vitest';
import { machineEvents } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { DAY, HOUR } from '#domain/time/calendar.ts';
import type { RecordName } from '#machines/record-names.gen.ts';
import { aBooking } from '#tests/support/busy-organisation.ts';
import { seededAt } from '#tests/support/database.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { teamScene, type TeamScene } from './teams-scene.ts';

let scene: TeamScene;
let reference = 0;
beforeAll(async () => {
  scene = await teamScene();
});

const nothing = {};
const restore = { type: 'RESTORE', payload: nothing } as const;
const remove = { type: 'DELETE', payload: nothing } as const;
const later = (hours: number) => scene.server.clock.advance({ hours });

type Narrowed = Partial<
  Record<'from' | 'to' | 'organization' | 'session' | 'coach' | 'programme', string>
>;
const livesOf = (
  machine: RecordName,
  query: Narrowed = {},
  who: 'priya' | 'hal' | 'olga' = 'priya',
) => scene.as(who).call('GET /lives/{machine}', { params: { machine }, query });
const recordsOf = (kind: 'current' | 'transition' | 'stopped', of: string, query: Narrowed = {}) =>
  scene.staff.call('GET /lives/{machine}/records', {
    params: { machine: 'team' },
    query: { kind, of, ...query },
  });
const idsOf = ({ data }: Awaited<ReturnType<typeof recordsOf>>) =>
  data.results.map(({ id }) => id).toSorted();

/** A booking of a member that was confirmed so many hours after it was asked for. */
async function confirmedAfter(hours: number, requesterId: string, organizationId = scene.home) {
  const coach = await aPerson(scene.server.db, 'Coach', 'Cleo Coach');
  reference += 1;
  const id = await aBooking(scene.server.db, organizationId, {
    requesterId,
    coachId: coach.id,
    reference: `B-${reference}`,
  });
  const event = { machine: 'booking', entityId: id, regions: { credit: 'held', move: 'settled' } };
  await scene.server.db.orm.insert(machineEvents).values([
    {
      ...event,
      id: newId(),
      position: 1,
      version: 1,
      at: seededAt - 10 * DAY,
      event: 'REQUEST',
      state: 'requested',
      transitions: ['booking.life.new|REQUEST|1', 'booking.credit.none|credit.hold|0'],
    },
    {
      ...event,
      id: newId(),
      position: 2,
      version: 2,
      at: seededAt - 10 * DAY + hours * HOUR,
      event: 'CONFIRM',
      state: 'confirmed.scheduled',
      transitions: ['booking.life.requested|CONFIRM|1'],
    },
  ]);
  return { id, coach: coach.id };
}

describe('the lives of records on their chart', () => {
  test('are counted: where they stand, which ways they took and after how long, and where they stopped', async () => {
    const kept = await scene.create(scene.elsewhere);
    const one = await scene.create(scene.elsewhere);
    const other = await scene.create(scene.elsewhere);
    later(1);
    // Being written again is no new beginning: a team has been there since it was created.
    const edited = { name: scene.named('Team'), organizationId: scene.elsewhere };
    const after = await scene.send(one, { type: 'EDIT', payload: edited });
    later(1);
    const gone = await scene.send(after, remove);
    later(2);
    await scene.send(other, remove);
    await scene.send(gone, restore);
    later(3);
    const lives = await livesOf('team', { organization: scene.elsewhere });
    expect(lives).toMatchObject({ from: '2025-12-03', to: '2026-03-02', floor: null });
    expect(lives).toMatchObject({ mayList: true, narrowings: ['organization'] });
    expect(lives.current).toEqual([
      { state: 'active', records: 2 },
      { state: 'deleted', records: 1 },
    ]);
    const took = (transition: string, records: number, half: number | null, most = half) => ({
      transition,
      records,
      half: half && half * HOUR,
      most: most && most * HOUR,
    });
    expect(lives.transitions).toEqual([
      took('team.active|DELETE|0', 2, 3, 3.8),
      took('team.active|EDIT|0', 1, 1),
      took('team.deleted|RESTORE|0', 1, 2),
      took('team.new|CREATE|0', 3, null),
    ]);
    expect(lives.stopped).toEqual([
      { state: 'active', records: 2, half: 5 * HOUR, most: 6.6 * HOUR },
      { state: 'deleted', records: 1, half: 3 * HOUR, most: 3 * HOUR },
    ]);
    const within = { organization: scene.elsewhere };
    const both = [one.id, other.id].toSorted();
    expect(idsOf(await recordsOf('transition', 'team.active|DELETE|0', within))).toEqual(both);
    expect(idsOf(await recordsOf('current', 'deleted', within))).toEqual([other.id]);
    const stopped = await recordsOf('stopped', 'active', within);
    expect(idsOf(stopped)).toEqual([kept.id, one.id].toSorted());
    expect(stopped.meta.total).toBe(2);
    expect(stopped.data.results[0]).toEqual({
      id: one.id,
      name: edited.name,
      state: 'active',
      at: new Date(scene.server.clock.now() - 3 * HOUR).toISOString(),
    });
    expect(
      idsOf(await recordsOf('transition', 'team.active|DELETE|0', { organization: scene.home })),
    ).toEqual([]);
  });

  test('count for a period as of its end, and what was before it still says how long something took', async () => {
    const team = await scene.create();
    later(48);
    const gone = await scene.send(team, remove);
    later(48);
    await scene.send(gone, restore);
    const middle = new Date(scene.server.clock.now() - 2 * DAY).toISOString().slice(0, 10);
    const query = { from: middle, to: middle };
    const lives = await livesOf('team', query);
    expect(lives.transitions).toEqual([
      { transition: 'team.active|DELETE|0', records: 1, half: 48 * HOUR, most: 48 * HOUR },
    ]);
    expect(lives.stopped.map(({ state, records }) => [state, records])).toEqual([['deleted', 1]]);
    expect(idsOf(await recordsOf('stopped', 'deleted', query))).toEqual([team.id]);
    expect(idsOf(await recordsOf('stopped', 'active', query))).toEqual([]);
  });

  test('are narrowed to what records have, also where another one says so', async () => {
    const { coach } = await confirmedAfter(5, scene.people.mia.id);
    await confirmedAfter(7, scene.people.mia.id);
    const from = '2026-01-01';
    const lives = await livesOf('booking', { coach, from });
    expect(lives.narrowings).toEqual(['organization', 'session', 'coach', 'programme']);
    expect(lives.current).toContainEqual({ state: 'life.confirmed.scheduled', records: 1 });
    expect(lives.current).toContainEqual({ state: 'move.settled', records: 1 });
    expect(lives.transitions).toContainEqual({
      transition: 'booking.life.requested|CONFIRM|1',
      records: 1,
      half: 5 * HOUR,
      most: 5 * HOUR,
    });
    expect((await livesOf('attendee', { coach })).current).toEqual([]);
    const refusal = await scene.staff.refused('GET /lives/{machine}', {
      params: { machine: 'team' },
      query: { coach },
    });
    expect(refusal).toMatchObject({
      status: 422,
      errors: { coach: 'Records of this kind have no coach.' },
    });
  });

  test('are those of a chart that there is, in a period that has days', async () => {
    const refused = (machine: RecordName, query: Narrowed = {}) =>
      scene.staff.refused('GET /lives/{machine}', { params: { machine }, query });
    for (const machine of ['auth', '__proto__'])
      expect((await scene.staff.request(`/api/lives/${machine}`)).status).toBe(404);
    expect(await refused('team', { from: '2026-03-02', to: '2026-03-01' })).toMatchObject({
      status: 422,
      errors: { from: 'The first day must not be after the last.' },
    });
    expect((await refused('team', { from: '2026-02-30' })).status).toBe(422);
  });
});

describe('an admin of an organisation', () => {
  test('sees the charts of what is their organisation’s own, and of nobody’s notes, reviews or exports', async () => {
    const named = (await scene.admin.call('GET /lives')).map(({ machine }) => machine);
    expect(named).toContain('booking');
    expect(named).toContain('user');
    for (const machine of [
      'coach-note',
      'review',
      'own-export',
      'award',
      'external-calendar',
    ] as const) {
      expect(named).not.toContain(machine);
      const refusal = await scene.admin.refused('GET /lives/{machine}', { params: { machine } });
      expect(refusal.status).toBe(404);
    }
    const all = (await scene.staff.call('GET /lives')).map(({ machine }) => machine);
    expect(all).toContain('coach-note');
    expect(all.length).toBeGreaterThan(named.length);
  });

  test('sees no number about fewer than five people, however many records they have', async () => {
    const { db } = scene.server;
    const organizationId = scene.elsewhere;
    const person = () => aPerson(db, 'Member', 'Vera Far', { organizationId });
    const confirm = 'booking.life.requested|CONFIRM|1';
    const seen = async () => {
      const { floor, transitions, current, stopped } = await livesOf(
        'booking',
        { from: '2026-01-01' },
        'olga',
      );
      expect(floor).toBe(5);
      return {
        confirmed: transitions.find(({ transition }) => transition === confirm)?.records,
        scheduled: current.find(({ state }) => state === 'life.confirmed.scheduled')?.records,
        stopped: stopped.find(({ state }) => state === 'life.confirmed.scheduled')?.records,
      };
    };
    const vera = await person();
    for (let count = 0; count < 6; count += 1) await confirmedAfter(3, vera.id, organizationId);
    for (let count = 0; count < 3; count += 1)
      await confirmedAfter(3, (await person()).id, organizationId);
    expect(await seen()).toEqual({});
    await confirmedAfter(3, (await person()).id, organizationId);
    expect(await seen()).toEqual({ confirmed: 10, scheduled: 10, stopped: 10 });
  });

  test('sees their own and nobody else’s', async () => {
    const people = await Promise.all(
      Array.from({ length: 5 }, () =>
        aPerson(scene.server.db, 'Member', 'Ivo Near', { organizationId: scene.home }),
      ),
    );
    for (const { id } of people) await confirmedAfter(4, id, scene.home);
    const total = (lives: Awaited<ReturnType<typeof livesOf>>) =>
      lives.current.find(({ state }) => state === 'life.confirmed.scheduled')?.records ?? 0;
    const own = await livesOf('booking', {}, 'hal');
    const asStaff = await livesOf('booking', { organization: scene.home });
    expect(total(own)).toBe(total(asStaff));
    expect(total(await livesOf('booking'))).toBeGreaterThan(total(own));
    expect(own.mayList).toBe(false);
    expect(await livesOf('booking', { organization: scene.home }, 'hal')).toEqual(own);
    const foreign = await scene.admin.refused('GET /lives/{machine}', {
      params: { machine: 'booking' },
      query: { organization: scene.elsewhere },
    });
    expect(foreign.status).toBe(404);
  });

  test('lists none of the records, and neither numbers nor records are there for anybody else', async () => {
    const asked = {
      params: { machine: 'team' },
      query: { kind: 'current', of: 'active' },
    } as const;
    for (const who of ['hal', 'mia', 'ana'] as const)
      expect((await scene.as(who).refused('GET /lives/{machine}/records', asked)).status).toBe(403);
    for (const who of ['mia', 'ana'] as const)
      expect(
        (await scene.as(who).refused('GET /lives/{machine}', { params: asked.params })).status,
      ).toBe(403);
  });
});
