import type { BrowserContext } from 'playwright/test';
import { eq } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { users } from '#database/schema/index.ts';
import { createApp } from '#server/app.ts';
import { demoPassword } from '#server/demo/accounts.ts';
import { listen } from '#server/http/listen.ts';
import { uncounted } from '#server/http/limits/attempts.ts';
import { noLimits } from '#server/http/limits/rate-limits.ts';
import { createIdentify } from '#server/identity/identify.ts';
import { createLog } from '#server/log.ts';
import { composeServices } from '#server/services.ts';
import { systemClock } from '#server/clock.ts';
import { preparedDatabase } from '#tests/support/database.ts';
import { testSettings } from '#tests/support/server.ts';

export interface DemoTokens {
  readonly bearer: string;
  readonly refresh: string;
}

/** The whole server with its pages and the demo's people in a database of its own. Whoever signs in is truly signed in. */
export interface DemoServer {
  readonly origin: string;
  readonly db: Database;
  /** The server's clock, epoch milliseconds. */
  now(): number;
  /** Lets time pass for the server alone, in milliseconds. */
  pass(milliseconds: number): void;
  /** Signs somebody in for the pages of a browser profile, which share its cookies. */
  signIn(context: BrowserContext, userId: string): Promise<DemoTokens>;
  close(): Promise<void>;
}

export async function demoServer(): Promise<DemoServer> {
  const db = await preparedDatabase({ seed: 'demo' });
  let passed = 0;
  const clock = { now: () => systemClock.now() + passed };
  const { services, close } = await composeServices({
    db,
    log: createLog('silent', () => undefined),
    settings: testSettings,
    clock,
    identify: createIdentify({ db, clock, settings: testSettings }),
    limits: noLimits,
    attempts: uncounted,
  });
  const server = await listen(createApp(services), { port: 0, host: '127.0.0.1' });
  const origin = `http://localhost:${server.port}`;
  return {
    origin,
    db,
    now: () => clock.now(),
    pass(milliseconds) {
      passed += milliseconds;
    },
    async signIn(context, userId) {
      const [person] = await db.orm.select().from(users).where(eq(users.id, userId));
      const answer = await context.request.post(`${origin}/api/auth/sign-in`, {
        data: { email: person?.email, password: demoPassword },
      });
      if (!answer.ok()) throw new Error(`The demo does not let in: ${await answer.text()}`);
      const { bearerToken, refreshToken } = await answer.json();
      return { bearer: bearerToken, refresh: refreshToken };
    },
    async close() {
      await Promise.all([server.close(1_000), close()]);
      await db.close();
    },
  };
}
