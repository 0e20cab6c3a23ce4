import {
  preferenceFor,
  type Channel,
  type Preference,
  type Preferences,
} from '#domain/notifications/preferences.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';

/** Somebody who is told, with what they chose. */
export interface Choosing {
  /** As it lies in the column. */
  readonly preferences: unknown;
}

/** How each of those who are told hears of it. */
export function obeyed<Told>(
  told: readonly Told[],
  whom: (each: Told) => Choosing,
  type: NotificationType,
  channel: Channel,
): { readonly inApp: Told[]; readonly mailed: Told[]; readonly collected: Told[] } {
  const ways = told.map((each): [Told, Preference] => [
    each,
    preferenceFor(channel, type, (whom(each).preferences ?? {}) as Preferences),
  ]);
  const those = (is: (way: Preference) => boolean): Told[] =>
    ways.filter(([, way]) => is(way)).map(([each]) => each);
  return {
    inApp: those(({ inApp }) => inApp),
    mailed: those(({ email, digest }) => email && !digest),
    collected: those(({ digest }) => digest),
  };
}
