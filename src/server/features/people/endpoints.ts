import { bind } from '#server/api/bind.ts';
import { signedIn, signedInBeforeConsent } from '#server/http/policy.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { unauthenticated } from '#server/identity/unauthenticated.ts';
import { presentMe } from './present.ts';
import { programmesOf, readMe, teamLeadersOf } from './queries.ts';

export const peopleBindings = {
  ...bind('GET /auth/whoami', {
    policy: signedInBeforeConsent,
    needs: ['legal'],
    handle: async ({ principal, services: { db, legal } }) => {
      const me = await readMe(db, principal);
      if (!me) throw unauthenticated();
      return presentMe(me, legal);
    },
  }),

  ...bind('GET /user/organization/{organizationId}/team-leaders', {
    policy: signedIn,
    handle: async ({ params, principal, query, services: { db } }) => {
      const page = await teamLeadersOf(db, principal, params.organizationId, query);
      if (!page) throw refuse.notFound();
      return page;
    },
  }),

  ...bind('GET /programmes/user/{userId}', {
    policy: signedIn,
    handle: async ({ params, principal, query, services: { db } }) => {
      const page = await programmesOf(db, principal, params.userId, query);
      if (!page) throw refuse.notFound();
      return page;
    },
  }),
};
