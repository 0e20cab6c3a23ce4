import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogue } from '#machines/catalogue.ts';
import { randomOf } from '#tools/paths/suites.ts';
import { excused } from '#tests/machines/tables/excused.ts';
import { chartMutants } from './chart-mutants.ts';
import { edgeMutants } from './edges.ts';
import type { Mutant } from './mutant.ts';
import { chartTests, noticed } from './witnesses.ts';

const usage = `npm run charts:mutate -- [chart …] [options]

  (nothing more)          every chart: each small change of it against the tests that could notice
  --sample <n>            so many of the changes that are to be noticed, chosen by chance
  --seed <s>              the chance: the same seed chooses the same changes
  --kind guard|target|effect|timer|boundary
  --by                    also tells by what a change was noticed
  --workers <n>           so many processes; one for each core when left out`;

/** What became of some changes. */
interface Outcome {
  readonly survivors: readonly string[];
  readonly seen: readonly (readonly [id: string, by: string])[];
}

const nothing: Outcome = { survivors: [], seen: [] };

/** `npm run charts:mutate` with its words; how it ends. */
export async function mutate(args: readonly string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string' },
      kind: { type: 'string' },
      by: { type: 'boolean', default: false },
      workers: { type: 'string' },
      part: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return (console.log(usage), 0);
  const all = [...catalogue.flatMap(chartMutants), ...edgeMutants()];
  const strangers = positionals.filter((name) => !all.some(({ machine }) => machine === name));
  if (strangers.length > 0)
    return (console.error(`No chart: ${strangers.join(', ')}\n\n${usage}`), 1);
  const stale = Object.keys(excused).filter((id) => !all.some((each) => each.id === id));
  if (stale.length > 0) {
    console.error(
      `Reasons are given for changes that nobody can make any more:\n${stale.join('\n')}`,
    );
    return 1;
  }
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  const wanted = chosen(
    all.filter(
      ({ machine, kind }) =>
        (positionals.length === 0 || positionals.includes(machine)) &&
        (values.kind === undefined || values.kind === kind),
    ),
    values.sample === undefined ? null : Number(values.sample),
    seed,
  );
  if (values.part) {
    const [part = 0, parts = 1] = values.part.split('/').map(Number);
    // Charts stay together, so that few are walked twice.
    const share = (of: number) => Math.round((wanted.length * of) / parts);
    const own = wanted
      .toSorted((one, other) => one.machine.localeCompare(other.machine))
      .slice(share(part), share(part + 1));
    process.stdout.write(`${JSON.stringify(await tried(own))}\n`);
    return 0;
  }
  if (values.sample !== undefined) console.log(`seed ${seed}`);
  const workers = Math.min(Number(values.workers ?? availableParallelism()), wanted.length);
  const began = performance.now();
  const outcome =
    workers < 2 ? await tried(wanted) : await inParts(workers, [...args, '--seed', String(seed)]);
  return summarised(wanted, outcome, values.by, (performance.now() - began) / 1000);
}

/** Of so many changes, a chart is walked for about one in ten. */
const changesToAChart = 10;

/** All of them; or as many as are wanted of those that a test must notice, of a few charts. */
function chosen(all: readonly Mutant[], sample: number | null, seed: number): readonly Mutant[] {
  if (sample === null) return all;
  const { pick } = randomOf(seed);
  const noticeable = all.filter(({ id }) => !(id in excused));
  const charts = Array.from(
    { length: Math.ceil(sample / changesToAChart) },
    () => pick(noticeable)?.machine,
  );
  const left = noticeable.filter(({ machine }) => charts.includes(machine));
  const some: Mutant[] = [];
  while (some.length < sample && left.length > 0) {
    const next = pick(left);
    if (!next) break;
    left.splice(left.indexOf(next), 1);
    some.push(next);
  }
  return some;
}

const inWords = ({ kind, file, state, event, change }: Mutant): string =>
  `${kind}: ${[file, state, event, change].filter(Boolean).join(' · ')}`;

/** Says of each that lives at once, since whoever has many tried waits for minutes. */
async function tried(mutants: readonly Mutant[]): Promise<Outcome> {
  const tests = await chartTests();
  const survivors: string[] = [];
  const seen: [string, string][] = [];
  for (const mutant of mutants) {
    const notice = await noticed(mutant, tests);
    if (notice) seen.push([mutant.id, `${notice.by}: ${notice.why}`]);
    else survivors.push(mutant.id);
    if (!notice && !(mutant.id in excused)) console.error(`LIVES ${inWords(mutant)}`);
  }
  return { survivors, seen };
}

/** Several processes, each with a part of the changes: a chart is changed for all who hold it. */
async function inParts(workers: number, args: readonly string[]): Promise<Outcome> {
  const parts = await Promise.all(
    Array.from({ length: workers }, async (_, part): Promise<Outcome> => {
      const child = spawn(
        process.execPath,
        [join(import.meta.dirname, 'main.ts'), ...args, '--part', `${part}/${workers}`],
        { stdio: ['ignore', 'pipe', 'inherit'] },
      );
      let text = '';
      child.stdout.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      const code = await new Promise<number | null>((end) => child.on('close', end));
      if (code !== 0) throw new Error(`A process ended with ${code}`);
      return JSON.parse(text.trim().split('\n').at(-1) ?? '') as Outcome;
    }),
  );
  return parts.reduce(
    (sum, { survivors, seen }) => ({
      survivors: [...sum.survivors, ...survivors],
      seen: [...sum.seen, ...seen],
    }),
    nothing,
  );
}

function summarised(
  wanted: readonly Mutant[],
  { survivors, seen }: Outcome,
  isByWanted: boolean,
  seconds: number,
): number {
  const lived = new Set(survivors);
  if (isByWanted) for (const [id, by] of seen) console.log(`${id}\n  ${by}`);
  const alive = wanted.filter(({ id }) => lived.has(id) && !(id in excused));
  const idle = seen.map(([id]) => id).filter((id) => id in excused);
  for (const id of idle) console.log(`A reason is given for what is noticed: ${id}`);
  const machines = [...new Set(wanted.map(({ machine }) => machine))];
  for (const name of machines) {
    const own = wanted.filter(({ machine }) => machine === name);
    const left = alive.filter(({ machine }) => machine === name).length;
    const given = own.filter(({ id }) => lived.has(id) && id in excused).length;
    const reasons = given > 0 ? `, ${given} with a reason` : '';
    console.log(`${name}: ${own.length} changes, ${left} unnoticed${reasons}`);
  }
  console.log(`${wanted.length} changes in ${Math.round(seconds)} s`);
  return idle.length > 0 || alive.length > 0 ? 1 : 0;
}
