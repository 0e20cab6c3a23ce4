import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Route } from '#contract/kernel/endpoint.ts';
import type { Database } from '#database/database.ts';
import { idempotencyKeys } from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';

export interface OnceKey {
  readonly actorId: string;
  readonly key: string;
  /** The endpoint that was asked. */
  readonly endpoint: Route;
  /** What was asked of it; the same key with another question, or at another address, is refused. */
  readonly request: unknown;
  readonly at: number;
}

/**
 * Runs `work` at most once for a key, inside the current transaction; `work` resolves to the id of the record it changed. Asked again, it resolves to the id
 * of the first time. Two at the same moment take turns; a refusal leaves no trace, so that it may be tried again.
 */
export async function once(
  db: Database,
  { actorId, key, endpoint, request, at }: OnceKey,
  work: () => Promise<string>,
): Promise<string> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify([endpoint, request]))
    .digest('base64url');
  const mine = and(eq(idempotencyKeys.actorId, actorId), eq(idempotencyKeys.key, key));
  const [claimed] = await db.orm
    .insert(idempotencyKeys)
    .values({ actorId, key, requestHash, createdAt: at })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (!claimed) {
    const [first] = await db.orm.select().from(idempotencyKeys).where(mine);
    if (!first?.entityId || first.requestHash !== requestHash) {
      throw refuse.invalid({ idempotencyKey: 'This key was used for another request.' });
    }
    return first.entityId;
  }
  const entityId = await work();
  await db.orm.update(idempotencyKeys).set({ entityId }).where(mine);
  return entityId;
}
