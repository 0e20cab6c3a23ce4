import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Says which changes were chosen: the same number chooses the same ones. */
const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);

it(`notices a sample of small changes to the charts, seed ${seed}`, () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/tools/mutants/main.ts', '--sample', '60', '--seed', String(seed), '--workers', '1'],
    { cwd: new URL('../..', import.meta.url), encoding: 'utf8' },
  );
  expect(status, `SEED=${seed}\n${stdout}${stderr}`).toBe(0);
  expect(stdout).toContain(`seed ${seed}`);
}, 60_000);
