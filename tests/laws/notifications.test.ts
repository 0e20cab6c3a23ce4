import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import type { Notice } from '#machines/booking/effects.ts';
import {
  bookingNotices,
  typesSettled,
  type NoticeKey,
} from '#domain/notifications/booking-notices.ts';
import type { BookingNotice } from '#domain/notifications/booking-notice.ts';
import { peopleNotices } from '#domain/notifications/people-notices.ts';
import { notificationTypes } from '#domain/notifications/notification-types.ts';
import { actionsOf } from './chart-rules.ts';
import { expectNone } from './breach.ts';

interface Order {
  readonly chart: string;
  readonly type: string;
  readonly params: unknown;
}

/** Everything the charts order with this name, in whatever transition or state. */
const ordersOf = (effect: string): Order[] =>
  catalogue.flatMap(({ name, machine }) =>
    actionsOf(machine)
      .filter((action) => action.type === effect)
      .map(({ params }) => ({ chart: name, type: effect, params })),
  );

const keyOf = ({ type, variant }: Notice): NoticeKey => (variant ? `${type}/${variant}` : type);
const fired = ordersOf('notify').map(({ chart, params }) => ({
  chart,
  key: keyOf(params as Notice),
}));
const rows = Object.entries<BookingNotice>(bookingNotices);
/** Notifications about people have a table of their own. */
const told = ordersOf('notifyPeople').map(({ params }) => (params as { type: string }).type);

test('the charts notify somebody', () => {
  expect(fired.length).toBeGreaterThan(20);
  expect(ordersOf('settleNotices').length).toBeGreaterThan(5);
});

describe('the notification map', () => {
  test('has a text for every notification that a chart orders', () => {
    expect(told.filter((type) => !(type in peopleNotices))).toEqual([]);
    const silent = fired.filter(({ key }) => !(key in bookingNotices));
    expectNone(
      silent.map(({ chart, key }) => `${chart} orders ${key}`),
      {
        because: 'an order without a text fails in the transaction of the event',
        remedy: 'add the row of the notification map to the texts in src/domain/notifications',
      },
    );
  });

  test('has no text that no chart orders', () => {
    const ordered = new Set<string>(fired.map(({ key }) => key));
    expect(Object.keys(peopleNotices).filter((type) => !told.includes(type))).toEqual([]);
    expectNone(
      rows.map(([key]) => key).filter((key) => !ordered.has(key)),
      {
        because: 'nobody will ever read it',
        remedy: 'let the transition order it with notify(), or take the row away',
      },
    );
  });

  test('leaves exactly those of the 55 types without a text that no chart orders', () => {
    const withText = new Set([
      ...rows.map(([key]) => key.split('/')[0]),
      ...Object.keys(peopleNotices),
    ]);
    const ordered = new Set<string>([...fired.map(({ key }) => key.split('/')[0] ?? ''), ...told]);
    expect(new Set(notificationTypes).size).toBe(55);
    expect(notificationTypes.filter((type) => !withText.has(type))).toEqual(
      notificationTypes.filter((type) => !ordered.has(type)),
    );
  });

  test('mails a calendar file only where a mail is always sent', () => {
    expect(rows.filter(([, { calendar, channel }]) => calendar && channel !== 'E!')).toEqual([]);
  });
});

describe('what is actioned by itself', () => {
  const settled = new Set(
    ordersOf('settleNotices').flatMap(({ params }) => [
      ...(params as { types: readonly string[] }).types,
    ]),
  );

  test('is settled by a chart, if a transition is what makes it obsolete', () => {
    const obsolete = [
      ...typesSettled('answered'),
      ...typesSettled('responded'),
      ...typesSettled('started'),
      ...typesSettled('over'),
      ...typesSettled('refunded'),
      ...typesSettled('reinstated'),
      ...typesSettled('corrected'),
      ...typesSettled('written'),
    ];
    expectNone(
      obsolete.filter((type) => !settled.has(type)),
      {
        because: 'the badge would count it for ever',
        remedy: 'settle it in machines/booking/notices.ts where the thing it asks for is done',
      },
    );
  });

  test('is settled by a chart only then', () => {
    const others = [
      ...typesSettled('opened'),
      ...typesSettled('requestedAgain'),
      ...typesSettled('never'),
    ];
    expect(others.filter((type) => settled.has(type))).toEqual([]);
  });
});
