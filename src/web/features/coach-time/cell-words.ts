import type { Cell, CellKind } from '#domain/availability/cells.ts';
import { clockOf } from '#domain/availability/clock.ts';
import { exceptionOf } from '#domain/availability/exceptions.ts';
import { exceptionTime } from '#domain/slots/hours.ts';
import { overlap, type Interval } from '#domain/slots/interval.ts';
import type { GridCell, GridLook } from '#web/ui/dates/time-grid.tsx';
import type { ShownException, TimeAnswer } from './time-answer.ts';

const looks: Readonly<Record<CellKind, GridLook>> = {
  skipped: 'none',
  booking: 'booking',
  hold: 'hold',
  outOfOffice: 'away',
  blocked: 'away',
  busy: 'busy',
  extra: 'extra',
  hours: 'hours',
  off: 'off',
};

const names: Readonly<Record<CellKind, string>> = {
  skipped: 'Skipped by the clocks',
  booking: 'Booking',
  hold: 'Held by a member',
  outOfOffice: 'Out of office',
  blocked: 'Blocked',
  busy: 'Busy',
  extra: 'Extra time',
  hours: 'Working hours',
  off: 'Not working',
};

const written: ReadonlySet<CellKind> = new Set([
  'booking',
  'hold',
  'outOfOffice',
  'blocked',
  'busy',
  'extra',
]);

/** The booking that fills a cell, by what it is called. */
const titleIn = ({ reservations }: TimeAnswer, cell: Cell): string | undefined =>
  reservations.find(({ startsAt, endsAt }) => overlap(cell, periodOf({ startsAt, endsAt })))
    ?.booking?.title;

/** The exception that fills a cell. */
export const exceptionIn = (
  { exceptions }: TimeAnswer,
  cell: Interval,
): ShownException | undefined =>
  exceptions.find((each) => {
    const read = exceptionOf(each);
    return read !== null && overlap(cell, exceptionTime(read));
  });

/** What fills a cell, with its name: of a booking, of a calendar, and what the coach has called an exception. */
function nameOf(answer: TimeAnswer, cell: Cell): string {
  const { kind } = cell;
  if (kind === 'booking') return titleIn(answer, cell) ?? names.booking;
  const isAway = kind === 'blocked' || kind === 'outOfOffice';
  const said = isAway
    ? exceptionIn(answer, cell)?.reason
    : kind === 'busy'
      ? calendarIn(answer, cell)
      : null;
  return said ? `${names[kind]}: ${said}` : names[kind];
}

const calendarIn = ({ busy }: TimeAnswer, cell: Cell): string | undefined =>
  busy.find((each) => overlap(cell, periodOf(each)))?.calendar;

const periodOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }): Interval => ({
  start: Date.parse(startsAt),
  end: Date.parse(endsAt),
});

/** A cell as the grid shows it: what fills it is written where it begins. */
export function shownCell(answer: TimeAnswer, cell: Cell, before: Cell | undefined): GridCell {
  const { kind, minutes, freeAt } = cell;
  const name = nameOf(answer, cell);
  const was = before && nameOf(answer, before);
  const begins = before?.kind !== kind || was !== name;
  const open = kind === 'hours' || kind === 'extra';
  return {
    time: clockOf(minutes),
    look: looks[kind],
    label: open ? `${name}, ${freeAt === null ? 'not bookable' : 'free'}` : name,
    ...(written.has(kind) && begins && { text: name }),
  };
}
