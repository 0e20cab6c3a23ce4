/**
 * The slot finder beside a bare sweep and a Temporal reference, in one process, in interleaved rounds of 2 ms, by medians.
 * The ratio is the median of the rounds' own ratios, so that a busy machine slows both sides of each.
 *
 * The bare sweep is a floor, not a competitor. It gets everything prepared outside the clock: the coach's working time
 * as merged intervals, all obstacles already widened, merged and turned into closed starts, and the grid as one constant
 * step. Inside the clock it only walks both lists once, subtracts, steps through what is left and fills an array. The
 * finder does the same walk and besides expands weekly hours by date in the coach's zone, applies exceptions, buffers,
 * notice, horizon, programme, credit and daily limit, and sorts and merges. Offsets of zones are cached in both.
 * The reference asks Temporal about every quarter of an hour; for 100 coaches it answers for 5 and is multiplied by 20.
 *
 * All three answers are compared before anything is timed. After that the free times of 50 coaches by one call of the API are held against the bare merge.
 * Exits with 1 when the finder needs more than 3 times the bare sweep, or the call more than 4 times the bare merge.
 */
import { slowSlots } from '#tests/domain/slots/reference.ts';
import { findSlots } from '#domain/slots/find.ts';
import { DAY } from '#domain/time/calendar.ts';
import { bareSweep, prepare } from './slots/bare-sweep.ts';
import { NOW, coachAt, rulesOf } from './slots/coaches.ts';
import { benchManyCoaches } from './slots/many-coaches.ts';
import { inRounds, median, ratioOf, round2 } from './slots/rounds.ts';

const LIMIT = 3;

interface Case {
  readonly name: string;
  readonly coaches: number;
  readonly weeks: number;
}

const CASES: readonly Case[] = [
  { name: '1 coach, 4 weeks', coaches: 1, weeks: 4 },
  { name: '1 coach, 12 weeks', coaches: 1, weeks: 12 },
  { name: '1 coach, 52 weeks', coaches: 1, weeks: 52 },
  { name: '100 coaches, 4 weeks', coaches: 100, weeks: 4 },
];

const rows = CASES.map(measure);
console.table(Object.fromEntries(rows.map(({ name, row }) => [name, row])));
const worst = Math.max(...rows.map(({ ratio }) => ratio));
console.log(`Worst ratio to the bare sweep: ${worst.toFixed(2)} (limit ${LIMIT}).`);
const isLinear = await benchManyCoaches();
process.exitCode = worst > LIMIT || !isLinear ? 1 : 0;

function measure({ name, coaches, weeks }: Case) {
  const rules = rulesOf(weeks);
  const to = NOW + weeks * 7 * DAY;
  const people = Array.from({ length: coaches }, (_, i) => coachAt(i, weeks));
  const prepared = people.map((coach) => prepare(coach, rules, NOW, to));
  const found = people.map((coach) => findSlots(coach, rules, NOW, to));
  const sample = people.slice(0, 5);
  const began = performance.now();
  const believed = sample.map((coach) => slowSlots(coach, rules, NOW, to, 15));
  const reference = (performance.now() - began) * 1000 * (coaches / sample.length);
  check(name, found, prepared.map(bareSweep));
  check(name, found.slice(0, sample.length), believed);

  let sink = 0;
  const times = inRounds({
    finder: () => {
      for (const coach of people) sink += findSlots(coach, rules, NOW, to).length;
    },
    sweep: () => {
      for (const one of prepared) sink += bareSweep(one).length;
    },
  });
  if (sink === 0) throw new Error(`${name}: nobody found a slot.`);
  const finderUs = median(times.finder);
  const ratio = ratioOf(times.finder, times.sweep);
  const row = {
    slots: found.flat().length,
    'bare sweep µs': round2(median(times.sweep)),
    'finder µs': round2(finderUs),
    'reference µs': Math.round(reference),
    'finder / bare sweep': round2(ratio),
    'reference / finder': Math.round(reference / finderUs),
  };
  return { name, ratio, row };
}

function check(name: string, found: readonly number[][], other: readonly number[][]): void {
  if (JSON.stringify(found) !== JSON.stringify(other))
    throw new Error(`${name}: the answers differ.`);
}
