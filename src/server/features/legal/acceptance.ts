import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import { passwordCredentials, users } from '#database/schema/index.ts';
import type { LegalDocument } from '#domain/legal/documents.ts';
import type { Owed } from '#domain/people/owed.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { auditAccess } from '#server/identity/audit.ts';
import { hasTemporaryPassword } from '#server/identity/temporary-password.ts';
import { unauthenticated } from '#server/identity/unauthenticated.ts';
import { owedBy } from '#server/legal/legal-texts.ts';
import type { LegalTexts } from '#server/legal/legal-texts.ts';

const columns = {
  privacy: { version: users.privacyAcceptedVersion, at: users.privacyAcceptedAt },
  terms: { version: users.termsAcceptedVersion, at: users.termsAcceptedAt },
} as const;

/** Which version somebody accepted last, and when; null for none. */
export async function acceptanceOf(db: Database, userId: string, document: LegalDocument) {
  const [row] = await db.orm.select(columns[document]).from(users).where(eq(users.id, userId));
  const { version = null, at = null } = row ?? {};
  return version === null || at === null ? null : { version, at: wireInstant(at) };
}

interface Acceptance {
  readonly userId: string;
  readonly document: LegalDocument;
  /** The version that was read; accepting any but the present one is refused. */
  readonly version: string;
  readonly at: number;
}

/** Notes that somebody accepts a text, once. Resolves to what they still have to do. */
export async function accept(
  db: Database,
  texts: LegalTexts,
  { userId, document, version, at }: Acceptance,
): Promise<Owed[]> {
  if (version !== texts[document].version)
    throw refuse.conflict({ event: 'This text has changed. Please read the new version.' });
  return db.transaction(async () => {
    const accepted =
      document === 'privacy'
        ? { privacyAcceptedVersion: version, privacyAcceptedAt: at }
        : { termsAcceptedVersion: version, termsAcceptedAt: at };
    const isNew = sql`${columns[document].version} IS DISTINCT FROM ${version}`;
    const changed = await db.orm
      .update(users)
      .set(accepted)
      .where(and(eq(users.id, userId), isNew))
      .returning({ id: users.id });
    if (changed.length > 0)
      await auditAccess(db, {
        kind: 'legalTextAccepted',
        userId,
        detail: { document, version },
        at,
      });
    const [now] = await db.orm
      .select({
        privacy: users.privacyAcceptedVersion,
        terms: users.termsAcceptedVersion,
        temporaryPassword: hasTemporaryPassword,
      })
      .from(users)
      .leftJoin(passwordCredentials, eq(passwordCredentials.userId, users.id))
      .where(eq(users.id, userId));
    if (!now) throw unauthenticated();
    return [...owedBy(now, texts)];
  });
}
