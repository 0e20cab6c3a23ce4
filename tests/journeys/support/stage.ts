import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '#server/app.ts';
import { folderStore } from '#server/files/file-store.ts';
import { listen } from '#server/http/listen.ts';
import type { Principal } from '#server/http/principal.ts';
import { uncounted } from '#server/http/limits/attempts.ts';
import { noLimits } from '#server/http/limits/rate-limits.ts';
import { createLog } from '#server/log.ts';
import { composeServices } from '#server/services.ts';
import type { Settings } from '#server/settings/settings.ts';
import { timedKinds } from '#server/timed-kinds.ts';
import { timerWorker } from '#server/timers/worker.ts';
import { collectStrays } from '#tests/support/answers.ts';
import { callerOver } from '#tests/support/caller.ts';
import { fakeClock } from '#tests/support/clock.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';
import { principalOf } from '#tests/support/people.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { testSettings } from '#tests/support/server.ts';
import type { Stage } from '#tests/support/stage.ts';
import { bearerOf, idIn } from './tokens.ts';

/** The whole server with its pages on a port of its own, a database of its own, and a clock that stands still until the test moves it. */
export interface PageStage extends Stage {
  readonly origin: string;
  /** Somebody whose bearer tokens the server takes, whenever they end: the pages alone look at that. */
  admit(person: TestPerson): void;
}

/** `settingsAt` knows the port before anything is composed. */
export async function pageStage(
  settingsAt: (port: number) => Partial<Settings> = () => ({}),
): Promise<PageStage> {
  let answer: ReturnType<typeof createApp>['fetch'] = () => new Response(null, { status: 503 });
  const server = await listen(
    { fetch: (...request) => answer(...request) },
    { port: 0, host: '127.0.0.1' },
  );
  const db = await preparedDatabase();
  const log = createLog('silent', () => undefined);
  const clock = fakeClock(seededAt);
  const known = new Map<string, Principal>();
  const identify = (bearer: string) => Promise.resolve(known.get(idIn(bearer) ?? '') ?? null);
  const folder = await mkdtemp(join(tmpdir(), 'stage-'));
  const { services, close } = await composeServices({
    db,
    log,
    settings: { ...testSettings, dataFolder: folder, ...settingsAt(server.port) },
    clock,
    identify,
    entitlement: async (sessionIds) =>
      new Map([...known].filter(([id]) => sessionIds.includes(id))),
    limits: noLimits,
    attempts: uncounted,
    files: folderStore(folder),
  });
  const app = createApp(services);
  answer = app.fetch;
  const strays = collectStrays();
  const admit = (person: TestPerson) => known.set(person.id, principalOf(person));
  const caller = (bearer: string | null) => callerOver(app, bearer, strays);
  return {
    app,
    db,
    services,
    clock,
    logged: [],
    worker: timerWorker({
      db,
      clock,
      log,
      kinds: timedKinds,
    }),
    origin: `http://localhost:${server.port}`,
    admit,
    as(person) {
      if (person) admit(person);
      return caller(person && bearerOf(person.id));
    },
    withBearer: caller,
    async close() {
      await Promise.all([server.close(1_000), close()]);
      await db.close();
      await rm(folder, { recursive: true });
    },
  };
}
