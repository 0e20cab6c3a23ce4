import { describe, expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import type { Notice } from '#machines/booking/effects.ts';
import { noticeRows, typeOf, typesSettled } from '#domain/notifications/notices.ts';
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

/** Orders of the charts that have one notice only, by their own names; points are counted without a chart. */
const byName: Readonly<Record<string, string>> = {
  congratulate: 'AchievementAwarded',
  notifyLeaders: 'TeamLeaderUpdated',
  warnHolder: 'RemainingProgrammeCredits',
  notifyOfCompletion: 'KaiComplete',
  notifyOfWarnings: 'KaiCompleteWithErrors',
  notifyOfFailure: 'KaiCompleteWithErrors/failed',
};
const withoutChart = [
  'LevelledUp',
  'AdminMemberCreated/many',
  // Ordered by their chart, and told in the background, together.
  'BookingResourcesAdded',
  'ProgrammeResourcesAdded',
  'GlobalResourcesAdded',
  // A message that is placed is looked at again after a while.
  'MessageRecieved',
];

const keyOf = ({ type, variant }: Notice): string => (variant ? `${type}/${variant}` : type);
const fired = [
  ...ordersOf('notify').map(({ chart, params }) => ({ chart, key: keyOf(params as Notice) })),
  ...ordersOf('notifyPeople').map(({ chart, params }) => ({
    chart,
    key: (params as { readonly type: string }).type,
  })),
  ...Object.entries(byName).flatMap(([order, key]) =>
    catalogue
      .filter(({ machine }) => order in machine.implementations.actions)
      .map(({ name }) => ({ chart: name, key })),
  ),
];
const keys: readonly string[] = noticeRows.map(([key]) => key);

const typeNamed = (key: string): string => key.split('/')[0] ?? '';

test('the charts notify somebody', () => {
  expect(fired.length).toBeGreaterThan(20);
  expect(ordersOf('settleNotices').length).toBeGreaterThan(5);
});

describe('the notification map', () => {
  test('has a row for every notification that a chart orders', () => {
    const silent = fired.filter(({ key }) => !keys.includes(key));
    expectNone(
      silent.map(({ chart, key }) => `${chart} orders ${key}`),
      {
        because: 'an order without a row fails in the transaction of the event',
        remedy: 'add its row to src/domain/notifications/rows',
      },
    );
  });

  test('has no row that nothing orders', () => {
    const ordered = new Set([...fired.map(({ key }) => key), ...withoutChart]);
    expectNone(
      keys.filter((key) => !ordered.has(key)),
      {
        because: 'nobody will ever read it',
        remedy: 'let the transition order it with notify(), or take the row away',
      },
    );
  });

  test('leaves exactly those of the 55 types without a row that nothing orders', () => {
    const withRow = new Set<string>(noticeRows.map(([key]) => typeOf(key)));
    const ordered = new Set([...fired.map(({ key }) => key), ...withoutChart].map(typeNamed));
    expect(new Set(notificationTypes).size).toBe(55);
    expect(notificationTypes.filter((type) => !withRow.has(type))).toEqual(
      notificationTypes.filter((type) => !ordered.has(type)),
    );
  });

  test('mails a calendar file only where a mail is always sent', () => {
    expect(noticeRows.filter(([, { calendar, channel }]) => calendar && channel !== 'E!')).toEqual(
      [],
    );
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
