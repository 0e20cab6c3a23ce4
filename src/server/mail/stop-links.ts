import { timingSafeEqual } from 'node:crypto';
import { DAY } from '#domain/time/calendar.ts';
import {
  notificationTypes,
  type NotificationType,
} from '#domain/notifications/notification-types.ts';
import { stopPath } from '#domain/notifications/preferences.ts';
import { keyedHash, keyFor } from '#server/identity/keys.ts';
import type { Settings } from '#server/settings/settings.ts';

/** Mails that somebody can stop without signing in: those of one type, or the digest. */
export type Stoppable = NotificationType | 'digest';

/** What a link in a mail lets whoever follows it do: stop these mails to this person, and nothing else. */
export interface StopLink {
  readonly recipientId: string;
  readonly what: Stoppable;
  /** When the mail was sent, epoch milliseconds. */
  readonly at: number;
}

/** Milliseconds for which a link works: mails are read late, but not for ever. */
export const stopLinkValidity = 180 * DAY;

/** The address in a mail at which mails like it can be stopped. */
export const stopAddress = (
  { publicUrl, tokenSecret }: Pick<Settings, 'publicUrl' | 'tokenSecret'>,
  link: StopLink,
): string => `${publicUrl}${stopPath}/${partsOf(link)}.${proofOf(tokenSecret, link)}`;

/** What a link is for; null for one that is not ours, and `old` for one that has ended. */
export function stopLinkIn(
  { tokenSecret }: Pick<Settings, 'tokenSecret'>,
  token: string,
  now: number,
): StopLink | 'old' | null {
  const found = /^([\da-f-]{36})\.([A-Za-z]{1,60})\.(\d{1,15})\.([\w-]{43})$/.exec(token);
  if (!found) return null;
  const [, recipientId = '', name = '', at = '', proof = ''] = found;
  const what = stoppables.find((each) => each === name);
  if (what === undefined) return null;
  const link = { recipientId, what, at: Number(at) };
  const expected = Buffer.from(proofOf(tokenSecret, link));
  if (!timingSafeEqual(expected, Buffer.from(proof))) return null;
  return now < link.at + stopLinkValidity ? link : 'old';
}

const stoppables: readonly Stoppable[] = [...notificationTypes, 'digest'];

const partsOf = ({ recipientId, what, at }: StopLink): string => `${recipientId}.${what}.${at}`;

const proofOf = (secret: Uint8Array, link: StopLink): string =>
  keyedHash(keyFor('unsubscribe links', secret), partsOf(link));
