import webPush from 'web-push';
import { brand } from '#domain/brand.ts';
import { DAY, MINUTE } from '#domain/time/calendar.ts';
import type { Database } from '#database/database.ts';
import type { Clock } from '#server/clock.ts';
import { keyedHash, keyFor } from '#server/identity/keys.ts';
import { isActedOn } from '#server/mail/acted-on.ts';
import { senderOf } from '#server/mail/mailer.ts';
import { outside } from '#server/outbound/ask.ts';
import { OutboundRefused } from '#server/outbound/refused.ts';
import type { Delivery } from '#server/outbox/worker.ts';
import type { Settings } from '#server/settings/settings.ts';
import { pushKeysOf } from './push-keys.ts';
import { queuedPush } from './queued-push.ts';
import { forget, subscriptionOf, type Subscription } from './subscriptions.ts';

interface Options {
  readonly db: Database;
  readonly clock: Clock;
  readonly settings: Pick<Settings, 'tokenSecret' | 'mailFrom' | 'allowLoopback'>;
}

/** For so long a notification is worth being shown. */
const worth = { timely: 30 * MINUTE, usual: DAY };
/** A message of a push service holds 3993 bytes (RFC 8291, 4). */
const mostLetters = 900;
const gone: readonly number[] = [404, 410];

/**
 * Sends notifications to the push services of browsers, encrypted for the browser (RFC 8030, 8291, 8292). What was acted on meanwhile is not sent; a browser that
 * can't be reached any more is forgotten; what a service did not take is tried again.
 */
export function pushDelivery({ db, clock, settings }: Options): Delivery {
  const ask = outside({ allowLoopback: settings.allowLoopback, mostBytes: 65_536 });
  return async (payload) => {
    const push = queuedPush.parse(payload);
    const { recipientId, browserId, isTimely, due } = push;
    const now = clock.now();
    const left = due + (isTimely ? worth.timely : worth.usual) - now;
    if (left <= 0 || (await isActedOn(db, recipientId, push))) return;
    const browser = { id: browserId, userId: recipientId, now };
    const subscription = await subscriptionOf(db, settings, browser);
    if (subscription === null) return;
    if (subscription === 'sealed') return forget(db, browserId);
    const { endpoint, headers, body } = requestOf(settings, subscription, push, left);
    try {
      const { status } = await ask(endpoint, { method: 'POST', headers, body, redirects: 0 });
      if (gone.includes(status)) await forget(db, browserId);
      else if (status < 200 || status > 299)
        throw new Error(`The push service did not take the notification (${status}).`);
    } catch (error) {
      // An address that may not be asked never will be.
      if (!(error instanceof OutboundRefused) || error.reason === 'size') throw error;
      await forget(db, browserId);
    }
  };
}

/** What goes to the push service: of what is said it sees the length, and a name under which a later word takes the place of an earlier one. */
function requestOf(
  settings: Options['settings'],
  { endpoint, ...keys }: Subscription,
  { type, groupKey, text, path, isTimely }: ReturnType<typeof queuedPush.parse>,
  left: number,
) {
  const topic = keyedHash(
    keyFor('push subscriptions', settings.tokenSecret),
    `${type} ${groupKey}`,
  ).slice(0, 32);
  const shown = text.length > mostLetters ? `${text.slice(0, mostLetters - 1)}…` : text;
  return webPush.generateRequestDetails(
    { endpoint, keys },
    JSON.stringify({ title: brand.productName, text: shown, path, tag: topic }),
    {
      vapidDetails: { subject: `mailto:${senderOf(settings).email}`, ...pushKeysOf(settings) },
      TTL: Math.ceil(left / 1000),
      urgency: isTimely ? 'high' : 'normal',
      topic,
    },
  );
}
