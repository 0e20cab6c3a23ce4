import type { Cell, CellKind } from '#domain/availability/cells.ts';
import { clockOf } from '#domain/availability/clock.ts';
import { overlap } from '#domain/slots/interval.ts';
import type { GridCell, GridLook } from '#web/ui/dates/time-grid.tsx';
import type { TimeAnswer } from './time-answer.ts';

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
  reservations.find(({ startsAt, endsAt }) =>
    overlap(cell, { start: Date.parse(startsAt), end: Date.parse(endsAt) }),
  )?.booking?.title;

/** A cell as the grid shows it: what fills it is written where it begins. */
export function shownCell(answer: TimeAnswer, cell: Cell, before: Cell | undefined): GridCell {
  const { kind, minutes, freeAt } = cell;
  const name = (kind === 'booking' ? titleIn(answer, cell) : undefined) ?? names[kind];
  const was = before?.kind === 'booking' ? titleIn(answer, before) : before && names[before.kind];
  const begins = before?.kind !== kind || was !== name;
  const open = kind === 'hours' || kind === 'extra';
  return {
    time: clockOf(minutes),
    look: looks[kind],
    label: open ? `${name}, ${freeAt === null ? 'not bookable' : 'free'}` : name,
    ...(written.has(kind) && begins && { text: name }),
  };
}
