import fc from 'fast-check';

/** Events of one feed in the form of lines, each with its own trick; `text` is what is published. */
export interface HostileFeed {
  readonly trick: string;
  readonly text: string;
}

const calendar = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: readonly string[]): string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const plain = (uid: string, start = '20270310T100000Z'): string[] =>
  event(`UID:${uid}`, `DTSTART:${start}`, 'DURATION:PT1H');
const times = <T>(count: number, make: (nth: number) => T): T[] =>
  Array.from({ length: count }, (_, nth) => make(nth));
const stamp = (nth: number): string =>
  new Date(Date.UTC(2027, 0, 1) + nth * 60_000).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
const number = (min: number, max: number) => fc.integer({ min, max });
const list = (min: number, max: number) =>
  fc.array(number(min, max), { minLength: 1, maxLength: 8 }).map((found) => found.join(','));
const part = (name: string, value: fc.Arbitrary<unknown>) =>
  fc.option(
    value.map((found) => `;${name}=${String(found)}`),
    { nil: '' },
  );

const rule = fc
  .tuple(
    fc.constantFrom('SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    part('INTERVAL', fc.oneof(number(0, 100), number(1, 2 ** 31 - 1))),
    part('COUNT', fc.oneof(number(0, 100), number(1, 2 ** 31 - 1))),
    part('UNTIL', fc.constantFrom('99991231T235959Z', '19700101', '2027', '20270230')),
    part('BYMONTH', list(1, 12)),
    part('BYMONTHDAY', list(-31, 31)),
    part('BYDAY', fc.constantFrom('MO', '5MO,-5TU', '53SU', '0FR', 'XX', 'MO,TU,WE,TH,FR,SA,SU')),
    part('BYHOUR', list(0, 23)),
    part('BYMINUTE', list(0, 59)),
    part('BYSECOND', list(0, 60)),
    part('BYSETPOS', list(-366, 366)),
    part('BYYEARDAY', list(-366, 366)),
    part('BYWEEKNO', list(-53, 53)),
  )
  .map(([frequency, ...parts]) => `FREQ=${frequency}${parts.join('')}`);
const start = fc.constantFrom(
  '20270301T100000Z',
  '19700101T000000Z',
  '00010101T000000Z',
  '99991231T235959Z',
  '20240229T120000',
);
const observance = (changes: string, from: string) => [
  'BEGIN:STANDARD',
  'DTSTART:16010101T000000',
  `TZOFFSETFROM:${from}`,
  'TZOFFSETTO:+0100',
  `RRULE:${changes}`,
  'END:STANDARD',
];
const noise = fc.string({ unit: 'binary', maxLength: 400 });

/** Every way that we know to make a reader of calendars stop, grow or fall over. */
export const hostileFeeds: fc.Arbitrary<HostileFeed> = fc.oneof(
  fc.tuple(rule, start, number(1, 20)).map(([says, from, many]) => ({
    trick: `${many} rules ${says}`,
    text: calendar(
      ...times(many, (nth) =>
        event(`UID:${nth}`, `DTSTART:${from}`, 'DURATION:PT1H', `RRULE:${says}`),
      ).flat(),
    ),
  })),
  fc.tuple(rule, fc.constantFrom('+0000', '-9999', '+2400', 'x')).map(([says, from]) => ({
    trick: `a zone that changes ${says} from ${from}`,
    text: calendar(
      'BEGIN:VTIMEZONE',
      'TZID:Home',
      ...observance(says, from),
      'END:VTIMEZONE',
      ...event('UID:a', 'DTSTART;TZID=Home:20270310T100000', 'DURATION:PT1H'),
    ),
  })),
  number(100, 1500).map((many) => ({
    trick: `${many} events`,
    text: calendar(...times(many, (nth) => plain(String(nth))).flat()),
  })),
  number(100, 1500).map((many) => ({
    trick: `${many} events of one`,
    text: calendar(...times(many, (nth) => plain('same', stamp(nth))).flat()),
  })),
  number(100, 1500).map((many) => ({
    trick: `${many} changes of one`,
    text: calendar(
      ...event('UID:a', 'DTSTART:20270101T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=HOURLY'),
      ...times(many, (nth) =>
        event('UID:a', `RECURRENCE-ID;RANGE=THISANDFUTURE:${stamp(nth)}`, `DTSTART:${stamp(nth)}`),
      ).flat(),
    ),
  })),
  fc
    .tuple(fc.constantFrom('RDATE', 'EXDATE'), number(100, 20_000), fc.constantFrom(',', '\r\n'))
    .map(([name, many, between]) => ({
      trick: `${many} ${name}`,
      text: calendar(
        ...event(
          'UID:a',
          'DTSTART:20270101T000000Z',
          'DURATION:PT1H',
          'RRULE:FREQ=DAILY',
          between === ','
            ? `${name}:${times(many, stamp).join(',')}`
            : times(many, (nth) => `${name}:${stamp(nth)}`).join('\r\n'),
        ),
      ),
    })),
  fc.tuple(fc.constantFrom('VCALENDAR', 'VEVENT', 'X'), number(1, 5000)).map(([name, deep]) => ({
    trick: `${name} ${deep} deep`,
    text: calendar(...times(deep, () => `BEGIN:${name}`), ...times(deep, () => `END:${name}`)),
  })),
  fc
    .tuple(fc.constantFrom('SUMMARY', 'UID', 'ATTENDEE', 'RDATE'), number(1000, 200_000))
    .map(([name, long]) => ({
      trick: `${name} of ${long}`,
      text: calendar(...event(`${name}:${'a\r\n '.repeat(long)}`, 'DTSTART:20270310T100000Z')),
    })),
  fc
    .tuple(fc.constantFrom(';A=b', ';A="b"', ';', '"', '=', '^n'), number(100, 50_000))
    .map(([piece, many]) => ({
      trick: `${many} of ${piece} in a head`,
      text: calendar(...event(`DTSTART${piece.repeat(many)}:20270310T100000Z`)),
    })),
  noise.map((bytes) => ({ trick: 'noise', text: bytes })),
  noise.map((bytes) => ({
    trick: 'noise inside',
    text: calendar(...event(`UID:${bytes}`, bytes)),
  })),
  number(0, 300).map((cut) => ({
    trick: `cut at ${cut}`,
    text: calendar(...plain('a'), ...plain('b'), ...plain('c')).slice(0, cut),
  })),
  fc
    .tuple(
      fc.constantFrom('DTSTART', 'DTEND', 'DURATION', 'RECURRENCE-ID', 'EXDATE'),
      fc.constantFrom('', 'x', '\0', '99999999T999999Z', 'P999999999W', '-P1D', '20270310T2500'),
    )
    .map(([name, value]) => ({
      trick: `${name} of ${JSON.stringify(value)}`,
      text: calendar(...event('UID:a', 'DTSTART:20270310T100000Z', `${name}:${value}`)),
    })),
);

/** So many hostile feeds; the same for the same seed. */
export const hostileCorpus = (seed: number, size: number): HostileFeed[] =>
  fc.sample(hostileFeeds, { seed, numRuns: size });

/** The worst of the feeds that are still read, of about 13 MB: events, repetitions and changes, as many as fit. */
export const worstFeed = (): string =>
  calendar(
    lines(times(60_000, (nth) => plain(String(nth % 3), stamp(nth)))),
    lines(
      times(1000, (nth) =>
        event(`UID:r${nth}`, 'DTSTART:19700101T000000Z', 'DURATION:PT1M', 'RRULE:FREQ=DAILY'),
      ),
    ),
    lines(times(100_000, (nth) => [`DESCRIPTION:${'words '.repeat(nth % 20)}`])),
  );

const lines = (groups: readonly (readonly string[])[]): string => groups.flat().join('\r\n');
