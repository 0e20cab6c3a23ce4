import { choicesOf } from '#domain/notifications/preferences.ts';
import { choose, preferencesOf } from '#server/features/mail-preferences/public.ts';
import { bind } from '#server/api/bind.ts';
import { signedIn } from '#server/http/policy.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { once } from '#server/records/idempotency.ts';
import { readerOf } from '#server/records/record-bindings.ts';

/** How somebody hears of what; everybody chooses for themselves. */
export const preferenceBindings = {
  ...bind('GET /profile/notifications', {
    policy: signedIn,
    handle: ({ principal, services: { db } }) => preferencesOf(db, principal),
  }),

  ...bind('POST /profile/notifications', {
    policy: signedIn,
    async handle({ principal, body, now: at, services: { db } }) {
      const { id, role } = principal;
      const { idempotencyKey: key, ...request } = body;
      const { type, inApp, push, email, digest } = request;
      const channel = choicesOf(role).find((choice) => choice.type === type)?.channel;
      if (channel === undefined) throw refuse.invalid({ type: 'Choose a notification.' });
      if (channel === 'E!' && ([inApp, push, email].includes(false) || digest === true))
        throw refuse.invalid({ type: 'This is always sent: it can’t be switched off.' });
      if (channel === 'I' && digest) throw refuse.invalid({ digest: 'This is not sent by email.' });
      const endpoint = 'POST /profile/notifications' as const;
      const claim = { actorId: id, key, endpoint, request, at };
      await db.transaction(() =>
        once(db, claim, async () => {
          const change = {
            ...(inApp !== undefined && { inApp }),
            ...(push !== undefined && { push }),
            ...(email !== undefined && { email }),
            ...(digest !== undefined && { digest }),
          };
          await choose(db, [{ type, channel }], change, readerOf({ principal, now: at }));
          return id;
        }),
      );
      return preferencesOf(db, principal);
    },
  }),
};
