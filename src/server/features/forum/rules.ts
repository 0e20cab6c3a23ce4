import { and, desc, eq } from 'drizzle-orm';
import { firstRules } from '#domain/forum/first-rules.ts';
import { isStaff } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { forumRuleAcceptances, forumRules } from '#database/schema/index.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import type { Principal } from '#server/http/principal.ts';
import { muteSentenceFor } from './mutes.ts';

/** The rules as they stand. */
async function currentRules(db: Database) {
  const [rules] = await db.orm.select().from(forumRules).orderBy(desc(forumRules.version)).limit(1);
  return rules ?? firstRules;
}

/** Whether somebody has accepted the rules as they stand. */
export async function hasAcceptedRules(db: Database, userId: string): Promise<boolean> {
  const { version } = await currentRules(db);
  const which = and(
    eq(forumRuleAcceptances.userId, userId),
    eq(forumRuleAcceptances.version, version),
  );
  return (await db.orm.$count(forumRuleAcceptances, which)) > 0;
}

/** The rules as a page shows them to a reader. */
export async function rulesFor(db: Database, { id, role }: Principal, now: number) {
  const { version, body, publishedAt } = await currentRules(db);
  const [last] = await db.orm
    .select({ version: forumRuleAcceptances.version })
    .from(forumRuleAcceptances)
    .where(eq(forumRuleAcceptances.userId, id))
    .orderBy(desc(forumRuleAcceptances.version))
    .limit(1);
  return {
    version,
    body,
    publishedAt: wireInstant(publishedAt),
    accepted: last?.version ?? null,
    muted: await muteSentenceFor(db, { id }, now),
    mayUpdate: isStaff({ role }),
  };
}

/** Publishes another version; refused where somebody else has published one meanwhile. */
export async function publishRules(
  db: Database,
  written: {
    readonly body: string;
    readonly version: number;
    readonly by: string;
    readonly at: number;
  },
): Promise<void> {
  const { body, version, by, at } = written;
  const kept = await db.orm
    .insert(forumRules)
    .values({ version: version + 1, body, publishedAt: at, publishedBy: by })
    .onConflictDoNothing()
    .returning({ version: forumRules.version });
  if (kept.length === 0)
    throw refuse.conflict({
      version: 'Someone published new rules a moment ago. Your text is still here.',
    });
}

/** Notes that somebody has accepted a version; an older one than stands is refused. */
export async function acceptRules(
  db: Database,
  { version, by, at }: { readonly version: number; readonly by: string; readonly at: number },
): Promise<void> {
  const { version: current } = await currentRules(db);
  if (version !== current)
    throw refuse.conflict({ version: 'The rules have changed. Read them again.' });
  await db.orm
    .insert(forumRuleAcceptances)
    .values({ userId: by, version, at })
    .onConflictDoNothing();
}
