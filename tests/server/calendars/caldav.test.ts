import { afterAll, beforeAll, expect, test } from 'vitest';
import { CalendarTrouble, type CalendarAdapter } from '#server/calendars/adapter.ts';
import type { ReadingTerms } from '#server/parsing/calendar/terms.ts';
import { caldavAdapter } from '#server/calendars/caldav/adapter.ts';
import type { CalendarEvent } from '#server/calendars/icalendar.ts';
import { createLog } from '#server/log.ts';
import { outside } from '#server/outbound/ask.ts';
import { openParsingRoom, type ReadFor } from '#server/parsing/room/room.ts';
import { fileOf } from '#tests/support/calendar-file.ts';
import { openCalendarServer, type CalendarServer } from '#tests/support/radicale.ts';

const now = Date.UTC(2027, 2, 8, 12);
const ask = outside({ allowLoopback: true });
const parsing = openParsingRoom({ log: createLog('silent') });
let server: CalendarServer;
let id: string;

const open = (more: Partial<{ password: string; address: string }> = {}): CalendarAdapter => {
  const { address, username, password } = server;
  const read: ReadFor = (name, input) => parsing.read(name, input, 'carl');
  return caldavAdapter({ address, username, password, ...more }, { ask, read, now: () => now });
};
const calendar = () => ({ id, readMode: 'events' as const });
const terms: ReadingTerms = {
  window: { start: Date.UTC(2027, 2, 1), end: Date.UTC(2027, 4, 1) },
  zone: 'Europe/London',
  addresses: ['carl@example.test'],
  remotes: new Set(),
};
const session: CalendarEvent = {
  uid: '0190-b1@waymark',
  sequence: 1,
  startsAt: Date.UTC(2027, 2, 10, 9),
  endsAt: Date.UTC(2027, 2, 10, 10),
  summary: 'Coaching: Carl and Mia',
  description: 'Reference B-7K2M9Q',
  location: null,
  url: 'http://localhost:3000/app/bookings/1',
};
const at = (text: string) => Date.parse(text);
const put = async (name: string, ...lines: string[]) => {
  const { status } = await server.ask('PUT', `${id}${name}.ics`, fileOf([`UID:${name}`, ...lines]));
  expect(status).toBe(201);
};

beforeAll(async () => {
  server = await openCalendarServer();
  id = await server.make('Private');
  await server.make('Second');
});
afterAll(() => Promise.all([server.close(), parsing.close()]));

test('finds the calendars of an account from the address of its server alone', async () => {
  const { label, offered } = await open().calendars();
  expect(label).toBe('carl');
  expect(offered).toEqual([
    { id, name: 'Private', writable: true, readMode: 'events' },
    { id: id.replace('private', 'second'), name: 'Second', writable: true, readMode: 'events' },
  ]);
});

test('says when the password is wrong, and when nobody answers', async () => {
  const wrong = open({ password: 'another' }).calendars();
  await expect(wrong).rejects.toMatchObject({ kind: 'refused' });
  await expect(open({ address: 'http://127.0.0.1:1' }).calendars()).rejects.toThrow('ECONNREFUSED');
});

test('reads when somebody is busy, over repetitions, zones and changes of the clocks', async () => {
  await put('dentist', 'DTSTART:20270309T140000Z', 'DTEND:20270309T150000Z', 'SUMMARY:Secret');
  await put(
    'weekly',
    'DTSTART;TZID=Europe/London:20270322T090000',
    'DTEND;TZID=Europe/London:20270322T100000',
    'RRULE:FREQ=WEEKLY;COUNT=3',
    'EXDATE;TZID=Europe/London:20270405T090000',
  );
  await put('free', 'DTSTART:20270311T140000Z', 'DTEND:20270311T150000Z', 'TRANSP:TRANSPARENT');
  await put('off', 'DTSTART:20270312T140000Z', 'DTEND:20270312T150000Z', 'STATUS:CANCELLED');
  await put(
    'declined',
    'DTSTART:20270313T140000Z',
    'DTEND:20270313T150000Z',
    'ATTENDEE;PARTSTAT=DECLINED:mailto:carl@example.test',
  );
  await put('holiday', 'DTSTART;VALUE=DATE:20270415', 'DTEND;VALUE=DATE:20270416');
  expect(await open().busy(calendar(), terms)).toEqual([
    { start: at('2027-03-09T14:00Z'), end: at('2027-03-09T15:00Z') },
    { start: at('2027-03-22T09:00Z'), end: at('2027-03-22T10:00Z') },
    { start: at('2027-03-29T08:00Z'), end: at('2027-03-29T09:00Z') },
    { start: at('2027-04-14T23:00Z'), end: at('2027-04-15T23:00Z') },
  ]);
});

test('an event of ours is written, found unchanged, changed over what is known, and taken out', async () => {
  const adapter = open();
  const kept = await adapter.write(calendar(), session, null);
  expect((await server.events(id)).includes(kept.remote)).toBe(true);
  const seen = await adapter.look(calendar(), [kept.remote, `${id}gone.ics`], 'UTC');
  expect([...seen.values()]).toEqual([
    { ...kept, isDeclined: false, start: session.startsAt, end: session.endsAt },
  ]);
  expect(await adapter.busy(calendar(), terms)).not.toContainEqual({
    start: session.startsAt,
    end: session.endsAt,
  });

  const later = { ...session, sequence: 2, startsAt: session.startsAt + 3_600_000 };
  const rewritten = await adapter.write(
    calendar(),
    { ...later, endsAt: session.endsAt + 3_600_000 },
    kept,
  );
  expect(rewritten.etag).not.toBe(kept.etag);
  await expect(adapter.write(calendar(), later, kept)).rejects.toMatchObject({ kind: 'changed' });

  await adapter.remove(calendar(), kept);
  expect((await server.events(id)).includes(kept.remote)).toBe(false);
  await adapter.remove(calendar(), rewritten);
});

test('an event that an earlier connection left behind is taken over', async () => {
  const first = await open().write(calendar(), session, null);
  const again = await open().write(calendar(), { ...session, sequence: 3 }, null);
  expect(again.remote).toBe(first.remote);
  await open().remove(calendar(), again);
});

test('the marker changes with the calendar, and only then', async () => {
  const adapter = open();
  const first = await adapter.marker(calendar(), null);
  expect(await adapter.marker(calendar(), first)).toBe(first);
  await put('new', 'DTSTART:20270420T140000Z', 'DTEND:20270420T150000Z');
  expect(await adapter.marker(calendar(), first)).not.toBe(first);
});

test('a calendar that is not there any more is told apart from a server that does not answer', async () => {
  const lost = { id: `${id}nothing/`, readMode: 'events' as const };
  await expect(open().busy(lost, terms)).rejects.toEqual(
    new CalendarTrouble('missing', 'The calendar is not there any more.'),
  );
});
