import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A real calendar server with one account, started by the test run. */
export interface CalendarServer {
  /** Where people would point their programs: `http://127.0.0.1:…`. */
  readonly address: string;
  readonly username: string;
  /** As it was when the server was opened. */
  readonly password: string;
  /** Makes a calendar and gives its address. */
  make(name: string): Promise<string>;
  /** Asks the server as the account's other programs do. */
  ask(
    method: string,
    url: string,
    body?: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Response>;
  /** The addresses of the events in a calendar. */
  events(calendar: string): Promise<string[]>;
  /** The account has another password from now on. */
  changePassword(password: string): Promise<void>;
  /** Takes the server away as an outage does; `start` brings it back at the same address. */
  stop(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const found = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'radicale'))
  .find((path) => existsSync(path));

/** Starts Radicale on a free port of this machine, with an empty folder. */
export async function openCalendarServer(): Promise<CalendarServer> {
  if (found === undefined)
    throw new Error(
      'Radicale was not found: the tests of calendars need it. Install it with `apt-get install radicale`.',
    );
  const program = found;
  const folder = await mkdtemp(join(tmpdir(), 'waymark-radicale-'));
  const port = await freePort();
  const [username, password] = ['carl', 'a password of carl'];
  await writeFile(join(folder, 'users'), `${username}:${password}\n`);
  await writeFile(join(folder, 'config'), configOf(folder, port));
  const address = `http://127.0.0.1:${port}`;
  const basic = (word: string) => `Basic ${Buffer.from(`${username}:${word}`).toString('base64')}`;
  let authorization = basic(password);
  let running: { end(): Promise<void> } | null = null;

  const server: CalendarServer = {
    address,
    username,
    password,
    ask: (method, url, body, headers = {}) =>
      fetch(new URL(url, address), {
        method,
        headers: { authorization, ...headers },
        ...(body !== undefined && { body }),
      }),
    async make(name) {
      const url = `${address}/${username}/${encodeURIComponent(name.toLowerCase())}/`;
      const body = `<?xml version="1.0"?><c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:set><d:prop><d:displayname>${name}</d:displayname><c:supported-calendar-component-set><c:comp name="VEVENT"/></c:supported-calendar-component-set></d:prop></d:set></c:mkcalendar>`;
      const { status } = await server.ask('MKCALENDAR', url, body);
      if (status !== 201) throw new Error(`The calendar was not made: ${status}`);
      return url;
    },
    async events(calendar) {
      const response = await server.ask('PROPFIND', calendar, undefined, { depth: '1' });
      const hrefs = [...(await response.text()).matchAll(/<href>([^<]+\.ics)<\/href>/g)];
      return hrefs.map(([, href = '']) => new URL(href, address).href);
    },
    async changePassword(word) {
      await server.stop();
      await writeFile(join(folder, 'users'), `${username}:${word}\n`);
      authorization = basic(word);
      await server.start();
    },
    async start() {
      running = await run(program, join(folder, 'config'), address);
    },
    async stop() {
      await running?.end();
      running = null;
    },
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
}

const configOf = (folder: string, port: number): string => `[server]
hosts = 127.0.0.1:${port}
[auth]
type = htpasswd
htpasswd_filename = ${join(folder, 'users')}
htpasswd_encryption = plain
delay = 0
[storage]
filesystem_folder = ${join(folder, 'collections')}
[logging]
level = error
`;

async function run(program: string, config: string, address: string) {
  const child = spawn(program, ['--config', config], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let tries = 0; ; tries += 1) {
    const answers = await fetch(address).then(
      () => true,
      () => false,
    );
    if (answers) break;
    if (child.exitCode !== null || tries > 300) throw new Error(`Radicale did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    async end() {
      child.kill();
      await ended;
    },
  };
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
