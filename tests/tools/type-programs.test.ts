import { execFileSync } from 'node:child_process';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { writeTypePrograms } from '#tools/type-programs.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The files of the tree that a program has, from the project's folder. */
function filesOf(config: string): string[] {
  const tsc = ['node_modules/typescript/bin/tsc', '--project', config, '--listFilesOnly'];
  const listed = execFileSync(process.execPath, tsc, { cwd: root, encoding: 'utf8' });
  return listed
    .split('\n')
    .map((file) => relative(root, file))
    .filter((file) => file !== '' && !file.startsWith('..') && !file.startsWith('node_modules'));
}

const [server = [], pages = []] = (await writeTypePrograms()).map(filesOf);

test('the two programs have every file of the tree', () => {
  expect(new Set([...server, ...pages])).toEqual(new Set(filesOf('tsconfig.json')));
});

test('neither has the other’s side whole: what imports both would have all of it checked twice', () => {
  const inside = (files: string[], folder: RegExp) => files.filter((file) => folder.test(file));
  expect(inside(server, /^src\/web\/.*\.tsx$/)).toEqual([]);
  expect(inside(pages, /^src\/(?:server\/(?:api|features)|database)\//)).toEqual([]);
});
