import { groupOf, type NotificationGroup } from './groups.ts';
import type { Channel, Reader } from './notice.ts';
import { noticeRows, typeOf, type ChoosableType } from './notices.ts';
import type { NotificationType } from './notification-types.ts';

/** How somebody wants to hear of something. `digest`: in the digest instead of a mail of its own; `push`: in the browsers in which they have turned that on. */
export interface Preference {
  readonly inApp: boolean;
  readonly push: boolean;
  readonly email: boolean;
  readonly digest: boolean;
}

/** What somebody chose, by type; what is not there is as usual. */
export type Preferences = Readonly<Partial<Record<NotificationType, Partial<Preference>>>>;

const usual: Preference = { inApp: true, push: true, email: true, digest: false };

/** How somebody hears of it: what they chose, within what its channel leaves open (domain reference, 3.1 and 13). */
export function preferenceFor(
  channel: Channel,
  type: NotificationType,
  chosen: Preferences,
): Preference {
  const { inApp, push, email, digest } = {
    ...usual,
    ...(channel === 'E!' ? {} : chosen[type]),
  };
  const isMailed = channel !== 'I' && email;
  return { inApp, push, email: isMailed, digest: isMailed && digest };
}

/** One line of the preferences. A type that comes in another way to others has a channel for each. */
interface Line {
  readonly label: string;
  readonly to: Readonly<Partial<Record<Reader, Channel>>>;
}

/** What can be chosen: every type that the product sends more than once to somebody, in the words of the preferences. */
export const preferenceLines = Object.fromEntries(
  noticeRows.flatMap(([key, { label }]): [string, Line][] => {
    if (label === undefined) return [];
    const type = typeOf(key);
    const variants = noticeRows.filter(([each]) => typeOf(each) === type);
    const to = variants.flatMap(([, { readers = [], channel }]) =>
      readers.map((reader) => [reader, channel] as const),
    );
    return [[type, { label, to: Object.fromEntries(to) }]];
  }),
) as Readonly<Record<ChoosableType, Line>>;

/** Sent once in a life with the product: nobody could choose before. */
export const sentOnce: readonly NotificationType[] = [
  ...new Set(noticeRows.map(([key]) => typeOf(key)).filter((type) => !(type in preferenceLines))),
];

export interface Choice {
  readonly type: ChoosableType;
  readonly group: NotificationGroup;
  readonly label: string;
  readonly channel: Channel;
}

/** An organisation admin is a member too. */
const audiences: Readonly<Record<string, readonly Reader[]>> = {
  Member: ['member'],
  OrganizationAdmin: ['organizationAdmin', 'member'],
  Coach: ['coach'],
  Admin: ['staff'],
  SuperAdmin: ['staff'],
};

/** Where links in mails lead by which mails can be stopped without signing in. */
export const stopPath = '/unsubscribe';

/** Whether mails of a type can be stopped by somebody of a role: those that always come can’t, and what is sent once can’t be chosen. */
export const canStopMails = (role: string, type: NotificationType): boolean =>
  mailedTypes.get(role)?.has(type) ?? false;

/** What somebody of a role may choose, with the channel by which it comes to them. */
export const choicesOf = (role: string): Choice[] =>
  Object.entries<Line>(preferenceLines).flatMap(([key, { label, to }]) => {
    const channel = (audiences[role] ?? []).map((each) => to[each]).find(Boolean);
    const type = key as ChoosableType;
    return channel === undefined ? [] : [{ type, group: groupOf(type), label, channel }];
  });

const mailedTypes: ReadonlyMap<string, ReadonlySet<NotificationType>> = new Map(
  Object.keys(audiences).map((role) => {
    const mailed = choicesOf(role).filter(({ channel }) => channel === 'E');
    return [role, new Set(mailed.map(({ type }) => type))];
  }),
);
