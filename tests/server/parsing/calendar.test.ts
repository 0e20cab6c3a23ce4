import { describe, expect, test } from 'vitest';
import type { ReadingTerms } from '#server/parsing/calendar/terms.ts';
import { feedBusy, feedName } from '#server/parsing/calendar/feed.ts';
import { ParsingRefused } from '#server/parsing/refused.ts';
import { fileOf } from '#tests/support/calendar-file.ts';

const at = (text: string) => Date.parse(text);
const terms: ReadingTerms = {
  window: { start: at('2027-03-01T00:00Z'), end: at('2027-05-01T00:00Z') },
  zone: 'Europe/Lisbon',
  addresses: ['carl@example.test'],
  remotes: new Set(),
};

const content = (text: string) => new TextEncoder().encode(text);
const busyIn = (text: string) =>
  feedBusy({ content: content(text), remote: 'https://feed.example/', terms });

/** What the lines of events come to, as pairs of texts. */
function busy(...events: string[][]): string[] {
  const text = fileOf(...events).replace(/BEGIN:VTIMEZONE[\s\S]*END:VTIMEZONE\r\n/, '');
  return busyIn(text).map(({ start, end }) => `${short(start)} ${short(end)}`);
}
const short = (ms: number) => new Date(ms).toISOString().slice(5, 16);

