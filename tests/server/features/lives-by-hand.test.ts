import { readFileSync } from 'node:fs';
import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { machineEvents } from '#database/schema/index.ts';
import { DAY } from '#domain/time/calendar.ts';
import { startOfDay } from '#domain/time/wall.ts';
import { recordNames } from '#machines/record-names.gen.ts';
import { allKinds } from '#server/kinds.gen.ts';
import { castOf } from '#tests/server/access/callers.ts';
import { seededAt } from '#tests/support/database.ts';
import { testServer } from '#tests/support/server.ts';
import type { Chart } from '#web/charts/drawing/chart.ts';

const server = await testServer({ seed: 'demo' });
const { people } = await castOf(server.db);
const staff = server.as(people.admin);

const chartOf = (machine: string): Chart =>
  JSON.parse(readFileSync(`docs/machines/${machine}.json`, 'utf8')) as Chart;

test.each(recordNames)(
  'every %s of the demo stands somewhere on its chart, and its ways are the chart’s',
  async (machine) => {
    const kind = allKinds.find(({ chart }) => chart.name === machine);
    if (!kind) throw new Error(`The server keeps no ${machine}.`);
    const { table, regions = {} } = kind.stands;
    const lives = await staff.call('GET /lives/{machine}', {
      params: { machine },
      query: { from: '2020-01-01' },
    });
    const { states, transitions } = chartOf(machine);
    const leaves = states.filter((each) => ['atomic', 'final'].includes(each.kind));
    const paths = leaves.map(({ path }) => path);
    for (const { state } of [...lives.current, ...lives.stopped]) expect(paths).toContain(state);
    const ids = transitions.map(({ id }) => id);
    for (const { transition } of lives.transitions) expect(ids).toContain(transition);
    const [counted] = await server.db.orm.execute<{ all: number }>(
      sql`select count(*)::int as all from ${table}`,
    );
    const all = lives.current.reduce((sum, { records }) => sum + records, 0);
    expect(all).toBe((counted?.all ?? 0) * (1 + Object.keys(regions).length));
  },
);

type Event = typeof machineEvents.$inferSelect;

/** The value below which a part of them lies, between two of them in proportion. */
function part(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const place = share * (sorted.length - 1);
  const low = sorted[Math.floor(place)];
  const high = sorted[Math.ceil(place)];
  if (low === undefined || high === undefined) return null;
  return low + (high - low) * (place - Math.floor(place));
}

/** The same numbers, one record after the other. */
function byHand(events: readonly Event[], region: string | null, from: number, until: number) {
  const found = new Map<string, { ids: Set<string>; times: number[] }>();
  const note = (key: string, id: string, time: number | undefined): void => {
    const known = found.get(key) ?? { ids: new Set(), times: [] };
    known.ids.add(id);
    if (time !== undefined) known.times.push(time);
    found.set(key, known);
  };
  const statesOf = ({ state, regions }: Event): Record<string, string> => ({
    [region ?? '']: state,
    ...(regions as Record<string, string>),
  });
  for (const own of Map.groupBy(events, ({ entityId }) => entityId).values()) {
    const seen = own.filter(({ at }) => at < until);
    const since = new Map<string, number>();
    const standing = new Map<string, string>();
    for (const event of seen) {
      const inPeriod = event.at >= from;
      for (const way of event.transitions) {
        const where = region === null ? '' : (way.split('.')[1] ?? '');
        const entered = since.get(where);
        if (inPeriod)
          note(way, event.entityId, entered === undefined ? undefined : event.at - entered);
      }
      for (const [name, state] of Object.entries(statesOf(event))) {
        if (standing.get(name) === state) continue;
        standing.set(name, state);
        since.set(name, event.at);
      }
    }
    const last = seen.at(-1);
    if (!last || last.at < from) continue;
    for (const [name, state] of standing)
      note(name === '' ? state : `${name}.${state}`, last.entityId, until - (since.get(name) ?? 0));
  }
  return Object.fromEntries(
    [...found].map(([key, { ids, times }]) => [
      key,
      { records: ids.size, half: part(times, 0.5), most: part(times, 0.9) },
    ]),
  );
}

const SEED = Number(process.env['SEED'] ?? 20_261_123);

test.each(['booking', 'attendee', 'user', 'booking-invite'] as const)(
  `the lives of every %s are what a walk through its log says, in any period (SEED=${SEED})`,
  async (machine) => {
    const events = await server.db.orm
      .select()
      .from(machineEvents)
      .where(eq(machineEvents.machine, machine))
      .orderBy(asc(machineEvents.position));
    expect(events.length).toBeGreaterThan(10);
    const chart = allKinds.find((kind) => kind.chart.name === machine)?.chart;
    const region = chart && 'regions' in chart ? (chart.regions?.status ?? null) : null;
    const today = Math.floor(seededAt / DAY);
    const day = fc.integer({ min: today - 120, max: today + 2 });
    await fc.assert(
      fc.asyncProperty(day, day, async (one, other) => {
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        const date = (each: number) => new Date(each * DAY).toISOString().slice(0, 10);
        const lives = await staff.call('GET /lives/{machine}', {
          params: { machine },
          query: { from: date(first), to: date(last) },
        });
        const zone = 'Europe/London';
        const until = Math.min(startOfDay(zone, last + 1), server.clock.now());
        const expected = byHand(events, region, startOfDay(zone, first), until);
        const told = [
          ...lives.transitions.map(({ transition, ...taken }) => [transition, taken] as const),
          ...lives.stopped.map(({ state, ...taken }) => [state, taken] as const),
        ];
        expect(told.map(([key]) => key).toSorted()).toEqual(Object.keys(expected).toSorted());
        for (const [key, { records, half, most }] of told) {
          expect([key, records]).toEqual([key, expected[key]?.records]);
          expect(half ?? -1).toBeCloseTo(expected[key]?.half ?? -1, 0);
          expect(most ?? -1).toBeCloseTo(expected[key]?.most ?? -1, 0);
        }
      }),
      { numRuns: 12, seed: SEED },
    );
  },
);
