import { expect, test } from 'vitest';
import type { Channel } from '#domain/notifications/notice.ts';
import { noticeRows, typeOf } from '#domain/notifications/notices.ts';
import {
  canStopMails,
  choicesOf,
  preferenceFor,
  preferenceLines,
  sentOnce,
} from '#domain/notifications/preferences.ts';

const sent = new Map<string, Set<Channel>>();
for (const [key, { channel }] of noticeRows)
  sent.set(typeOf(key), (sent.get(typeOf(key)) ?? new Set()).add(channel));

test('whatever is sent can be chosen, unless it is sent only once', () => {
  const unknown = [...sent.keys()].filter(
    (type) => !(type in preferenceLines) && !(sentOnce as readonly string[]).includes(type),
  );
  expect(unknown).toEqual([]);
});

test('what can be chosen comes by the channels by which it is sent', () => {
  const others = Object.entries(preferenceLines).filter(([type, { to }]) => {
    const channels = sent.get(type);
    return channels && !Object.values(to).every((channel: Channel) => channels.has(channel));
  });
  expect(others.map(([type]) => type)).toEqual([]);
});

test('organisation admins choose as members do, and for their organisation besides', () => {
  const types = (role: string) => choicesOf(role).map(({ type }) => type);
  expect(types('OrganizationAdmin')).toEqual(expect.arrayContaining(types('Member')));
  expect(types('OrganizationAdmin')).toContain('AdminMemberCreated');
  expect(types('Member')).not.toContain('AdminMemberCreated');
});

test.each(['Member', 'OrganizationAdmin', 'Coach', 'Admin'])(
  'a %s can stop the mails that they may choose, and no others',
  (role) => {
    const choices = choicesOf(role);
    const stopped = choices.filter(({ type }) => canStopMails(role, type));
    expect(stopped.length).toBeGreaterThan(0);
    expect(stopped).toEqual(choices.filter(({ channel }) => channel === 'E'));
    expect(sentOnce.filter((type) => canStopMails(role, type))).toEqual([]);
  },
);

const off = { inApp: false, push: false, email: false, digest: false };
const way = { inApp: true, push: true, email: true, digest: true };
test.each([
  ['E!', off, { ...way, digest: false }],
  ['E', off, off],
  ['E', { ...way, email: false }, { ...way, email: false, digest: false }],
  ['E', way, way],
  ['E', { inApp: false, email: false }, { ...off, push: true }],
  ['I', way, { ...way, email: false, digest: false }],
] as const)('by %s, %j becomes %j', (channel, chosen, expected) => {
  expect(preferenceFor(channel, 'SessionReminder', { SessionReminder: chosen })).toEqual(expected);
  expect(preferenceFor(channel, 'SessionReminder', {}).inApp).toBe(true);
});
