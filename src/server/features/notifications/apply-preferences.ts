import type { MailRhythm } from '#domain/notifications/mail-rhythm.ts';
import type { Channel } from '#domain/notifications/notice.ts';
import {
  preferenceFor,
  type Preference,
  type Preferences,
} from '#domain/notifications/preferences.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';

/** Somebody who is told, with what they chose. */
export interface Choosing {
  /** As it lies in the column. */
  readonly preferences: unknown;
  readonly rhythm: Pick<MailRhythm, 'digestEvery'>;
}

/** How each of those who are told hears of it. */
export function applyPreferences<Recipient>(
  recipients: readonly Recipient[],
  whom: (each: Recipient) => Choosing,
  type: NotificationType,
  channel: Channel,
): {
  readonly inApp: Recipient[];
  readonly pushed: Recipient[];
  readonly mailed: Recipient[];
  readonly collected: Recipient[];
} {
  const channels = recipients.map((each): [Recipient, Preference] => [
    each,
    preferenceFor(channel, type, (whom(each).preferences ?? {}) as Preferences),
  ]);
  const those = (is: (preference: Preference, each: Recipient) => boolean): Recipient[] =>
    channels.filter(([each, preference]) => is(preference, each)).map(([each]) => each);
  return {
    inApp: those(({ inApp }) => inApp),
    pushed: those(({ push }) => push),
    mailed: those(({ email, digest }) => email && !digest),
    collected: those(({ digest }, each) => digest && whom(each).rhythm.digestEvery !== 'never'),
  };
}
