import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

/** A small project with the real bootstrap, and stand-ins for npm and for the tools that it brings, which note that they ran. */
let folder: string;

const put = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

const note = (text: string) => `require('node:fs').appendFileSync('made.txt', '${text} ');`;
const write = (path: string) =>
  `require('node:fs').mkdirSync('${dirname(path)}', { recursive: true }); require('node:fs').writeFileSync('${path}', '');`;

const panda = `${note('codegen')} ${write('.generated/styled-system/css/index.js')}`;
const vite = `${note('build')} ${write('dist/web/index.html')} ${write('src/web/routeTree.gen.ts')} ${write('.generated/routes/teams.create.ts')}`;

/** Stands in for what puts the server into few files. */
const bundle = `import fs from 'node:fs'; import { stripTypeScriptTypes } from 'node:module';
  fs.appendFileSync('made.txt', 'server '); fs.mkdirSync('.generated/server', { recursive: true });
  fs.writeFileSync('.generated/server/main.js', stripTypeScriptTypes(fs.readFileSync('src/server/main.ts', 'utf8')));`;

const lock = (version: string) =>
  JSON.stringify({ packages: { '': {}, 'node_modules/vite': { version, integrity: version } } });

/** Installs what the lock file of the moment says, as `npm ci` does. */
const npm = `${note('install')}
  const fs = require('node:fs');
  fs.rmSync('node_modules', { recursive: true, force: true });
  for (const [name, bin, program] of [['@pandacss/dev', 'panda', ${JSON.stringify(panda)}], ['vite', 'vite', ${JSON.stringify(vite)}]]) {
    fs.mkdirSync('node_modules/' + name, { recursive: true });
    fs.writeFileSync('node_modules/' + name + '/package.json', JSON.stringify({ bin: { [bin]: 'run.cjs' } }));
    fs.writeFileSync('node_modules/' + name + '/run.cjs', program);
  }`;

function launch(...args: string[]) {
  const child = spawn(process.execPath, ['src/tools/bootstrap.mjs', ...args], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      npm_execpath: join(folder, 'npm.cjs'),
      npm_node_execpath: process.execPath,
    },
  });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number, output }));
  return { child, ended };
}

const run = (...args: string[]) => launch(...args).ended;

/** What the stand-ins have made since the last look. */
function made(): string {
  const text = readFileSync(join(folder, 'made.txt'), { encoding: 'utf8', flag: 'a+' });
  writeFileSync(join(folder, 'made.txt'), '');
  return text.trim();
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waymark-bootstrap-'));
  for (const name of ['bootstrap', 'fingerprint', 'packages']) {
    put(`src/tools/${name}.mjs`, '');
    copyFileSync(resolve(`src/tools/${name}.mjs`), join(folder, `src/tools/${name}.mjs`));
  }
  put('npm.cjs', npm);
  put('package-lock.json', lock('1'));
  put('src/tools/server/bundle.ts', bundle);
  put('src/web/theme/tokens.ts', 'export const ink = 1;');
  put('src/web/page.tsx', 'one');
  put(
    'src/server/main.ts',
    'const text: string = process.argv.slice(2).join(); console.log(`up ${text}`);',
  );
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the first start installs, generates, builds, puts the server together, and hands its arguments over', async () => {
  const { code, output } = await run('start', 'a', 'b');
  expect(made()).toBe('install codegen build server');
  expect(output).toContain('up a,b');
  expect(code).toBe(0);
});

test('the second start makes nothing', async () => {
  await run('start');
  made();
  expect((await run('start')).output).toBe('up \n');
  expect(made()).toBe('');
});

test('only what depends on a change is made again', async () => {
  await run('start');
  made();
  utimesSync(join(folder, 'src/web/page.tsx'), new Date(), new Date());
  await run('start');
  expect(made()).toBe('');
  put('src/web/page.tsx', 'two');
  await run('start');
  expect(made()).toBe('build');
  put('src/web/theme/tokens.ts', 'export const ink = 2;');
  await run('start');
  expect(made()).toBe('codegen build');
  put('src/server/more.ts', 'new');
  await run('start');
  expect(made()).toBe('server');
  put('src/domain/slots.ts', 'new');
  await run('build');
  expect(made()).toBe('build');
  rmSync(join(folder, 'src/domain/slots.ts'));
  rmSync(join(folder, 'dist'), { recursive: true });
  await run('build');
  expect(made()).toBe('build');
  put('package-lock.json', lock('2'));
  await run('codegen');
  expect(made()).toBe('install codegen');
});

test('packages that npm has installed already are taken as they are', async () => {
  await run('codegen');
  made();
  put('package-lock.json', lock('2'));
  put('node_modules/.package-lock.json', lock('2'));
  await run('codegen');
  expect(made()).toBe('codegen');
});

test('a step that fails says why, ends the start, and is tried again', async () => {
  await run('codegen');
  made();
  put('node_modules/vite/run.cjs', `console.error('No such colour.'); process.exit(1);`);
  const failed = await run('start');
  expect(failed).toMatchObject({ code: 1 });
  expect(failed.output).toContain('No such colour.');
  expect(failed.output).not.toContain('up');
  put('node_modules/vite/run.cjs', vite);
  expect((await run('start')).code).toBe(0);
  expect(made()).toBe('build server');
});

test('of two commands at the same moment one makes everything and both go on', async () => {
  const results = await Promise.all([run('start'), run('start')]);
  expect(results.map(({ code }) => code)).toEqual([0, 0]);
  expect(made()).toBe('install codegen build server');
});

test('a lock left by a process that is gone is taken over', async () => {
  const gone = launch('nothing');
  await gone.ended;
  put('.generated/bootstrap.lock', String(gone.child.pid));
  expect((await run('start')).code).toBe(0);
});

test('signals reach the program and its exit code comes back', async () => {
  put(
    'src/server/main.ts',
    `process.on('SIGTERM', () => process.exit(3)); setInterval(() => {}, 1000); console.log('up');`,
  );
  const { child, ended } = launch('start');
  child.stdout.on('data', (text: Buffer) => {
    if (text.toString().includes('up')) child.kill('SIGTERM');
  });
  expect((await ended).code).toBe(3);
});

test('what can not be made here ends in one sentence', async () => {
  put('.generated', 'a file where a folder has to be');
  const { code, output } = await run('start');
  expect(code).toBe(1);
  expect(output).toMatch(/^Waymark could not be prepared: [^\n]*\.generated'\n$/);
});

test('a machine without npm is told to get it', async () => {
  const child = spawn(process.execPath, ['src/tools/bootstrap.mjs', 'start'], {
    cwd: folder,
    env: { PATH: '' },
  });
  let said = '';
  child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(said).toMatch(/^npm was not found\. Install Node 24 or newer with npm [^\n]*\n$/);
});

test('an unknown verb is answered with those that exist', async () => {
  expect(await run('dance')).toEqual({
    code: 1,
    output: 'Choose one of: start, test, check, codegen, build, prepare.\n',
  });
});
