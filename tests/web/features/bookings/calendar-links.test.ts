import { expect, test } from 'vitest';
import {
  appointmentIn,
  googleLink,
  outlookLink,
} from '#web/features/bookings/page/calendar-links.ts';

const event = [
  'BEGIN:VEVENT',
  'UID:b1@waymark.example',
  'DTSTART:20261204T174500Z',
  'DTEND:20261204T184500Z',
  'SUMMARY:Coaching: Ana Silva and',
  '  Mia & Max',
  'DESCRIPTION:With Ana\\, for you\\nReference B-1',
  'LOCATION:https://waymark.example/zoom/b1',
  'END:VEVENT',
];
const fileOf = (...events: readonly string[][]) =>
  ['BEGIN:VCALENDAR', ...events.flat(), 'END:VCALENDAR', ''].join('\r\n');

const appointment = appointmentIn(fileOf(event));
const asked = (link: string) => Object.fromEntries(new URL(link).searchParams);

test('the links to calendars say what the file says, and nothing else', () => {
  if (appointment === null) throw new Error('There is an appointment in the file');
  expect(googleLink(appointment)).toMatch(/^https:\/\/calendar\.google\.com\//);
  expect(asked(googleLink(appointment))).toEqual({
    action: 'TEMPLATE',
    text: 'Coaching: Ana Silva and Mia & Max',
    dates: '20261204T174500Z/20261204T184500Z',
    details: 'With Ana, for you\nReference B-1',
    location: 'https://waymark.example/zoom/b1',
  });
  expect(outlookLink(appointment)).toMatch(/^https:\/\/outlook\.office\.com\//);
  expect(asked(outlookLink(appointment))).toMatchObject({
    subject: 'Coaching: Ana Silva and Mia & Max',
    startdt: '2026-12-04T17:45:00Z',
    enddt: '2026-12-04T18:45:00Z',
  });
});

test('a file of several appointments, and one of none, has no such link', () => {
  expect(appointmentIn(fileOf(event, event))).toBeNull();
  expect(appointmentIn(fileOf())).toBeNull();
});
