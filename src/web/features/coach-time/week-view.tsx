import { useState } from 'react';
import { daysOfCells, type Cell } from '#domain/availability/cells.ts';
import type { CoachTime, SlotRules } from '#domain/slots/coach-time.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { formatCalendarDay } from '#domain/time/format.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Stack, Grid } from '#web/ui/layout/layout.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { TimeGrid, type GridStretch } from '#web/ui/dates/time-grid.tsx';
import { shownCell } from './cell-words.ts';
import { ExceptionCard } from './exceptions/exception-card.tsx';
import type { TimeAnswer } from './time-answer.ts';
import { WhyCard } from './why-card.tsx';

interface WeekViewProps {
  answer: TimeAnswer;
  coach: CoachTime;
  rules: SlotRules;
  dates: readonly LocalDate[];
}

const step = 30;
/** Rows of the grid that are shown even when nothing happens in them: from 07:00 to 19:00. */
const usual = { first: 14, last: 37 };

/** The cells of a week; what is drawn over them is told why, and can become an exception. */
export function WeekView({ answer, coach, rules, dates }: WeekViewProps) {
  const [stretch, setStretch] = useState<GridStretch | null>(null);
  const [all, setAll] = useState(false);
  const zone = useZone();
  const days = daysOfCells(coach, rules, dates, zone, step);
  const { first, last } = all ? { first: 0, last: 1440 / step - 1 } : rowsOf(days);
  const shown = days.map((day) => ({ ...day, cells: day.cells.slice(first, last + 1) }));
  const cells = cellsIn(shown, stretch);
  const wanted = wantedOf(cells);
  return (
    <Grid columns="aside" gap="6">
      <Stack gap="3">
        <TimeGrid
          label="Time of the week"
          days={shown.map(({ date, cells: row }) => ({
            key: date,
            heading: formatCalendarDay(date, zone),
            cells: row.map((cell, at) => shownCell(answer, cell, row[at - 1])),
          }))}
          value={stretch}
          onSelect={setStretch}
        />
        <Switch
          label="Show the whole day"
          checked={all}
          onChange={(on) => {
            setAll(on);
            setStretch(null);
          }}
        />
      </Stack>
      <Stack gap="6">
        <WhyCard answer={answer} coach={coach} rules={rules} cells={cells} />
        <ExceptionCard answer={answer} coach={coach} wanted={wanted} until={null} />
      </Stack>
    </Grid>
  );
}

const rowsOf = (days: readonly { cells: readonly Cell[] }[]) => {
  const filled = days.flatMap(({ cells }) =>
    [...cells.entries()].flatMap(([at, { kind }]) =>
      kind === 'off' || kind === 'skipped' || kind === 'outOfOffice' ? [] : [at],
    ),
  );
  return {
    first: Math.min(usual.first, ...filled),
    last: Math.max(usual.last, ...filled),
  };
};

function cellsIn(
  days: readonly { cells: readonly Cell[] }[],
  stretch: GridStretch | null,
): readonly Cell[] {
  if (stretch === null) return [];
  const [from, to] = [Math.min(stretch.from, stretch.to), Math.max(stretch.from, stretch.to)];
  return days[stretch.day]?.cells.slice(from, to + 1) ?? [];
}

/** The time of the chosen cells; null while there is none. */
const wantedOf = (cells: readonly Cell[]) => {
  const [first, last] = [cells[0], cells.at(-1)];
  return first && last && last.end > first.start ? { start: first.start, end: last.end } : null;
};
