/**
 * 200 people with open pages write to each other for a minute, through two server processes on one PostgreSQL server: every message arrives once, in one order for
 * both, and the time from sending it to reading it on the other page is said. `PEOPLE`, `RATE` (messages a second of all together) and `SECONDS` set other
 * numbers. Exits with 1 when a message is lost, doubled or out of order, or half of them take longer than a second.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { migrate } from '#database/migrate.ts';
import { openDatabase } from '#database/open.ts';
import { tokenFamilies } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { startChild, type Child } from '#tests/server/embedded/children/child.ts';
import { aDatabase } from '#tests/server/kills/killed-server.ts';
import { aPerson } from '#tests/support/fixtures.ts';
import { paced } from '#tests/support/paced.ts';
import { startPostgres } from '#tests/support/postgres.ts';

const PEOPLE = Number(process.env['PEOPLE'] ?? 200);
const RATE = Number(process.env['RATE'] ?? 10);
const SECONDS = Number(process.env['SECONDS'] ?? 60);
const SOON = 1_000;
/** Seconds that the last of them may take to arrive. */
const PATIENCE = 10;

const program = resolve(import.meta.dirname, '../server/kills/server-process.ts');

interface Message {
  readonly position: number;
  readonly text: string;
}

/** Somebody with one page, and what has arrived on it. */
class Page {
  readonly id: string;
  readonly origin: string;
  readonly headers: Record<string, string>;
  contact = '';
  /** The last place that this page has seen. */
  seen = 0;
  readonly arrived = new Map<string, number>();
  private asking: Promise<void> | null = null;
  private isStale = false;

  constructor(id: string, role: string, origin: string) {
    this.id = id;
    this.origin = origin;
    const principal = {
      id,
      role,
      organizationId: null,
      timeZone: 'Europe/London',
      sessionId: id,
      expiresAt: 4e12,
    };
    const bearer = Buffer.from(JSON.stringify(principal)).toString('base64url');
    this.headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
  }

  private get conversation(): string {
    return `${this.origin}/api/conversations/contacts/${this.contact}/messages`;
  }

  async listen(until: AbortSignal): Promise<void> {
    const { headers } = this;
    const response = await fetch(`${this.origin}/api/events`, { headers, signal: until });
    if (!response.ok || !response.body) throw new Error(`No stream: ${response.status}`);
    const decoder = new TextDecoder();
    void (async () => {
      for await (const part of response.body as unknown as AsyncIterable<Uint8Array>)
        if (decoder.decode(part, { stream: true }).includes('event: change')) this.look();
    })().catch(() => {});
  }

  /** What is new is asked for, once more where something came while it was. */
  look(): void {
    this.isStale = true;
    this.asking ??= this.catchUp().finally(() => (this.asking = null));
  }

  private async catchUp(): Promise<void> {
    while (this.isStale) {
      this.isStale = false;
      const found = await this.read(this.seen);
      for (const { position, text } of found) {
        this.seen = Math.max(this.seen, position);
        if (!this.arrived.has(text)) this.arrived.set(text, performance.now());
      }
      if (found.length > 0) this.isStale = true;
    }
  }

  async read(after: number): Promise<readonly Message[]> {
    const response = await fetch(`${this.conversation}?after=${after}`, { headers: this.headers });
    if (!response.ok) throw new Error(`Reading fails with ${response.status}`);
    return ((await response.json()) as { messages: Message[] }).messages;
  }

  async write(text: string): Promise<void> {
    const body = JSON.stringify({ text, files: [], idempotencyKey: newId() });
    const response = await fetch(this.conversation, {
      method: 'POST',
      headers: this.headers,
      body,
    });
    if (!response.ok)
      throw new Error(`Sending fails with ${response.status}: ${await response.text()}`);
  }
}

const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor((times.length - 1) * part)] ?? 0;

