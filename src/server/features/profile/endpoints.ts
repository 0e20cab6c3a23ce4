import { countProfile } from '#server/features/awards/public.ts';
import { userKind } from '#server/features/users/public.ts';
import { bind } from '#server/api/bind.ts';
import { signedIn, signedInBeforeConsent } from '#server/http/policy.ts';
import { readerOf } from '#server/records/record-bindings.ts';
import { sendPlainOnce } from '#server/records/plain-commands.ts';
import { changePassword } from './change-password.ts';
import { messageSettingsBindings } from './message-settings.ts';
import { ownProfile } from './own-profile.ts';
import { pictureBindings } from './pictures.ts';
import { preferenceBindings } from './preferences.ts';
import { pushBindings } from './push.ts';

/** Everybody's own data: nothing here takes the id of anybody. */
export const profileBindings = {
  ...pictureBindings,
  ...preferenceBindings,
  ...pushBindings,
  ...messageSettingsBindings,

  ...bind('GET /profile', {
    policy: signedIn,
    handle: ({ principal, services: { db } }) => ownProfile(db, principal.id),
  }),

  ...bind('POST /profile/events', {
    policy: signedIn,
    async handle({ principal, body, now, services: { db } }) {
      const { id } = principal;
      const { idempotencyKey, ...command } = body;
      const asked = { ...readerOf({ principal, now }), idempotencyKey };
      await db.transaction(async () => {
        await sendPlainOnce(db, userKind, id, command, asked);
        await countProfile(db, id, now);
      });
      return ownProfile(db, id);
    },
  }),

  ...bind('POST /profile/password', {
    policy: signedInBeforeConsent,
    needs: ['settings'],
    handle: ({ principal, body, now, services: { db, settings } }) =>
      changePassword(db, settings.tokenSecret, principal, body, now),
  }),
};
