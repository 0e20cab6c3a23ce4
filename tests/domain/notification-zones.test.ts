import { expect, test } from 'vitest';
import { calendarMails } from '#domain/notifications/calendar-mails.ts';
import type { BookingFacts, NoticeFacts, Recipient } from '#domain/notifications/booking-words.ts';
import type { NoticeVariant } from '#domain/notifications/notice.ts';
import { bookingNotice, noticeRows, notices, typeOf } from '#domain/notifications/notices.ts';
import { byClockOf, withItsTimes } from '#domain/notifications/said-times.ts';
import { formatMoment } from '#domain/time/format.ts';

/** All moments that a text about a booking can be made of; no two show the same minute in any zone. */
const moments = {
  start: Date.parse('2026-06-03T13:00:00.000Z'),
  expiry: Date.parse('2026-06-02T22:07:00.000Z'),
  other: Date.parse('2026-06-05T19:20:00.000Z'),
  answer: Date.parse('2026-06-01T04:41:00.000Z'),
  before: Date.parse('2026-06-04T18:31:00.000Z'),
  last: Date.parse('2026-07-08T20:53:00.000Z'),
} as const;

const mia = { id: 'a1', userId: 'mia', name: 'Mia Turner', attendance: 'expected' };
const facts: BookingFacts = {
  bookingId: 'b1',
  sessionId: 's1',
  sessionName: 'Sales coaching',
  coachId: 'ana',
  coachName: 'Ana Silva',
  askerName: 'Mia Turner',
  ownerId: 'mia',
  team: null,
  attendees: [mia],
  startsAt: moments.start,
  expiresAt: moments.expiry,
  isVideo: true,
  cost: 1,
  creditState: 'returned',
  lateWindow: 86_400_000,
  reason: 'Ill',
  actorName: 'Ana Silva',
  changes: { time: [moments.before, moments.start] },
  proposal: { startsAt: moments.other, expiresAt: moments.answer, reason: 'I teach until five.' },
  at: moments.start - 86_400_000,
};

const clocks = [
  ['Europe/London', 'en-GB'],
  ['America/New_York', 'en-US'],
  ['Asia/Kathmandu', 'en-GB'],
] as const;

type Words = (t: NoticeFacts) => readonly string[];

/** Every mail and notification about a booking, by its name. */
const kinds: (readonly [string, Words])[] = [
  ...noticeRows.flatMap(([key]): (readonly [string, Words])[] => {
    const variant = key.split('/')[1] as NoticeVariant | undefined;
    try {
      const row = notices[bookingNotice(typeOf(key), variant)];
      return [
        [key, (t: NoticeFacts) => [row.text(t), row.subject?.(t) ?? '', row.go?.(t)?.label ?? '']],
      ];
    } catch {
      return [];
    }
  }),
  ...Object.entries(calendarMails).map(
    ([name, mail]) =>
      [`calendar: ${name}`, (t: NoticeFacts) => [mail.text(t), mail.subject(t)]] as const,
  ),
];

/** What is said with each of the moments by its name, where it stands by the clock of whoever reads it. */
function namesInstead(words: readonly string[], { timeZone, locale }: Recipient): string {
  let text = words.join(' | ');
  for (const [name, at] of Object.entries(moments))
    text = text.replaceAll(formatMoment(at, timeZone, { locale }), `{${name}}`);
  return text;
}

test('mails and notifications about bookings are many', () => {
  expect(kinds.length).toBeGreaterThan(40);
});

test.each(kinds)('%s says every time by the clock of whoever reads it', (_, words) => {
  for (const relation of ['member', 'coach', 'staff'] as const) {
    const said = clocks.map(([timeZone, locale]) => {
      const recipient = { id: 'mia', relation, timeZone, locale };
      return namesInstead(words({ facts, recipient, subject: mia }), recipient);
    });
    const [inLondon = ''] = said;
    expect(said).toEqual(clocks.map(() => inLondon));
    expect(inLondon).not.toMatch(/\d:\d\d/);
  }
});

test.each(kinds)(
  '%s is read by the clock of the page, whatever clock it was written by',
  (_, words) => {
    const recipient = (timeZone: string, locale: string): Recipient => ({
      id: 'mia',
      relation: 'member',
      timeZone,
      locale,
      more: { count: 3, until: moments.last },
    });
    for (const [writtenIn, locale] of clocks)
      for (const [readIn] of clocks) {
        const say = (zone: string, language: string) =>
          words({ facts, recipient: recipient(zone, language), subject: mia }).join(' | ');
        const { text, times } = withItsTimes(() => say(writtenIn, locale));
        expect(byClockOf(text, times, readIn)).toBe(say(readIn, 'en-GB'));
      }
  },
);

test('days on which credits and programmes end are read by the clock of the page', () => {
  const ends = Date.parse('2026-07-01T04:30:00.000Z');
  const written = { id: 'mia', timeZone: 'Europe/London', locale: 'en-GB' };
  const lot = {
    left: 2,
    unit: 'session',
    purpose: 'Coaching',
    programme: { id: 'p', name: 'P' },
    expiresAt: ends,
    team: null,
  } as const;
  const credits = (recipient: typeof written) =>
    notices.RemainingProgrammeCredits.text({ ...lot, recipient });
  const programme = { id: 'p', name: 'P', startDate: '2026-03-01', endDate: '2026-07-08' };
  const part = (recipient: typeof written) =>
    notices.ProgrammeCreated.text({
      ...programme,
      members: 1,
      percentUsed: 0,
      left: 0,
      recipient,
    });
  for (const say of [credits, part])
    for (const [timeZone] of clocks) {
      const { text, times } = withItsTimes(() => say(written));
      expect(byClockOf(text, times, timeZone)).toBe(say({ ...written, timeZone }));
    }
});

test('who is told of several at once reads by their own clock when the last of them is', () => {
  for (const [timeZone, locale] of clocks) {
    const more = { count: 3, until: moments.last };
    const recipient: Recipient = { id: 'mia', relation: 'member', timeZone, locale, more };
    const { text } = notices.BookingCreatedForUser;
    const said = namesInstead([text({ facts, recipient, subject: null })], recipient);
    expect(said).toContain('{start}');
    expect(said).not.toMatch(/\d:\d\d/);
  }
});
