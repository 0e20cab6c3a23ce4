import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { pushSubscriptions, tokenFamilies } from '#database/schema/index.ts';
import { bind } from '#server/api/bind.ts';
import { signedIn } from '#server/http/policy.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { wireInstant } from '#server/http/answers/wire.ts';
import { auditAccess } from '#server/identity/audit.ts';
import { revokeFamiliesOf, revokeFamily } from '#server/identity/families.ts';
import { forgetBrowsersOf } from '#server/identity/browsers/known-browsers.ts';

/** Everybody sees and ends their own sign-ins; those of others are not there. */
export const ownSessionBindings = {
  ...bind('GET /auth/sessions', {
    policy: signedIn,
    handle: async ({ principal, now, services: { db } }) => {
      const rows = await db.orm
        .select({ family: tokenFamilies, push: pushSubscriptions.id })
        .from(tokenFamilies)
        .leftJoin(pushSubscriptions, eq(pushSubscriptions.familyId, tokenFamilies.id))
        .where(
          and(
            eq(tokenFamilies.userId, principal.id),
            isNull(tokenFamilies.revokedAt),
            gt(tokenFamilies.expiresAt, now),
          ),
        )
        .orderBy(desc(tokenFamilies.lastUsedAt), desc(tokenFamilies.id));
      return rows.map(({ family: { id, device, createdAt, lastUsedAt }, push }) => ({
        id,
        device,
        createdAt: wireInstant(createdAt),
        lastUsedAt: wireInstant(lastUsedAt),
        isCurrent: id === principal.sessionId,
        getsNotifications: push !== null,
      }));
    },
  }),

  ...bind('POST /auth/sessions/{signIn}/events', {
    policy: signedIn,
    handle: ({ params, principal, now, services: { db } }) =>
      db.transaction(async () => {
        const [mine] = await db.orm
          .select({ id: tokenFamilies.id })
          .from(tokenFamilies)
          .where(and(eq(tokenFamilies.id, params.signIn), eq(tokenFamilies.userId, principal.id)));
        if (!mine) throw refuse.notFound();
        const userId = await revokeFamily(db, mine.id, 'signedOut', now);
        if (userId !== null)
          await auditAccess(db, { kind: 'signedOut', userId, familyId: mine.id, at: now });
      }),
  }),

  ...bind('POST /auth/sessions/events', {
    policy: signedIn,
    handle: ({ body, principal, now, services: { db } }) =>
      db.transaction(async () => {
        const kept = body.type === 'REVOKE_OTHERS' ? principal.sessionId : undefined;
        await revokeFamiliesOf(db, principal.id, 'signedOut', now, kept);
        await forgetBrowsersOf(db, principal.id);
        await auditAccess(db, { kind: 'signedOut', userId: principal.id, at: now });
      }),
  }),
};
