import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { bookings } from '#database/schema/index.ts';
import { seededAt } from '#tests/support/database.ts';
import { ledgerFaults } from '#tests/support/ledger-adds-up.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { recordsOf } from '#tests/server/invariants/records.ts';
import { rules } from '#tests/server/invariants/rules.ts';
import type { Town } from '#tests/server/invariants/town.ts';
import { aCrowdedWorld, overlaps, type CrowdedWorld } from '#tests/server/races/crowd.ts';
import { aKilledServer, type KilledServer } from './killed-server.ts';

/** `npm run bench:kills` lets 200 people meet five kills on both databases. */
const PEOPLE = Number(process.env['PEOPLE'] ?? 16);
const KILLS = Number(process.env['KILLS'] ?? 1);
const WISHES = 3;
const UNITS = 2;
const hour = 3_600_000;

let server: KilledServer;
let world: CrowdedWorld;
beforeAll(async () => {
  server = await aKilledServer();
  world = await server.look((db) =>
    aCrowdedWorld(db, { members: PEOPLE, coaches: 2, units: UNITS, hours: 'always' }),
  );
  await server.start();
}, 180_000);
afterAll(() => server.close());

/** The same number between 0 and 1 of the same words. */
function chance(...of: readonly number[]): number {
  const mixed = of.reduce((sum, each) => Math.imul(sum ^ each, 2_654_435_761) >>> 0, 12_345);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** What the server has acknowledged: the state of each booking by its id. */
const acknowledged = new Map<string, string>();
/** The time for which it was confirmed, of those for which it was not the first. */
const movedTo = new Map<string, string>();
/** What was acknowledged to two who had asked for something of their own. */
const doubled: string[] = [];
const refusals = new Set<number>();
let answered = 0;

const timeOf = (slot: number): string =>
  new Date(seededAt + 48 * hour + slot * 1.25 * hour).toISOString();

/** Somebody wants a few times that others want too, and names another for each; of three requests one is cancelled, and one confirmed for the other time. */
async function livesOf(person: TestPerson, place: number): Promise<void> {
  for (let wish = 0; wish < WISHES; wish += 1) {
    const slot = Math.floor(chance(place, wish, 1) * PEOPLE);
    const other = PEOPLE + Math.floor(chance(place, wish, 4) * PEOPLE);
    const coach = world.coaches[chance(place, wish, 2) < 0.5 ? 0 : 1];
    const asked = await server.insist(person, '/booking-requests', {
      session: world.session,
      coach: coach?.id,
      credit: world.lots[place],
      startsAt: timeOf(slot),
      otherTimes: [timeOf(other)],
    });
    answered += 1;
    if (asked.status >= 400) {
      refusals.add(asked.status);
      continue;
    }
    const { id, version } = asked.body;
    if (acknowledged.has(id)) doubled.push(id);
    acknowledged.set(id, 'requested');
    const fate = chance(place, wish, 3);
    if (fate > 2 / 3) continue;
    const isCalledOff = fate < 1 / 3;
    const body = isCalledOff
      ? { type: 'CANCEL_REQUEST', payload: {}, version }
      : { type: 'CONFIRM', payload: { startsAt: timeOf(other) }, version };
    const by = isCalledOff ? person : (coach ?? person);
    const done = await server.insist(by, `/bookings/${id}/events`, body);
    answered += 1;
    if (done.status >= 400) refusals.add(done.status);
    else {
      acknowledged.set(id, isCalledOff ? 'requestCancelled' : 'confirmed.scheduled');
      if (!isCalledOff) movedTo.set(id, timeOf(other));
    }
  }
}

/** Kills the server whenever so many answers have been given, and starts it again. */
async function killInBetween(isOver: () => boolean): Promise<number> {
  let kills = 0;
  while (kills < KILLS && !isOver()) {
    const due = ((kills + 1) * PEOPLE * WISHES) / (KILLS + 1);
    await expect
      .poll(() => answered >= due || isOver(), { interval: 5, timeout: 240_000 })
      .toBe(true);
    await server.kill();
    kills += 1;
    await server.start();
  }
  return kills;
}

async function faultsIn(db: Database): Promise<string[]> {
  const [ana, ben] = world.coaches;
  const people = { ...world.members, ana, ben };
  const town = { people, programmeId: world.programmeId } as unknown as Town;
  const records = await recordsOf(db, town);
  return ['invariant 1', 'invariant 2', 'invariant 3', 'history'].flatMap((name) =>
    (rules[name]?.(records, 0) ?? []).map((fault) => `${name}: ${fault}`),
  );
}

test(
  `${PEOPLE} people at once and ${KILLS} kills of the server in between: nothing that was acknowledged is lost, nothing is done twice`,
  async () => {
    let isOver = false;
    const people = Promise.all(world.members.map(livesOf)).finally(() => (isOver = true));
    const kills = await killInBetween(() => isOver);
    await people;
    await server.kill();
    expect(kills).toBe(KILLS);
    expect(server.resent).toBeGreaterThan(0);
    expect(acknowledged.size).toBeGreaterThan(PEOPLE / 2);
    expect([...refusals]).toEqual([422]);
    expect(doubled).toEqual([]);
    await server.look(async (db) => {
      const rows = await db.orm
        .select({ id: bookings.id, status: bookings.status, startsAt: bookings.startsAt })
        .from(bookings)
        .where(eq(bookings.programmeId, world.programmeId));
      expect(new Map(rows.map(({ id, status }) => [id, status]))).toEqual(acknowledged);
      const moved = rows.filter(({ id }) => movedTo.has(id));
      expect(moved.length).toBeGreaterThan(0);
      expect(
        new Map(moved.map(({ id, startsAt }) => [id, new Date(startsAt).toISOString()])),
      ).toEqual(movedTo);
      expect(await overlaps(db)).toBe(0);
      expect(await ledgerFaults(db)).toEqual([]);
      expect(await faultsIn(db)).toEqual([]);
    });
  },
  180_000 + PEOPLE * 2_000 + KILLS * 30_000,
);
