import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pathsCommand } from '#tools/paths/command.ts';
import { blocksOf, commandsIn, testingPage } from './testing-page.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const tried = join(root, '.generated/testing-page');
const page = testingPage();
const names = page.matchAll(/[Ss]ave this [^`\n]*(?:`tests\/machines`, )?as `([\w-]+\.test\.ts)`/g);
const samples = new Map(
  [...names].map(([, name = ''], index) => [name, blocksOf(page, 'ts')[index] ?? '']),
);

beforeAll(async () => {
  await rm(tried, { recursive: true, force: true });
  await mkdir(join(tried, 'tests/machines'), { recursive: true });
  for (const [name, text] of samples) await writeFile(join(tried, 'tests/machines', name), text);
});
afterAll(() => rm(tried, { recursive: true, force: true }));

const commands = commandsIn(page, 'paths');

it('every command for paths that the page names does something', () => {
  expect(commands.length).toBeGreaterThan(10);
  for (const args of commands.filter((each) => !each.includes('--all'))) {
    const { out, isFaulty } = pathsCommand(args);
    expect([args.join(' '), isFaulty, out.trim() === '']).toEqual([args.join(' '), false, false]);
  }
}, 60_000);

it('every sample of the page has a name to be saved under', () => {
  expect(samples.size).toBe(blocksOf(page, 'ts').length);
  expect([...samples.keys()]).toEqual(['first-path.test.ts', 'late-cancel.test.ts']);
});

/** As people run them, but for the folder: nothing is left in the tree. */
const runSample = async (filter: string): Promise<string> => {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const config = join(root, 'vite.config.ts');
  const args = [vitest, 'run', filter, '--root', tried, '--config', config];
  const { stdout } = await run(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
  });
  return stdout;
};

const linesOf = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
/** What the page says that a sample prints; where it says nothing, that it passes. */
const toldAfter = (filter: string): string[] => {
  const blocks = blocksOf(page, '');
  const next = blocks[blocks.indexOf(`npx vitest run ${filter}\n`) + 1] ?? '';
  return next.includes('Test Files') ? linesOf(next) : ['Test Files  1 passed (1)'];
};

it.each(
  blocksOf(page, '').flatMap((block) => /^npx vitest run ([\w-]+)\n$/.exec(block)?.[1] ?? []),
)(
  'its sample %s passes, and says what the page says',
  async (filter) => {
    const out = await runSample(filter);
    expect(linesOf(out)).toEqual(expect.arrayContaining(toldAfter(filter)));
  },
  120_000,
);
