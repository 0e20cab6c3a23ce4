import type { Database } from '#database/database.ts';
import { bind } from '#server/api/bind.ts';
import { signedIn } from '#server/http/policy.ts';
import type { Principal } from '#server/http/principal.ts';
import { refuse } from '#server/http/answers/refusal.ts';
import { pushKeysOf } from '#server/push/push-keys.ts';
import { areKeys, isSubscribed, subscribe, unsubscribe } from '#server/push/subscriptions.ts';
import type { Settings } from '#server/settings/settings.ts';

const signInOf = ({ id, sessionId }: Principal) => ({ userId: id, familyId: sessionId });

const ownPush = async (db: Database, settings: Settings, principal: Principal) => ({
  publicKey: pushKeysOf(settings).publicKey,
  isOn: await isSubscribed(db, signInOf(principal)),
});

/** Only addresses of push services are asked later on, by the rules of all that goes out; this one is a word for whoever sends something else. */
function isAddress(endpoint: string, { allowLoopback }: Settings): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, username, password } = new URL(endpoint);
  const isAllowed = protocol === 'https:' || (allowLoopback && protocol === 'http:');
  return isAllowed && username === '' && password === '';
}

/** Everybody turns notifications on and off for the browser they sit at. */
export const pushBindings = {
  ...bind('GET /profile/push', {
    policy: signedIn,
    needs: ['settings'],
    handle: ({ principal, services: { db, settings } }) => ownPush(db, settings, principal),
  }),

  ...bind('POST /profile/push', {
    policy: signedIn,
    needs: ['settings'],
    async handle({ principal, body: { subscription }, now, services: { db, settings } }) {
      const signIn = signInOf(principal);
      if (subscription && !isAddress(subscription.endpoint, settings))
        throw refuse.invalid({ 'subscription.endpoint': 'Address isn’t valid.' });
      if (subscription && !areKeys(subscription))
        throw refuse.invalid({ 'subscription.p256dh': 'Key isn’t valid.' });
      await db.transaction(() =>
        subscription ? subscribe(db, settings, signIn, subscription, now) : unsubscribe(db, signIn),
      );
      return ownPush(db, settings, principal);
    },
  }),
};
