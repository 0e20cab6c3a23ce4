import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startChild } from './children/child.ts';

const program = fileURLToPath(new URL('./children/write-forever.ts', import.meta.url));
/** `KILLS` sets how many: each costs a start and a recovery. */
const kills = Number(process.env['KILLS'] ?? 20);
let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'waymark-kill-nine-'));
});
afterEach(() => rm(root, { recursive: true }));

test(
  `after each of ${kills} kills during writes, every acknowledged pair is there and no half of another`,
  { timeout: 300_000 },
  async () => {
    const random = seededRandom(20_260_302);
    let acknowledged = 0;
    let killedHalfway = 0;
    for (let kill = 0; kill <= kills; kill += 1) {
      const run = await writeUntilKilled(join(root, 'database'), random() * 150);
      expect(run.found.rows, `rows after kill ${kill}`).toBe(run.found.last * 2);
      expect(run.found.pairs, `pairs after kill ${kill}`).toBe(run.found.last);
      // The last write may have been committed and killed before it could say so.
      expect([acknowledged, acknowledged + 1], `last pair after kill ${kill}`).toContain(
        run.found.last,
      );
      expect(run.acknowledged).toBeGreaterThan(run.found.last);
      ({ acknowledged } = run);
      if (run.half > run.acknowledged) killedHalfway += 1;
    }
    expect(killedHalfway, 'kills that hit a transaction between its two rows').toBeGreaterThan(0);
  },
);

/** Lets a process write until `delay` milliseconds after its first acknowledgement and tells what it said. */
async function writeUntilKilled(directory: string, delay: number) {
  const child = startChild(program, [directory]);
  const run = { found: { rows: -1, pairs: -1, last: -1 }, half: 0, acknowledged: 0 };
  let killed: Promise<void> | undefined;
  for (let line = await child.lines.next(); !line.done; line = await child.lines.next()) {
    const [word, ...values] = line.value.split(' ');
    const [first = -1, second = -1, third = -1] = values.map(Number);
    if (word === 'found') run.found = { rows: first, pairs: second, last: third };
    if (word === 'half') run.half = first;
    if (word === 'acknowledged') {
      run.acknowledged = first;
      killed ??= child.killAfter(delay);
    }
  }
  await killed;
  return run;
}

/** The same sequence between 0 and 1 in every run. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
