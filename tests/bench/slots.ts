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
 * All three answers are compared before anything is timed. Exits with 1 when the finder needs more than 3 times the bare sweep.
 */
import { slowSlots } from '#tests/domain/slots/reference.ts';
import { findSlots } from '#domain/slots/find.ts';
import { DAY } from '#domain/time/calendar.ts';
import { bareSweep, prepare } from './slots/bare-sweep.ts';
import { NOW, coachAt, rulesOf } from './slots/coaches.ts';

const LIMIT = 3;
const ROUNDS = 201;
const ROUND_MS = 2;

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
process.exitCode = worst > LIMIT ? 1 : 0;

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
  const finder = () => {
    for (const coach of people) sink += findSlots(coach, rules, NOW, to).length;
  };
  const sweep = () => {
    for (const one of prepared) sink += bareSweep(one).length;
  };
  const repeat = { finder: repeats(finder), sweep: repeats(sweep) };
  const times = { finder: [] as number[], sweep: [] as number[] };
  for (let round = 0; round < ROUNDS; round += 1) {
    times.finder.push(timed(finder, repeat.finder));
    times.sweep.push(timed(sweep, repeat.sweep));
  }
  if (sink === 0) throw new Error(`${name}: nobody found a slot.`);
  const finderUs = median(times.finder);
  const sweepUs = median(times.sweep);
  const ratio = median(times.finder.map((us, round) => us / (times.sweep[round] ?? us)));
  const row = {
    slots: found.flat().length,
    'bare sweep µs': round2(sweepUs),
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

/** Runs a function until the compiler has seen enough of it, and tells how often it fits into one round. */
function repeats(run: () => void): number {
  const end = performance.now() + 300;
  let runs = 0;
  while (performance.now() < end) {
    run();
    runs += 1;
  }
  return Math.max(1, Math.ceil((runs * ROUND_MS) / 300));
}

function timed(run: () => void, times: number): number {
  const start = performance.now();
  for (let i = 0; i < times; i += 1) run();
  return ((performance.now() - start) * 1000) / times;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
