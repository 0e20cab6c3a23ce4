import { bind } from '#server/api/bind.ts';
import { anyone, signedInBeforeConsent } from '#server/http/policy.ts';
import { accept, acceptanceOf } from './acceptance.ts';

/** Everybody may read the texts; who is signed in accepts them for themselves and nobody else. */
export const legalBindings = {
  ...bind('GET /legal/{document}', {
    policy: anyone,
    needs: ['legal'],
    handle: ({ params, services: { legal } }) => legal[params.document],
  }),

  ...bind('GET /legal/{document}/acceptance', {
    policy: signedInBeforeConsent,
    handle: async ({ params, principal, services: { db } }) => ({
      accepted: await acceptanceOf(db, principal.id, params.document),
    }),
  }),

  ...bind('POST /legal/{document}/acceptance', {
    policy: signedInBeforeConsent,
    needs: ['legal'],
    handle: async ({ params, body, principal, now, services: { db, legal } }) => ({
      owed: await accept(db, legal, {
        document: params.document,
        version: body.version,
        userId: principal.id,
        at: now,
      }),
    }),
  }),
};