async function talk(pages: readonly Page[]): Promise<string[]> {
  const ending = new AbortController();
  await Promise.all(pages.map((page) => page.listen(ending.signal)));
  const sent = new Map<string, { by: Page; to: Page; at: number }>();
  const sending: Promise<void>[] = [];
  for await (const number of paced(RATE, RATE * SECONDS)) {
    const by = pages[(number * 7) % pages.length];
    const to = pages.find(({ id }) => id === by?.contact);
    if (!by || !to) throw new Error('Nobody is there');
    const text = `Message ${number}`;
    sent.set(text, { by, to, at: performance.now() });
    sending.push(by.write(text));
  }
  await Promise.all(sending);
  const isMissing = () => [...sent].some(([text, { to }]) => !to.arrived.has(text));
  for await (const _ of paced(10, PATIENCE * 10)) if (!isMissing()) break;
  ending.abort();

  const faults: string[] = [];
  const times = [...sent].flatMap(([text, { to, at }]) => {
    const arrived = to.arrived.get(text);
    if (arrived === undefined) faults.push(`${text} never arrived`);
    return arrived === undefined ? [] : [arrived - at];
  });
  for (const page of pages) {
    const other = pages.find(({ id }) => id === page.contact);
    const own = await wholeOf(page);
    const texts = own.map(({ text }) => text);
    if (new Set(texts).size < texts.length) faults.push(`${page.id} has a message twice`);
    if (other && texts.join() !== (await wholeOf(other)).map(({ text }) => text).join())
      faults.push(`${page.id} and ${other.id} have another order`);
  }
  const half = percentile(times, 0.5);
  if (half > SOON) faults.push(`Half of them took longer than ${half.toFixed(0)} ms`);
  console.log(
    `${PEOPLE} people, ${times.length} of ${sent.size} messages at ${RATE} a second arrived: half within ${half.toFixed(0)} ms, 99 of 100 within ${percentile(times, 0.99).toFixed(0)} ms`,
  );
  return faults;
}

async function wholeOf(page: Page): Promise<readonly Message[]> {
  const all: Message[] = [];
  for (
    let more = await page.read(0);
    more.length > 0;
    more = await page.read(all.at(-1)?.position ?? 0)
  )
    all.push(...more);
  return all;
}

const postgres = await startPostgres({ fsync: false });
process.env['TEST_DATABASE_URL'] = postgres.url;
const folder = await mkdtemp(join(tmpdir(), 'waymark-talking-'));
const { settings, drop } = await aDatabase(folder);
const children: Child[] = [];
try {
  if (settings.kind !== 'server') throw new Error('Two processes need a server');
  const db = await openDatabase(settings);
  await migrate(db);
  const pairs = [];
  for (let pair = 0; pair < PEOPLE / 2; pair += 1)
    pairs.push([
      await aPerson(db, 'SuperAdmin', `Sue Number ${pair}`),
      await aPerson(db, 'Coach', `Carl Number ${pair}`),
    ]);
  // The stream ends with the sign-in that let it in: everybody has one.
  const now = Date.now();
  await db.orm.insert(tokenFamilies).values(
    pairs.flat().map(({ id }) => ({
      id,
      userId: id,
      bindingHash: id,
      device: 'A page',
      createdAt: now,
      lastUsedAt: now,
      expiresAt: now + 86_400_000,
    })),
  );
  await db.close();
  const origins: string[] = [];
  for (let nth = 0; nth < 2; nth += 1) {
    const child = startChild(program, [], {
      ...process.env,
      DATA_DIR: join(folder, String(nth)),
      DATABASE_URL: settings.url,
      BEGAN_AT: String(Date.now()),
    });
    children.push(child);
    const { value: port } = await child.lines.next();
    origins.push(`http://127.0.0.1:${port}`);
  }
  // The two of a pair are connected to different processes.
  const pages = pairs.flatMap(([admin, coach]) => {
    if (!admin || !coach) return [];
    const both = [
      new Page(admin.id, 'SuperAdmin', origins[0] ?? ''),
      new Page(coach.id, 'Coach', origins[1] ?? ''),
    ] as const;
    both[0].contact = coach.id;
    both[1].contact = admin.id;
    return both;
  });
  const faults = await talk(pages);
  for (const fault of faults) console.log(`✗ ${fault}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  for (const child of children) await child.kill();
  await drop();
  await rm(folder, { recursive: true, force: true });
  await postgres.stop();
}
process.exit();
