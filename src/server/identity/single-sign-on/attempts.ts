import { lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#database/database.ts';
import { oidcReturns } from '#database/schema/index.ts';
import { hashOfSecret, keyFor } from '../keys.ts';
import { seal, unseal } from '../sealing.ts';

/** Milliseconds somebody has for signing in at the provider. */
export const attemptLifetime = 10 * 60_000;

const content = z.object({
  organizationId: z.string(),
  /** Where it leads: an organisation that has moved to another provider begins anew. */
  issuer: z.string(),
  clientId: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  expiresAt: z.number(),
});

/** A way to the provider and back. It lies with the browser, in the tab's own storage under its state, and only the server can read it. */
export type Attempt = z.output<typeof content>;

export const sealAttempt = (tokenSecret: Uint8Array, attempt: Attempt): string =>
  seal(keyFor('single sign-on attempts', tokenSecret), JSON.stringify(attempt), attempt.state);

/** The attempt that belongs to the state; null when it is another one's, changed, or over. */
export function openAttempt(
  tokenSecret: Uint8Array,
  { attempt, state }: { attempt: string; state: string },
  now: number,
): Attempt | null {
  const text = unseal(keyFor('single sign-on attempts', tokenSecret), attempt, state);
  if (text === null) return null;
  const { success, data } = content.safeParse(JSON.parse(text));
  return success && data.expiresAt > now ? data : null;
}

export const begunAt = ({ expiresAt }: Attempt): number => expiresAt - attemptLifetime;

/** Uses the way back up, in one statement. False when it was used before. Those that are over are forgotten on the way. */
export async function claimReturn(db: Database, attempt: Attempt, now: number): Promise<boolean> {
  await db.orm.delete(oidcReturns).where(lt(oidcReturns.expiresAt, now));
  const claimed = await db.orm
    .insert(oidcReturns)
    .values({ stateHash: hashOfSecret(attempt.state), expiresAt: attempt.expiresAt })
    .onConflictDoNothing()
    .returning({ one: sql`1` });
  return claimed.length > 0;
}
