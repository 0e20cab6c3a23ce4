import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { calendarFile, type CalendarEvent, type Invitation } from '#server/calendars/icalendar.ts';
import { createMailer } from '#server/mail/mailer.ts';
import { mailDelivery } from '#server/mail/delivery.ts';
import { outboxWorker } from '#server/outbox/worker.ts';
import { seededAt } from '#tests/support/database.ts';
import { readMail, testMailServer } from '#tests/support/smtp.ts';
import { hour, notificationScene, startsAt } from './features/notifications-scene.ts';

const event: CalendarEvent = {
  uid: 'b-1@waymark',
  sequence: 3,
  startsAt: Date.parse('2026-03-29T00:30:00.000Z'),
  endsAt: Date.parse('2026-03-29T01:30:00.000Z'),
  summary: 'Sales; coaching, Zoë\\Ana',
  description: 'First line\r\nsecond: "quoted", and so on; \u{1F3C6} '.repeat(8),
  location: 'Room 5, High Street',
  url: 'https://waymark.test/app/bookings/1',
};
const invitation: Invitation = {
  method: 'REQUEST',
  organiser: { name: 'Waymark', email: 'hello@waymark.test' },
  attendee: { name: 'Zoë "Zed" Ångström; CEO', email: 'zoe@example.test' },
};

function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('There is no event in the file.');
  return { calendar, component, event: new ICAL.Event(component) };
}

describe('a calendar file', () => {
  test('is read back as it was meant', () => {
    const { calendar, component, event: found } = read(calendarFile(event, seededAt, invitation));
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(found.uid).toBe(event.uid);
    expect(found.sequence).toBe(3);
    expect(found.startDate.toString()).toBe('2026-03-29T00:30:00Z');
    expect(found.endDate.toString()).toBe('2026-03-29T01:30:00Z');
    expect(found.summary).toBe(event.summary);
    expect(found.description).toBe(event.description.replaceAll('\r\n', '\n'));
    expect(found.location).toBe(event.location);
    expect(component.getFirstPropertyValue('url')).toBe(event.url);
    expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-03-02T09:00:00Z');
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
    expect(found.organizer).toBe('mailto:hello@waymark.test');
    const [attendee, ...others] = found.attendees;
    expect(others).toEqual([]);
    expect(attendee?.getFirstValue()).toBe('mailto:zoe@example.test');
    expect(attendee?.getParameter('cn')).toBe("Zoë 'Zed' Ångström; CEO");
    expect(attendee?.getParameter('rsvp')).toBe('FALSE');
  });

  test('holds no line and no character that somebody has slipped into a name', () => {
    const slipped = 'Sales\u2028\u0085X-EVIL:1\u202Ecod.exe\u200B';
    const file = calendarFile({ ...event, summary: slipped }, seededAt, {
      ...invitation,
      attendee: { name: `Zoë\r\nX-EVIL:1${slipped}`, email: 'zoe@example.test\r\nX-EVIL:1' },
    });
    expect(file).not.toMatch(/[\u0085\u2028\u202E\u200B]/);
    expect(file.split('\r\n').filter((line) => line.startsWith('X-EVIL'))).toEqual([]);
    expect(read(file).event.summary).toBe('SalesX-EVIL:1cod.exe');
  });

  test('has lines of at most 75 bytes that end in CRLF and split no character', () => {
    const file = calendarFile(event, seededAt, invitation);
    expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const lines = file.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75);
    expect(lines.some((line) => line.includes('\uFFFD'))).toBe(false);
    expect(lines.filter((line) => line.startsWith(' ')).length).toBeGreaterThan(5);
  });

  test('that cancels says so twice', () => {
    const { calendar, component } = read(
      calendarFile(event, seededAt, { ...invitation, method: 'CANCEL' }),
    );
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
  });

  test('to be kept is no message, and names no address', () => {
    const file = calendarFile({ ...event, location: null }, seededAt);
    expect(file).not.toMatch(/METHOD|ORGANIZER|ATTENDEE|mailto|LOCATION/);
    expect(read(file).event.sequence).toBe(3);
  });
});

