import { describe, expect, test } from 'vitest';
import { CalendarTrouble, type ReadingTerms } from '#server/calendars/adapter.ts';
import { busyIn, nameIn } from '#server/calendars/reading.ts';
import { fileOf } from '#tests/support/calendar-file.ts';

const at = (text: string) => Date.parse(text);
const terms: ReadingTerms = {
  window: { start: at('2027-03-01T00:00Z'), end: at('2027-05-01T00:00Z') },
  zone: 'Europe/Lisbon',
  addresses: ['carl@example.test'],
  isOurs: ({ uid }) => uid.endsWith('@waymark'),
};

/** What the lines of events come to, as pairs of texts. */
function busy(...events: string[][]): string[] {
  const text = fileOf(...events).replace(/BEGIN:VTIMEZONE[\s\S]*END:VTIMEZONE\r\n/, '');
  return busyIn([{ text, remote: 'https://feed.example/' }], terms).map(
    ({ start, end }) => `${short(start)} ${short(end)}`,
  );
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
    expect(busyIn([{ text, remote: '' }], terms)).toEqual([
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

  test('an occurrence that was moved, called off or added counts as it is now', () => {
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

  test('a rule that never ends, every second, comes to an end', () => {
    const rule = ['UID:a', 'DTSTART:19700101T000000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'];
    expect(busy(rule)).toEqual([]);
  });

  test('what is no calendar is said to be none', () => {
    expect(() => busyIn([{ text: '<html>', remote: '' }], terms)).toThrow(CalendarTrouble);
    expect(() => busyIn([{ text: '', remote: '' }], terms)).toThrow(CalendarTrouble);
  });

  test('a feed tells its name', () => {
    const named = fileOf().replace('VERSION:2.0', 'VERSION:2.0\r\nX-WR-CALNAME:School holidays');
    expect(nameIn(named)).toBe('School holidays');
    expect(nameIn(fileOf())).toBeNull();
  });
});
