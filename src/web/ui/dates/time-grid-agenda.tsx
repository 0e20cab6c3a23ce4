import { memo, useLayoutEffect, useRef, useState } from 'react';
import { clockOf, readClock } from '#domain/availability/clock.ts';
import { timeGrid } from '#styled/recipes/time-grid.js';
import { holdsCell, type GridCell, type GridDay, type GridStretch } from './time-grid-select.ts';

type AgendaProps = {
  label: string;
  days: readonly GridDay[];
  value: GridStretch | null;
  onSelect: (stretch: GridStretch) => void;
  onChosen?: ((stretch: GridStretch) => void) | undefined;
};

/** Each day as a list, in which what follows one another and is alike is one line. */
export function Agenda({ label, days, value, onSelect, onChosen }: AgendaProps) {
  const look = timeGrid();
  const take = (stretch: GridStretch) => {
    onSelect(stretch);
    onChosen?.(stretch);
  };
  const latest = useRef(take);
  useLayoutEffect(() => {
    latest.current = take;
  });
  const [onTake] = useState(() => (stretch: GridStretch) => latest.current(stretch));
  return (
    <div className={look.agenda}>
      {days.map((of, day) => (
        <AgendaDay
          key={of.key}
          {...{ label, of, day, onTake }}
          value={value?.day === day ? value : null}
        />
      ))}
    </div>
  );
}

type AgendaDayProps = {
  label: string;
  of: GridDay;
  day: number;
  value: GridStretch | null;
  onTake: (stretch: GridStretch) => void;
};

const AgendaDay = memo(function AgendaDay({ label, of, day, value, onTake }: AgendaDayProps) {
  const look = timeGrid();
  return (
    <section aria-label={`${label}, ${of.heading}`}>
      <h3 className={look.day}>{of.heading}</h3>
      <ul className={look.lines}>
        {linesOf(of.cells).map(({ from, to, cell, until }) => (
          <li key={from}>
            <button
              type="button"
              className={look.line}
              data-look={cell.look}
              aria-pressed={holdsCell(value, day, from)}
              onClick={() => onTake({ day, from, to })}
            >
              {cell.time}–{until} {cell.label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});

/** Cells that follow one another and say the same of the same block, as one line; what the clocks skip is left out, since nobody can choose it. */
function linesOf(cells: readonly GridCell[]) {
  const lines: { from: number; to: number; cell: GridCell; until: string }[] = [];
  for (const [index, cell] of cells.entries()) {
    const until = cells[index + 1]?.time ?? endOf(cells);
    const last = lines.at(-1);
    if (
      last !== undefined &&
      last.cell.look === cell.look &&
      last.cell.label === cell.label &&
      last.cell.block?.id === cell.block?.id
    )
      lines[lines.length - 1] = { ...last, to: index, until };
    else lines.push({ from: index, to: index, cell, until });
  }
  return lines.filter(({ cell }) => cell.look !== 'none');
}

/** When the last cell ends: it is as long as the one before. */
function endOf(cells: readonly GridCell[]): string {
  const [before, last] = cells.slice(-2).map(({ time }) => readClock(time) ?? 0);
  return clockOf(Math.min(1440, 2 * (last ?? 1440) - (before ?? 0)));
}