test('a booking reaches the calendar of its member, is moved out of it, and can be downloaded', async () => {
  const scene = await notificationScene();
  const smtp = await testMailServer();
  const settings = { ...scene.services.settings, smtpUrl: smtp.url };
  const mailer = createMailer(settings);
  const outbox = outboxWorker({
    db: scene.db,
    clock: scene.clock,
    log: scene.services.log,
    deliveries: { mail: mailDelivery({ db: scene.db, mailer, settings }) },
  });
  const { mia, ana } = scene.people;
  const booking = await scene.request(mia);
  await scene.tell(ana, booking, 'CONFIRM');
  const { content, fileName } = await scene
    .as(mia)
    .call('GET /bookings/{booking}/calendar', { params: { booking } });
  await scene.tell(ana, booking, 'CANCEL', { reason: 'Ill' });
  await outbox.runDue(seededAt);
  mailer.close();

  const invitations = smtp.received
    .map(({ raw }) => readMail(raw))
    .filter(({ parts }) => parts.length > 2)
    .map(({ parts }) => {
      const [, , inline, attached] = parts;
      expect(attached?.headers['content-disposition']).toContain('session.ics');
      expect(attached?.body).toBe(inline?.body);
      return { type: inline?.headers['content-type'], ...read(attached?.body ?? '') };
    })
    .toSorted((a, b) => a.event.sequence - b.event.sequence);
  const { reference, icalUid } = await scene.booking(booking);
  expect(invitations.map(({ event: found }) => [found.uid, found.sequence])).toEqual([
    [icalUid, 1],
    [icalUid, 2],
    [icalUid, 2],
  ]);
  expect(invitations.map(({ type }) => type)).toEqual([
    expect.stringContaining('method=REQUEST'),
    expect.stringContaining('method=CANCEL'),
    expect.stringContaining('method=CANCEL'),
  ]);
  const [first] = invitations;
  expect(first?.event.startDate.toJSDate().getTime()).toBe(startsAt);
  expect(first?.event.endDate.toJSDate().getTime()).toBe(startsAt + hour);
  expect(first?.event.summary).toBe('Sales coaching: Ana Silva and Mia Turner');
  expect(first?.event.location).toBe(`http://localhost:3000/zoom/${booking}`);
  expect(first?.event.description).toBe(
    `Sales coaching with Ana Silva for Mia Turner\nSat 7 Mar, 14:00 in London; 09:00 in New York for Ana Silva\nReference ${reference}\nhttp://localhost:3000/app/bookings/${booking}`,
  );
  expect(fileName).toBe(`${reference}.ics`);
  expect(read(content).event.uid).toBe(icalUid);
  expect(read(content).event.sequence).toBe(1);
});

test('every change of a booking is a later version of the same event, and mails name both clocks', async () => {
  const scene = await notificationScene();
  const { mia, ana } = scene.people;
  const booking = await scene.request(mia);
  const versions: [string, number][] = [];
  const keep = async (): Promise<void> => {
    const { content } = await scene
      .as(mia)
      .call('GET /bookings/{booking}/calendar', { params: { booking } });
    const { uid, sequence } = read(content).event;
    versions.push([uid, sequence]);
  };
  const steps: [string, object?][] = [
    ['CONFIRM'],
    ['UPDATE_LOCATION', { kind: 'phone', detail: '+44 20 7946 0018' }],
    ['CANCEL', { reason: 'Ill' }],
    ['REINSTATE'],
  ];
  for (const [type, payload] of steps) {
    await scene.tell(ana, booking, type, payload);
    // What is cancelled is not kept in any calendar.
    if (type !== 'CANCEL') await keep();
  }
  const { icalUid } = await scene.booking(booking);
  expect(versions).toEqual([1, 2, 4].map((sequence) => [icalUid, sequence]));
  const mailed = (await scene.mailsTo(mia, booking)).flatMap(({ calendar }) => calendar ?? []);
  const sent = mailed.map(({ uid, sequence, method }) => `${uid} ${sequence} ${method}`);
  expect(sent.toSorted()).toEqual([
    `${icalUid} 1 REQUEST`,
    `${icalUid} 2 REQUEST`,
    `${icalUid} 3 CANCEL`,
    `${icalUid} 4 REQUEST`,
  ]);
  const whenFor = async (person: typeof mia) =>
    (await scene.mailsTo(person, booking))
      .flatMap(({ details }) => details)
      .find(({ label }) => label === 'When')?.value;
  expect(await whenFor(mia)).toBe('Sat 7 Mar, 14:00–15:00 (GMT); 09:00 in New York for Ana Silva');
  expect(await whenFor(ana)).toMatch(
    /^Sat Mar 7, 09:00–10:00 \(.+\); 14:00 in London for Mia Turner$/,
  );
});

test('a member who cancels late takes it out of the calendar of the coach, too', async () => {
  const scene = await notificationScene();
  const { mia, ana } = scene.people;
  const booking = await scene.request(mia);
  await scene.tell(ana, booking, 'CONFIRM');
  scene.clock.set(startsAt - 2 * hour);
  await scene.tell(mia, booking, 'CANCEL');
  for (const each of [mia, ana]) {
    const last = (await scene.mailsTo(each, booking)).flatMap(({ calendar }) => calendar ?? []);
    expect(last.at(-1)).toMatchObject({ method: 'CANCEL', sequence: 2 });
  }
});