describe('busy times of a file', () => {
  test('zones that the file names but does not describe are known', () => {
    expect(
      busy([
        'UID:a',
        'DTSTART;TZID=America/New_York:20270312T090000',
        'DTEND;TZID=America/New_York:20270312T100000',
        'RRULE:FREQ=WEEKLY;COUNT=2',
      ]),
    ).toEqual(['03-12T14:00 03-12T15:00', '03-19T13:00 03-19T14:00']);
  });

  test('a zone of the file’s own is read as the file describes it', () => {
    const zone = fileOf(['UID:a', 'DTSTART;TZID=Home:20270401T090000', 'DURATION:PT30M']);
    const text = zone.replace('TZID:Europe/London', 'TZID:Home');
    expect(busyIn(text)).toEqual([
      { start: at('2027-04-01T08:00Z'), end: at('2027-04-01T08:30Z') },
    ]);
  });

  test('an event at no date that exists keeps the others not away', () => {
    expect(
      busy(
        ['UID:a', 'DTSTART;VALUE=DATE:00000000', 'DTEND;VALUE=DATE:00000000'],
        ['UID:b', 'DTSTART:20270330T090000Z', 'DTEND:20270330T100000Z'],
      ),
    ).toEqual(['03-30T09:00 03-30T10:00']);
  });

  test('times without a zone and whole days are the coach’s', () => {
    expect(
      busy(
        ['UID:a', 'DTSTART:20270330T090000', 'DTEND:20270330T100000'],
        ['UID:b', 'DTSTART;VALUE=DATE:20270402', 'DTEND;VALUE=DATE:20270403'],
      ),
    ).toEqual(['03-30T08:00 03-30T09:00', '04-01T23:00 04-02T23:00']);
  });

  test('an occurrence that was moved, cancelled or added counts as it is now', () => {
    const weekly = ['UID:a', 'DTSTART:20270303T100000Z', 'DTEND:20270303T110000Z'];
    expect(
      busy(
        [...weekly, 'RRULE:FREQ=WEEKLY;COUNT=4', 'RDATE:20270404T100000Z'],
        [
          'UID:a',
          'RECURRENCE-ID:20270310T100000Z',
          'DTSTART:20270311T120000Z',
          'DTEND:20270311T123000Z',
        ],
        ['UID:a', 'RECURRENCE-ID:20270317T100000Z', 'DTSTART:20270317T100000Z', 'STATUS:CANCELLED'],
      ),
    ).toEqual([
      '03-03T10:00 03-03T11:00',
      '03-11T12:00 03-11T12:30',
      '03-24T10:00 03-24T11:00',
      '04-04T10:00 04-04T11:00',
    ]);
  });

  test('one occurrence to which somebody was invited stands for itself', () => {
    expect(
      busy([
        'UID:a',
        'RECURRENCE-ID:20270310T100000Z',
        'DTSTART:20270310T100000Z',
        'DURATION:PT1H',
      ]),
    ).toEqual(['03-10T10:00 03-10T11:00']);
  });

  test('what overlaps is one, what is ours or leaves free is none, and the window ends it', () => {
    expect(
      busy(
        ['UID:a', 'DTSTART:20270310T100000Z', 'DTEND:20270310T110000Z'],
        ['UID:b', 'DTSTART:20270310T103000Z', 'DTEND:20270310T120000Z'],
        ['UID:c@waymark', 'DTSTART:20270311T100000Z', 'DTEND:20270311T110000Z'],
        ['UID:d', 'DTSTART:20270312T100000Z', 'DTEND:20270312T110000Z', 'TRANSP:TRANSPARENT'],
        [
          'UID:e',
          'DTSTART:20270312T100000Z',
          'DTEND:20270312T110000Z',
          'ATTENDEE;PARTSTAT=DECLINED:MAILTO:Carl@Example.test',
        ],
        ['UID:f', 'DTSTART:20270430T230000Z', 'DTEND:20270501T020000Z'],
        ['UID:g', 'DTSTART:20270601T230000Z', 'DTEND:20270602T020000Z'],
      ),
    ).toEqual(['03-10T10:00 03-10T12:00', '04-30T23:00 05-01T00:00']);
  });

  test('a zone of the file’s own that changes in no way that can be worked out is said so', () => {
    const zone = fileOf(['UID:a', 'DTSTART;TZID=Home:20270401T090000', 'DURATION:PT30M'])
      .replace('TZID:Europe/London', 'TZID:Home')
      .replace('FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'FREQ=SECONDLY');
    expect(() => busyIn(zone)).toThrow('can’t be worked out: it happens too often');
  });

  test('a repetition that was moved far, and those from one on that were moved, are where they are now', () => {
    expect(
      busy(
        ['UID:a', 'DTSTART:20270303T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=20'],
        [
          'UID:a',
          'RECURRENCE-ID;RANGE=THISANDFUTURE:20270407T100000Z',
          'DTSTART:20270408T120000Z',
          'DURATION:PT2H',
        ],
        ['UID:a', 'RECURRENCE-ID:20270623T100000Z', 'DTSTART:20270301T080000Z', 'DURATION:PT1H'],
      ),
    ).toEqual([
      '03-01T08:00 03-01T09:00',
      ...['03-03', '03-10', '03-17', '03-24', '03-31'].map((day) => `${day}T10:00 ${day}T11:00`),
      ...['04-08', '04-15', '04-22', '04-29'].map((day) => `${day}T12:00 ${day}T14:00`),
    ]);
  });

  test('periods that were added keep their own length', () => {
    expect(
      busy([
        'UID:a',
        'DTSTART:20270303T100000Z',
        'DURATION:PT1H',
        'RDATE;VALUE=PERIOD:20270304T100000Z/PT3H',
      ]),
    ).toEqual(['03-03T10:00 03-03T11:00', '03-04T10:00 03-04T13:00']);
  });

  test.each([
    ['FREQ=SECONDLY', 'it happens too often'],
    ['FREQ=SECONDLY;COUNT=3;BYMONTH=2;BYMONTHDAY=30', 'it happens too often'],
    ['FREQ=YEARLY;BYWEEKNO=20', 'we don’t recognise BYWEEKNO'],
    ['FREQ=DAILY;BYHOUR=9;COUNT=99999999999', 'its COUNT isn’t valid'],
  ])('a rule that can’t be counted out is said so: %s', (rule, why) => {
    const lines = ['UID:a', 'DTSTART:20200101T000000Z', 'DURATION:PT1S', `RRULE:${rule}`];
    expect(() => busy(lines)).toThrow(
      `This calendar has a repeating event that can’t be worked out: ${why}.`,
    );
  });

  test.each([
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MINUTELY;INTERVAL=1440;BYHOUR=11',
    'FREQ=SECONDLY;INTERVAL=86400;BYHOUR=11',
    'FREQ=MONTHLY;INTERVAL=12;BYMONTH=2',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  ])('a rule that never falls on any time leaves the event itself: %s', (rule) => {
    const lines = ['UID:a', 'DTSTART:20270303T100000Z', 'DURATION:PT1H', `RRULE:${rule}`];
    expect(busy(lines)).toEqual(['03-03T10:00 03-03T11:00']);
  });

  test('an event whose time can’t be read is not passed over as free time', () => {
    expect(() => busy(['UID:a', 'DTSTART:2027023', 'DURATION:PT1H'])).toThrow(ParsingRefused);
    expect(() => busy(['UID:a', 'DTSTART:20270230T100000Z', 'DURATION:PT1H'])).toThrow(
      'This calendar has an event whose time can’t be read.',
    );
  });

  test('what is no calendar is said to be none', () => {
    expect(() => busyIn('<html>')).toThrow(ParsingRefused);
    expect(() => busyIn('')).toThrow(ParsingRefused);
  });

  test('a feed tells its name', () => {
    const named = fileOf().replace('VERSION:2.0', 'VERSION:2.0\r\nX-WR-CALNAME:School holidays');
    expect(feedName({ content: content(named) })).toBe('School holidays');
    expect(feedName({ content: content(fileOf()) })).toBeNull();
  });
});
