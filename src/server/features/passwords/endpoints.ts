import { bind } from '#server/api/bind.ts';
import { anyone } from '#server/http/policy.ts';
import { isLinkOpen } from '#server/identity/password-links.ts';
import { recover } from './recover.ts';
import { reset } from './reset.ts';

/** Open to everybody: what counts is the mailbox, and then the link. */
export const passwordBindings = {
  ...bind('POST /auth/password/link', {
    policy: anyone,
    needs: ['settings'],
    handle: recover,
    alwaysCounts: true,
  }),

  ...bind('POST /auth/password/check', {
    policy: anyone,
    handle: async ({ body, now, services: { db } }) => ({
      isOpen: await isLinkOpen(db, body.link, now),
    }),
  }),

  ...bind('POST /auth/password/reset', { policy: anyone, needs: ['settings'], handle: reset }),
};
