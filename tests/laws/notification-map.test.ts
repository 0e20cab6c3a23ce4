import { expect, test } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import type { Notice } from '#machines/booking/effects.ts';
import {
  noticeRows,
  notices,
  typeOf,
  type BookingNoticeKey,
} from '#domain/notifications/notices.ts';
import { notificationTypes } from '#domain/notifications/notification-types.ts';
import { actionsOf } from './chart-rules.ts';
import { facts, otherMaps, factsFor } from './notification-facts.ts';
import { notificationMap, typesOfTheMap, waiting } from './notification-map.ts';

/** What the placeholders of the map stand for, when everything else is named like them. */
const placeholders: readonly (readonly [string, string])[] = [
  ['Wed 3 Jun, 14:00', '{start}'],
  ['Wed 3 Jun, 12:00', '{expiresAt}'],
  ['Thu 4 Jun, 14:00', '{otherStart}'],
  ['Wed 3 Jun, 11:00', '{answerBy}'],
  ['video call → by phone, +44 20 7946 0018', '{changes, old → new}'],
  ['less than 24 hours before', 'less than {lateWindow} before'],
  ['only 5 h before', 'only {hours} h before'],
  [' in 5 hours (', ' {relativeStart} ('],
  ['rated 2 of', 'rated {score} of'],
];

/** Everybody whom the charts let be told of something, by type and variant. */
function audiencesOf(wanted: BookingNoticeKey): readonly string[] {
  const orders = catalogue.flatMap(({ machine }) => actionsOf(machine));
  const ordered = orders
    .filter(({ type }) => type === 'notify')
    .map(({ params }) => params as Notice)
    .filter(({ type, variant }) => (variant ? `${type}/${variant}` : type) === wanted);
  return [...new Set(ordered.flatMap(({ to }) => to))];
}

test.each(notificationMap)('$key is told as the map has it', (row) => {
  const built = notices[row.key];
  const told = factsFor(row);
  const text = placeholders.reduce(
    (said, [words, name]) => said.replaceAll(words, name),
    built.text(told),
  );
  expect({
    text,
    link: built.go(told).path,
    channel: built.channel,
    calendar: built.calendar,
    auto: built.settled,
    to: built.to.toSorted(),
    ordered: audiencesOf(row.key).toSorted(),
  }).toEqual({
    text: row.text,
    link: row.link,
    channel: row.channel,
    calendar: row.calendar,
    auto: row.auto,
    to: row.to.toSorted(),
    ordered: row.to.toSorted(),
  });
});

test.each(otherMaps)(
  '$key is told as the map has it',
  ({ read, key: _, facts: _facts, ...row }) => {
    expect(read()).toEqual(row);
  },
);

test('no type is told that the map does not have; what a type says to readers whom the map does not name reaches them as it reaches the others', () => {
  const known = new Set<string>([...notificationMap, ...otherMaps].map(({ key }) => key));
  const channelsOf = (type: string) =>
    noticeRows
      .filter(([key]) => known.has(key) && typeOf(key) === type)
      .map(([, { channel }]) => channel);
  const strays = noticeRows
    .filter(([key]) => !known.has(key))
    .filter(([key, { channel }]) => !channelsOf(typeOf(key)).includes(channel));
  expect(strays.map(([key]) => key)).toEqual([]);
  const types: readonly string[] = notificationTypes;
  expect(typesOfTheMap.filter((type) => !types.includes(type))).toEqual([]);
});

test('what has no row yet waits for its feature, and for nothing else', () => {
  const types = notificationTypes.filter((type) => typesOfTheMap.includes(type));
  const missing = types.filter((type) => !noticeRows.some(([key]) => typeOf(key) === type));
  expect(missing.filter((type) => !(type in waiting))).toEqual([]);
});

test('the words of the map that differ by reader differ', () => {
  const outside = notices.BookingCancelledOutsideOfSystem;
  const row = notificationMap.find(({ key }) => key === 'BookingCancelledOutsideOfSystem');
  if (!row) throw new Error('The row is not in the map');
  expect(outside.go(factsFor({ ...row, reader: 'coach' })).path).toBe('/app/bookings/{booking}');
  const lost = notices.BookingCreditLost;
  const told = factsFor(row);
  const team = { id: '{team}', name: '{team}' };
  expect(lost.go({ ...told, facts: { ...facts, team } }).path).toBe(
    '/app/session-credits/team/{team}',
  );
  const attendees = facts.attendees.map((each) => ({ ...each, attendance: 'missed' }));
  expect(lost.text({ ...told, facts: { ...facts, attendees } })).toContain(
    'because you missed it.',
  );
  const began = notices.SessionStart;
  expect(began.go({ ...told, facts: { ...facts, isVideo: false } }).path).toBe(
    '/app/bookings/{booking}',
  );
});
