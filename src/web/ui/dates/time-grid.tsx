import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { clockOf, readClock } from '#domain/availability/clock.ts';
import { timeGrid } from '#styled/recipes/time-grid.js';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { holdsCell, moved, type GridStretch } from './time-grid-select.ts';

export type { GridStretch } from './time-grid-select.ts';

/** How a cell looks; what it is, its label says in words. */
export type GridLook = 'off' | 'hours' | 'extra' | 'away' | 'busy' | 'booking' | 'hold' | 'none';

export type GridCell = {
  /** "09:00", heard before the label. */
  time: string;
  look: GridLook;
  /** "Working hours, free" */
  label: string;
  /** Written where something begins: "Busy" */
  text?: string;
};

export type GridDay = { key: string; heading: string; cells: readonly GridCell[] };

type TimeGridProps = {
  label: string;
  days: readonly GridDay[];
  value: GridStretch | null;
  /** Told while a stretch is drawn with the pointer, or with Shift and the arrows. */
  onSelect: (stretch: GridStretch) => void;
};

/**
 * Days side by side in rows of time. One cell is in the tab order; arrows move, Shift and an arrow or a drag takes a stretch of one day.
 * On a narrow screen it is a list for each day, in which what follows one another and is alike is one line.
 */
export function TimeGrid(props: TimeGridProps) {
  const look = timeGrid();
  return (
    <div className={look.root}>
      <Table {...props} />
      <Agenda {...props} />
    </div>
  );
}

function Table({ label, days, value, onSelect }: TimeGridProps) {
  const look = timeGrid();
  const body = useRef<HTMLTableSectionElement>(null);
  const drawing = useRef<GridStretch>(null);
  const rows = days[0]?.cells ?? [];
  const at = value ?? { day: 0, from: 0, to: 0 };
  const put = (stretch: GridStretch) => {
    onSelect(stretch);
    body.current?.rows[stretch.to]?.querySelectorAll('button')[stretch.day]?.focus();
  };
  const press = (event: KeyboardEvent, day: number, row: number) => {
    const from = value?.day === day ? value.from : row;
    const next = moved({ day, from, to: row }, event, { days: days.length, rows: rows.length });
    if (next === null) return;
    event.preventDefault();
    put(next);
  };
  const draw = (event: PointerEvent, day: number, row: number) => {
    // It may have been let go of outside.
    if (event.buttons === 0) drawing.current = null;
    const begun = drawing.current;
    if (begun === null || begun.day !== day) return;
    drawing.current = { ...begun, to: row };
    onSelect(drawing.current);
  };
  return (
    <table className={look.table} aria-label={label}>
      <thead>
        <tr>
          <th className={look.corner} scope="col">
            <VisuallyHidden>Time</VisuallyHidden>
          </th>
          {days.map(({ key, heading }) => (
            <th key={key} className={look.heading} scope="col">
              {twoLines(heading)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {rows.map(({ time }, row) => (
          <tr key={time}>
            <th className={look.time} scope="row">
              {time.endsWith(':00') ? time : <VisuallyHidden>{time}</VisuallyHidden>}
            </th>
            {days.map(({ key, heading, cells }, day) => (
              <td key={key} className={look.place}>
                <button
                  type="button"
                  className={look.cell}
                  data-look={cells[row]?.look}
                  aria-label={`${heading}, ${time}: ${cells[row]?.label}`}
                  aria-pressed={holdsCell(value, day, row)}
                  tabIndex={at.day === day && at.to === row ? 0 : -1}
                  onKeyDown={(event) => press(event, day, row)}
                  onPointerDown={() => {
                    drawing.current = { day, from: row, to: row };
                    onSelect(drawing.current);
                  }}
                  onPointerEnter={(event) => draw(event, day, row)}
                  onPointerUp={() => {
                    drawing.current = null;
                  }}
                  onClick={() => {
                    if (!holdsCell(value, day, row)) onSelect({ day, from: row, to: row });
                  }}
                >
                  {cells[row]?.text}
                </button>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The weekday above the date, in every column alike. */
const twoLines = (heading: string): string => heading.replace(' ', '\n');

function Agenda({ label, days, value, onSelect }: TimeGridProps) {
  const look = timeGrid();
  return (
    <div className={look.agenda}>
      {days.map(({ key, heading, cells }, day) => (
        <section key={key} aria-label={`${label}, ${heading}`}>
          <h3 className={look.day}>{heading}</h3>
          <ul className={look.lines}>
            {linesOf(cells).map(({ from, to, cell, until }) => (
              <li key={from}>
                <button
                  type="button"
                  className={look.line}
                  data-look={cell.look}
                  aria-pressed={holdsCell(value, day, from)}
                  onClick={() => onSelect({ day, from, to })}
                >
                  {cell.time}–{until} {cell.label}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Cells that follow one another and say the same, as one line; time that is off is left out, unless it is all there is. */
function linesOf(cells: readonly GridCell[]) {
  const lines: { from: number; to: number; cell: GridCell; until: string }[] = [];
  for (const [index, cell] of cells.entries()) {
    const until = cells[index + 1]?.time ?? endOf(cells);
    const last = lines.at(-1);
    if (last !== undefined && last.cell.look === cell.look && last.cell.label === cell.label)
      lines[lines.length - 1] = { ...last, to: index, until };
    else lines.push({ from: index, to: index, cell, until });
  }
  const worked = lines.filter(({ cell }) => cell.look !== 'off' && cell.look !== 'none');
  return worked.length === 0 ? lines.slice(0, 1) : worked;
}

/** When the last cell ends: it is as long as the one before. */
function endOf(cells: readonly GridCell[]): string {
  const [before, last] = cells.slice(-2).map(({ time }) => readClock(time) ?? 0);
  return clockOf(Math.min(1440, 2 * (last ?? 1440) - (before ?? 0)));
}
