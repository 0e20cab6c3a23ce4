import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findChromium } from './chromium.ts';

/** A program that tests use and npm does not bring. */
export interface Need {
  readonly name: string;
  /** As Debian and its relatives call it. */
  readonly package: string;
  isThere(): boolean;
  /** Brings it where the package can't be installed: a script of node_modules with its arguments. */
  readonly otherwise?: readonly [string, ...string[]];
}

const onPath = (program: string): boolean =>
  (process.env['PATH'] ?? '')
    .split(delimiter)
    .some((folder) => folder !== '' && existsSync(join(folder, program)));

/** Where Debian keeps the programs of each version of PostgreSQL. */
const servers = '/usr/lib/postgresql';

/** Playwright's own browser counts once it opens: a system may lack the libraries that it is linked with. */
function opensItsBrowser(): boolean {
  const open = `import { chromium } from 'playwright'; await (await chromium.launch({ args: ['--no-sandbox'] })).close()`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', open]).status === 0;
}

export const needs = {
  browser: {
    name: 'Chromium',
    package: 'chromium-headless-shell',
    isThere: () => findChromium() !== undefined || opensItsBrowser(),
    otherwise: ['node_modules/playwright/cli.js', 'install', '--only-shell', 'chromium'],
  },
  calendars: {
    name: 'Radicale, a calendar server',
    package: 'radicale',
    isThere: () => onPath('radicale'),
  },
  mailbox: {
    name: 'Dovecot, a mail server',
    package: 'dovecot-imapd',
    isThere: () => existsSync('/usr/sbin/dovecot'),
  },
  recogniser: {
    name: 'PocketSphinx, a recogniser of speech',
    package: 'pocketsphinx',
    isThere: () => onPath('pocketsphinx_continuous'),
  },
  spokenEnglish: {
    name: 'English for PocketSphinx',
    package: 'pocketsphinx-en-us',
    isThere: () => existsSync('/usr/share/pocketsphinx/model/en-us'),
  },
  voices: { name: 'Flite, which speaks', package: 'flite', isThere: () => onPath('flite') },
  postgres: {
    name: 'PostgreSQL',
    package: 'postgresql',
    isThere: () =>
      existsSync(servers) &&
      readdirSync(servers).some((version) => existsSync(join(servers, version, 'bin/initdb'))),
  },
} as const satisfies Readonly<Record<string, Need>>;

/** What a machine lets this process do. */
export interface Means {
  readonly isRoot: boolean;
  readonly has: (program: string) => boolean;
  /** Whether the command ended well; what it says is shown. */
  readonly run: (...words: readonly string[]) => boolean;
}

const tenMinutes = 600_000;

const thisMachine: Means = {
  isRoot: process.getuid?.() === 0,
  has: onPath,
  run: (program = '', ...args) =>
    spawnSync(program, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      // A download that stands still is given up, and what it was for is named.
      timeout: tenMinutes,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0,
};

/** How the system's packages may be installed; null where they may not. */
function installer({ isRoot, has, run }: Means): readonly string[] | null {
  if (!has('apt-get')) return null;
  if (isRoot) return [];
  // `-n` asks for no password.
  return has('sudo') && run('sudo', '-n', 'true') ? ['sudo', '-n'] : null;
}

/** Brings what is missing, with the system's packages where that is allowed. Resolves to what is missing still. */
export function bring(wanted: readonly Need[], means: Means = thisMachine): Need[] {
  const missing = wanted.filter((need) => !need.isThere());
  if (missing.length === 0) return [];
  const as = installer(means);
  if (as) {
    console.log(`Installing ${missing.map((need) => need.package).join(', ')} …`);
    means.run(...as, 'apt-get', 'update', '-q');
    const install = ['apt-get', 'install', '-q', '-y', '--no-install-recommends'];
    means.run(...as, ...install, ...missing.map((need) => need.package));
  }
  return missing.filter((need) => {
    if (need.isThere()) return false;
    if (!need.otherwise) return true;
    console.log(`Fetching ${need.name} …`);
    return !means.run(process.execPath, ...need.otherwise) || !need.isThere();
  });
}

/** One sentence for what nobody could bring. */
export const lacking = (missing: readonly Need[]): string =>
  `These tests need ${missing.map(({ name }) => name).join(' and ')}; install with \`apt-get install ${missing.map((need) => need.package).join(' ')}\` as root, and start again.`;
