const ROUNDS = 201;
const ROUND_MS = 2;

/** Several works in turns, in rounds of 2 ms each, so that a busy machine slows all of them: the time of one run in each round, in µs. */
export function inRounds<Name extends string>(
  works: Readonly<Record<Name, () => void>>,
): Record<Name, number[]> {
  const names = Object.keys(works) as Name[];
  const each = <Value>(value: (name: Name) => Value) =>
    Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;
  const repeat = each((name) => repeats(works[name]));
  const times = each((): number[] => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const name of names) times[name].push(timed(works[name], repeat[name]));
  return times;
}

/** The median of the rounds' own ratios. */
export const ratioOf = (times: readonly number[], floor: readonly number[]): number =>
  median(times.map((us, round) => us / (floor[round] ?? us)));

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

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

export function round2(value: number): number {
  return Math.round(value * 100) / 100;
}
