import type { Database } from '#database/database.ts';
import { createApp } from '#server/app.ts';
import type { Binding, Declarations } from '#server/api/bind.ts';
import type { Principal, AccountStatus } from '#server/http/principal.ts';
import { uncounted } from '#server/http/limits/attempts.ts';
import { usualLimits } from '#server/settings/connection-limits.ts';
import { noLimits } from '#server/http/limits/rate-limits.ts';
import { createIdentify, createAccountStatus } from '#server/identity/identify.ts';
import { createLog } from '#server/log.ts';
import { composeServices } from '#server/services.ts';
import type { Services } from '#server/services.ts';
import type { Settings } from '#server/settings/settings.ts';
import { collectStrays } from './answers.ts';
import { callerOver } from './caller.ts';
import type { TestCaller } from './caller.ts';
import { fakeClock } from './clock.ts';
import type { FakeClock } from './clock.ts';
import { preparedDatabase, seededAt } from './database.ts';
import { closedAtEnd } from './endings.ts';
import { ledgerAddsUp } from './ledger-adds-up.ts';
import { principalOf } from './people.ts';
import type { TestPerson } from './people.ts';

export interface TestServer {
  readonly app: ReturnType<typeof createApp>;
  readonly db: Database;
  readonly services: Services;
  readonly clock: FakeClock;
  /** What the server logged, one object a line. */
  readonly logged: readonly Record<string, unknown>[];
  /** Calls the API as this person, signed in; `null` is nobody. */
  as(person: TestPerson | null): TestCaller;
  /** Calls the API with a bearer token that the server itself has given out. */
  withBearer(bearer: string): TestCaller;
  close(): Promise<void>;
}

interface Options {
  /** `demo` holds the demo data as of `seededAt`, which is also where the clock stands. */
  readonly seed?: 'empty' | 'demo';
  /** Another table of endpoints than the application's own. */
  readonly table?: Declarations;
  readonly bindings?: Readonly<Record<string, Binding>>;
  /** Folder of the pages. */
  readonly pages?: string;
  readonly services?: Partial<Services>;
  readonly settings?: Partial<Settings>;
  /** Milliseconds between two looks at everybody whose stream is open. */
  readonly lookEvery?: number;
  /** False where credits are moved for bookings that nobody made, or wrongly on purpose: the books can’t add up at the end of the file then. */
  readonly areBooksKept?: boolean;
}

export const testSettings: Settings = {
  port: 0,
  host: '127.0.0.1',
  dataFolder: '/nowhere',
  bucket: null,
  database: { kind: 'embedded', directory: '/nowhere/database' },
  smtpUrl: null,
  mailFrom: 'Waymark <waymark@localhost>',
  supportMailbox: null,
  publicUrl: 'http://localhost:3000',
  tokenSecret: Buffer.from('a secret for tests, thirty-two bytes or more'),
  credentialSecrets: [Buffer.from('a secret for tests of calendars, thirty-two bytes')],
  calendarClients: { google: null, microsoft: null },
  iceServers: [],
  meetingClient: null,
  activities: { origin: null, isDedicated: false, sites: [] },
  conversations: { transcriptionCommand: null, transcription: null, analysis: null },
  logLevel: 'info',
  behindProxy: false,
  connections: usualLimits,
  allowLoopback: true,
  demoData: false,
  charts: true,
};

/**
 * The whole server on a prepared database, called through real requests without a socket. It is closed after the tests of the file.
 * Every answer is held against the contract: a field too many, one too few or a wrong type fails the test.
 */
export async function testServer({
  seed = 'empty',
  table,
  bindings,
  pages,
  services: given = {},
  settings = {},
  lookEvery,
  areBooksKept = true,
}: Options = {}): Promise<TestServer> {
  const db = given.db ?? (await preparedDatabase({ seed }));
  const logged: Record<string, unknown>[] = [];
  const log = createLog('info', (line) => logged.push(JSON.parse(line)));
  const clock = fakeClock(seededAt);
  const signedIn = new Map<string, Principal>();
  const ownSettings = { ...testSettings, ...settings };
  const others = {
    limits: noLimits,
    attempts: uncounted,
    clock,
    identify: createIdentify({ db, clock, settings: ownSettings, legal: given.legal }),
    ...given,
  };
  const identify = async (bearer: string): Promise<Principal | null> =>
    signedIn.get(bearer) ?? others.identify(bearer);
  const kept =
    given.entitlement ?? createAccountStatus({ db, clock: others.clock, legal: given.legal });
  /** Whoever is signed in by a test alone has no sign-in in the database. */
  const standing: AccountStatus = async (sessionIds) =>
    new Map([
      ...(await kept(sessionIds)),
      ...[...signedIn.values()]
        .filter(({ sessionId }) => sessionIds.includes(sessionId))
        .map((principal) => [principal.sessionId, principal] as const),
    ]);
  const { services, close } = await composeServices({
    db,
    log,
    settings: ownSettings,
    ...others,
    identify,
    entitlement: standing,
    lookEvery,
  });
  const strays = collectStrays();
  const app = createApp(services, { table, bindings, pages, inspectAnswer: strays.inspect });

  const server: TestServer = {
    app,
    db,
    services,
    clock,
    logged,
    as(person) {
      if (!person) return callerOver(app, null, strays);
      const bearer = `test.${person.id}`;
      signedIn.set(bearer, principalOf(person));
      return callerOver(app, bearer, strays);
    },
    withBearer: (bearer) => callerOver(app, bearer, strays),
    async close() {
      await close();
      await db.close();
    },
  };
  closedAtEnd(server.close);
  if (areBooksKept) ledgerAddsUp(db);
  return server;
}
