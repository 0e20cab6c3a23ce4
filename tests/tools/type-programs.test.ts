import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { writeTypePrograms } from '#tools/type-programs.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const copies = new URL('../../.generated/types/checked-with-pages/', import.meta.url);

/** The files of the tree that a program has, from the project's folder. */
function filesOf(config: string): string[] {
  const tsc = ['node_modules/typescript/bin/tsc', '--project', config, '--listFilesOnly'];
  const listed = execFileSync(process.execPath, tsc, { cwd: root, encoding: 'utf8' });
  return listed
    .split('\n')
    .map((file) => relative(root, file))
    .filter((file) => file !== '' && !/^(?:\.\.|node_modules|\.generated\/types)\//.test(file));
}

const [server = [], pages = []] = writeTypePrograms().map(filesOf);

test('the two programs have every file of the tree', () => {
  expect(new Set([...server, ...pages])).toEqual(new Set(filesOf('tsconfig.json')));
});

test('what both need is checked with the pages alone', () => {
  const needed = /^(?:machines|src\/(?:contract|domain))\/.*(?<!\.d)\.ts$/;
  expect(server.filter((file) => needed.test(file))).toEqual([]);
  const copy = new URL('machines/booking/machine.ts', copies);
  expect(readFileSync(copy, 'utf8')).toMatch(/^\/\/ @ts-nocheck\n/);
});

test('a copy of what is gone is gone', () => {
  const copy = new URL('src/domain/nowhere/gone.ts', copies);
  mkdirSync(new URL('.', copy), { recursive: true });
  writeFileSync(copy, 'export const gone = 1;');
  writeTypePrograms();
  expect(existsSync(copy)).toBe(false);
});

test('neither has the other’s side whole: what imports both would have all of it checked twice', () => {
  const inside = (files: string[], folder: RegExp) => files.filter((file) => folder.test(file));
  expect(inside(server, /^src\/web\/.*\.tsx$/)).toEqual([]);
  expect(inside(pages, /^src\/(?:server\/(?:api|features)|database)\//)).toEqual([]);
});
