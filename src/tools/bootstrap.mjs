/**
 * The first thing that runs, on a fresh clone with nothing but Node 20 and npm: installs the packages, makes the generated
 * code and the pages, and hands over to Node 24, which runs TypeScript as it is. What is up to date is left alone.
 *
 *   node src/tools/bootstrap.mjs start | test | check | build | codegen | prepare
 *
 * Built-ins only, and nothing newer than Node 20.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { inspect } from './fingerprint.mjs';
import { markPackages, packagesAreInstalled } from './packages.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Programs keep what they have compiled: TypeScript is read in a third less time from the second start on. */
process.env.NODE_COMPILE_CACHE ??= join(root, '.generated/compile-cache');

/** Where the server lies once it is in few files. */
const bundle = '.generated/server/main.js';

const say = (line) => process.stdout.write(`${line}\n`);

class Stop extends Error {}

/** Node 24: the one that came with the packages, else the one that runs this. */
function findNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const installed = join(root, `node_modules/node-${platform}-${process.arch}/bin/node${suffix}`);
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Stop(
    `Waymark needs Node 24 and there is no package of it for ${process.platform} on ${process.arch}. ` +
      `You are running Node ${process.versions.node}: install Node 24 or newer from https://nodejs.org and try again.`,
  );
}

function programOf(name, command) {
  const { bin } = JSON.parse(readFileSync(join(root, `node_modules/${name}/package.json`), 'utf8'));
  return join(root, `node_modules/${name}`, typeof bin === 'string' ? bin : bin[command]);
}

/** Runs a step silently; what it had to say is shown only when it fails. */
function run(command, args, options = {}) {
  return new Promise((done, fail) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', fail);
    child.on('close', (code) => (code === 0 ? done() : fail(new Stop(output.trimEnd()))));
  });
}

async function timed(announcement, finished, work) {
  const began = performance.now();
  say(`${announcement} …`);
  await work();
  say(`${finished} in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
}

function npm(...args) {
  const { npm_execpath: program, npm_node_execpath: node } = process.env;
  const shell = process.platform === 'win32';
  return program !== undefined && node !== undefined && !node.startsWith(join(root, 'node_modules'))
    ? run(node, [program, ...args])
    : run('npm', args, { shell });
}

const steps = {
  packages: {
    inspect: () => ({
      fresh: packagesAreInstalled(root),
      forget: () => {},
      write: () => markPackages(root),
    }),
    make: () =>
      timed('Installing the packages (about half a minute)', 'Packages installed', () =>
        npm('ci', '--include=dev', '--include=optional'),
      ),
  },
  codegen: {
    inspect: () =>
      inspect(root, {
        mark: '.generated/marks/codegen.json',
        inputs: ['panda.config.ts', 'src/web/theme', 'package-lock.json'],
        outputs: ['.generated/styled-system/css'],
      }),
    make: () =>
      timed('Generating the style functions', 'Style functions generated', () =>
        run(findNode(), [programOf('@pandacss/dev', 'panda'), 'codegen', '--silent']),
      ),
  },
  build: {
    inspect: () =>
      inspect(root, {
        mark: '.generated/marks/build.json',
        inputs: [
          'src/web',
          'src/domain',
          'src/contract',
          'machines',
          'docs/machines',
          'src/tools/pages',
          'src/server/legal',
          'panda.config.ts',
          'vite.config.ts',
          'tsconfig.json',
          'package-lock.json',
        ],
        except: ['src/web/routeTree.gen.ts'],
        outputs: ['dist/web/index.html', 'src/web/routeTree.gen.ts', '.generated/routes'],
      }),
    make: () =>
      timed('Building the pages', 'Pages built', () =>
        // With room for what is young, a tenth less time goes into tidying memory. The bundler asks for memory in large pages, and the system clears each whole: with small
        // ones it spends half the time on that, and a build varies less.
        run(
          findNode(),
          ['--max-semi-space-size=64', programOf('vite', 'vite'), 'build', '--logLevel', 'warn'],
          { env: { ...process.env, STYLE_FUNCTIONS: 'made', MIMALLOC_ALLOW_THP: '0' } },
        ),
      ),
  },
  // Reading the two thousand files of the server takes longer than everything else that a start does.
  server: {
    inspect: () =>
      inspect(root, {
        mark: '.generated/marks/server.json',
        inputs: [
          'src/server',
          'src/database',
          'src/domain',
          'src/contract',
          'machines',
          'src/tools/server',
          'package.json',
          'package-lock.json',
        ],
        outputs: [bundle],
      }),
    make: () =>
      timed('Putting the server together', 'Server put together', () =>
        run(findNode(), ['src/tools/server/bundle.ts']),
      ),
  },
};

const isAlive = (id) => {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

const holderOf = (lock) => {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return 0;
  }
};

/** `npm start` and `npm test` may begin at the same moment: only one of them makes things, the other waits. */
async function alone(work) {
  const lock = join(root, '.generated/bootstrap.lock');
  mkdirSync(join(root, '.generated'), { recursive: true });
  for (let shown = false; ;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
    const holder = holderOf(lock);
    if (holder > 0 && !isAlive(holder)) rmSync(lock, { force: true });
    else if (!shown) say('Another command is preparing the same things; waiting for it …');
    shown = true;
    await pause(200);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

async function prepare(names) {
  if (names.every((name) => steps[name].inspect().fresh)) return;
  await alone(async () => {
    for (const name of names) {
      const state = steps[name].inspect();
      if (state.fresh) continue;
      state.forget();
      await steps[name].make();
      state.write();
    }
  });
}

/** Becomes the program, as far as anyone outside can tell: signals go in, the exit code comes out. */
function become(program, args) {
  const child = spawn(findNode(), [join(root, program), ...args], {
    cwd: root,
    stdio: 'inherit',
  });
  // A terminal sends its interrupt to every process in it, the child included; a second one would mean "at once".
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => stop(error));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}

/** What the system says when something can't be made here, for whoever can change it. */
const remedies = {
  EACCES: `This user may not write to ${root}. Give it the folder, or start as its owner.`,
  ENOENT:
    'npm was not found. Install Node 24 or newer with npm from https://nodejs.org and try again.',
  ENOSPC: 'There is no space left on the disk. Make room and start again.',
};
remedies.EPERM = remedies.EACCES;
remedies.EROFS = remedies.EACCES;
remedies.EDQUOT = remedies.ENOSPC;

function stop(error) {
  const sentence =
    error instanceof Stop
      ? error.message
      : (remedies[error.code] ?? `Waymark could not be prepared: ${error.message}`);
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const [verb, ...rest] = process.argv.slice(2);
const verbs = {
  start: async () => {
    await prepare(['packages', 'codegen', 'build', 'server']);
    become(bundle, rest);
  },
  // The test run makes the pages itself, as one of its stages, so that a build that fails is reported like a test that does.
  test: async () => {
    await prepare(['packages', 'codegen']);
    become('src/tools/test.ts', rest);
  },
  check: async () => {
    await prepare(['packages', 'codegen']);
    become('src/tools/test.ts', ['--check', ...rest]);
  },
  codegen: () => prepare(['packages', 'codegen']),
  build: () => prepare(['packages', 'codegen', 'build']),
  prepare: () => prepare(['packages', 'codegen', 'build']),
};

const chosen = verbs[verb];
if (chosen === undefined) stop(new Stop(`Choose one of: ${Object.keys(verbs).join(', ')}.`));
else chosen().catch(stop);
