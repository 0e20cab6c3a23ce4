import { expect, test } from 'vitest';
import { budgets, secondsFor } from '#tools/test-budgets.ts';
import { runWithin } from '#tools/test-run.ts';

test('a command that is done in time keeps its exit code', async () => {
  const run = runWithin(60_000, { words: ['--eval', 'process.exit(3)'] });
  await expect(run).resolves.toEqual({ code: 3, stopped: false });
});

test('one that hangs is interrupted, and has failed although it ends well', async () => {
  const hangs = 'process.on("SIGINT", () => process.exit(0)); setInterval(() => {}, 1000)';
  await expect(runWithin(300, { words: ['--eval', hangs] })).resolves.toEqual({
    code: 1,
    stopped: true,
  });
});

test('a stage leaves to those after it what they may cost, and is never left without any', () => {
  const { journeys = 0, postgres = 0 } = budgets;
  expect(secondsFor([], 0) - secondsFor(['journeys', 'postgres'], 0)).toBe(journeys + postgres);
  expect(secondsFor([], 600)).toBe(secondsFor([], 0) - 600);
  expect(secondsFor([], 100_000)).toBe(60);
});
