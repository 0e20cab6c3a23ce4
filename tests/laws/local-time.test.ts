import { expect, test } from 'vitest';
import { at, importsOf, modules, read, walk } from './tree.ts';
import { expectNone } from './breach.ts';

/** Reckoned with the tables of zones, or with days counted from 1970. */
const counted = new Set(
  'wallOf instantOf instantOfLocal startOfDay dayBounds dayAt offsetAt stretchAt dayNumber dateOfDay weekdayOfDay addDays'.split(
    ' ',
  ),
);

/** Asks for every slot that there is, or for every repetition in a calendar that somebody else wrote. */
const searches = new Set([
  'src/server/demo/bookings/diary.ts',
  'src/server/parsing/calendar/zones.ts',
  // A chart is loaded by pages too, which must not bring Temporal.
  'machines/programme/running.ts',
]);

/** Makes the tables and the count of days, or names of months out of any day that lies in them. */
const makers = /^src\/domain\/(time\/(calendar|wall|words|zone)|dates\/names)\.ts$/;

/** Moments that are written down, for samples and for charts that are walked. */
const written =
  /samples\.ts$|^src\/web\/ui\/gallery\/|^src\/web\/features\/charts\/words\.ts$|^src\/tools\//;

const product = modules.filter((path) => /^(src|machines)\//.test(path));

test('the server reckons local time with Temporal', () => {
  const breaches = product
    .filter((path) => /^(src\/(server|database|contract)|machines)\//.test(path))
    .filter((path) => !searches.has(path))
    .flatMap((path) => {
      const found: string[] = [];
      walk(path, {
        ImportDeclaration: (node) => {
          if (!/^#domain\/time\/(calendar|wall|zone)\.ts$/.test(node.source.value)) return;
          for (const { local } of node.specifiers)
            if (counted.has(local.name)) found.push(`${at(path, node)} imports ${local.name}`);
        },
      });
      return found;
    });
  expectNone(breaches, {
    because:
      'the tables are for the search for slots and for a browser’s first pages (decision 19)',
    remedy: 'use the functions of #domain/time/local.ts',
  });
});

test('the arithmetic of calendars is written nowhere else', () => {
  const arithmetic =
    /Date\.UTC\(|\b[gs]etUTC[A-Z]|86_?400_?000|24 \* 60 \* 60|toISOString\(\)\.slice\(0, 10\)|Math\.floor\([^)]*\(?\)? \/ DAY\)/;
  const breaches = product
    .filter((path) => !makers.test(path) && !written.test(path))
    .filter((path) => path !== 'src/server/http/answers/wire.ts')
    .flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, index) => (arithmetic.test(line) ? [`${path}:${index + 1} ${line}`] : [])),
    );
  expectNone(breaches, {
    because: 'a month has not always 30 days, nor a day 24 hours',
    remedy:
      'use the functions of #domain/time/local.ts, in a browser those of wall.ts and calendar.ts',
  });
});

test('Temporal is asked in few places', () => {
  const askers = product.filter((path) =>
    importsOf(path).some(({ target }) => target.startsWith('temporal-polyfill')),
  );
  expect(askers).toEqual(['src/domain/dates/month.ts', 'src/domain/time/local.ts']);
});

test('no page brings the whole of Temporal', () => {
  const breaches = product
    .filter((path) => /^src\/web\/|^machines\//.test(path))
    .filter((path) => importsOf(path).some(({ target }) => target === 'src/domain/time/local.ts'));
  expectNone(breaches, {
    because: 'it weighs 16 KiB, more than a page may bring in all',
    remedy: 'use wall.ts and calendar.ts, which every page has already',
  });
});

/** Ask the platform for words or for zones, for everybody else. */
const sayers = new Set([
  'src/domain/dates/names.ts',
  'src/domain/time/own-zone.ts',
  'src/domain/time/words.ts',
  'src/domain/time/zone.ts',
]);

/** `supportedLocalesOf` formats nothing. */
const saysTime = /\bIntl\.DateTimeFormat(?!\.)|\.toLocale(?:Date|Time)String\(/;

test('times and dates are put into words in one place, and one place asks the browser where it is', () => {
  const breaches = product
    .filter((path) => !sayers.has(path))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, index) => (saysTime.test(line) ? [`${path}:${index + 1} ${line}`] : [])),
    );
  expectNone(breaches, {
    because: 'a screen on which two dates have two orders, or two clocks, is not believed',
    remedy: 'use When, or the functions of #domain/time/format.ts with the zone of the reader',
  });
});

test('no page says a time by another clock than the reader’s', () => {
  const elsewhere =
    /\bformat(?:Date|Day|Time|Moment|Range|DateTime|CalendarDate|CalendarDay)\([^;]*(?:'(?:Etc\/)?UTC'|\bcoach\.zone)|<When\b.*\bzone=\{(?!zone\}|useZone\(\)\})/;
  const breaches = product
    .filter((path) => path.startsWith('src/web/') && !written.test(path))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, index) => (elsewhere.test(line) ? [`${path}:${index + 1} ${line}`] : [])),
    );
  expectNone(breaches, {
    because: 'whoever reads it is on their own clock (specification, 9)',
    remedy:
      'take the zone of useZone(); a date without a zone is said by formatCalendarDate and formatCalendarDay in the order of the reader’s, another clock by inBothZones, with its name',
  });
});
