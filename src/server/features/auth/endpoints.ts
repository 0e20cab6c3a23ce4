import { bind } from '#server/api/bind.ts';
import { anyone } from '#server/http/policy.ts';
import { auditAccess } from '#server/identity/audit.ts';
import {
  bindingOf,
  mayUnbind,
  unbindFromBrowser,
} from '#server/identity/browsers/binding-cookie.ts';
import { revokeFamily } from '#server/identity/families.ts';
import { familyOf, renew } from '#server/identity/renewal.ts';
import { providerSignOut } from '#server/identity/single-sign-on/ending.ts';
import { unauthenticated } from '#server/identity/unauthenticated.ts';
import { isKnownHere, signIn } from './sign-in.ts';

/** Open to everybody: what counts here is what the caller presents. */
export const authBindings = {
  ...bind('POST /auth/sign-in', {
    policy: anyone,
    needs: ['settings'],
    handle: signIn,
    isKnown: isKnownHere,
  }),

  ...bind('POST /auth/refresh', {
    policy: anyone,
    needs: ['settings', 'log'],
    handle: async ({ body, now, request, services: { db, settings, log } }) => {
      const presented = { token: body.refreshToken, binding: bindingOf(request), now };
      const renewal = await renew(db, settings.tokenSecret, presented);
      if (renewal.outcome === 'renewed') return renewal.tokens;
      if (renewal.outcome === 'reused') {
        log.warn('A refresh token was used again; its family is over.', {
          request: request.id,
          family: renewal.familyId,
        });
      }
      throw unauthenticated();
    },
  }),

  /** By the refresh token, else by the bearer token. Whoever has neither proves nothing: there is nothing to end, which is fine, and no cookie goes but a page's of ours. */
  ...bind('POST /auth/sign-out', {
    policy: anyone,
    needs: ['settings'],
    handle: async ({ body, now, principal, request, services: { db, settings } }) => {
      const known = body.refreshToken ? await familyOf(db, body.refreshToken) : null;
      const familyId = known ?? principal?.sessionId ?? null;
      if (await mayUnbind(db, request, familyId)) unbindFromBrowser(request);
      if (familyId === null) return { providerUrl: null };
      const wasOpen = await db.transaction(async () => {
        const userId = await revokeFamily(db, familyId, 'signedOut', now);
        if (userId !== null)
          await auditAccess(db, { kind: 'signedOut', userId, familyId, at: now });
        return userId !== null;
      });
      const providerUrl = wasOpen ? await providerSignOut(db, settings, familyId, now) : null;
      return { providerUrl };
    },
  }),
};
