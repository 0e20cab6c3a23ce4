import { Suspense, memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { daysOfCells, type Cell } from '#domain/availability/cells.ts';
import type { CoachTime, SlotRules } from '#domain/slots/coach-time.ts';
import type { Interval } from '#domain/slots/interval.ts';
import type { LocalDate } from '#domain/time/calendar.ts';
import { formatCalendarDay } from '#domain/time/format.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Stack, Grid } from '#web/ui/layout/layout.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import { TimeGrid, type GridBlock, type GridStretch } from '#web/ui/dates/time-grid.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { blockIn, blockUnder } from './blocks.ts';
import { shownCell } from './cell-words.ts';
import { ExceptionCard } from './exceptions/late-card.tsx';
import { localOf } from './exceptions/exception-values.ts';
import { useExceptions } from './exceptions/use-exceptions.ts';
import type { TimeAnswer } from './time-answer.ts';
import { WhyCard } from './why-card.tsx';
import * as texts from './texts.ts';

/** Both are for those who have chosen a time. */
const TimeChoice = lazyPart(async () => (await import('./exceptions/time-choice.tsx')).TimeChoice);
const BlockChoice = lazyPart(
  async () => (await import('./exceptions/block-choice.tsx')).BlockChoice,
);

/** What they say of a stretch may come after it is seen: whoever draws does not wait for it. */
const Why = memo(WhyCard);
const Exceptions = memo(ExceptionCard);

interface WeekViewProps {
  answer: TimeAnswer;
  coach: CoachTime;
  rules: SlotRules;
  dates: readonly LocalDate[];
}

const step = 30;
/** Rows of the grid that are shown when nothing happens in the week: from 07:00 to 19:00. */
const usual = { first: 14, last: 37 };
/** Rows before and after what happens: an hour each. */
const margin = 2;

/** The cells of a week; what is drawn over them is told why, and can become an exception. */
export function WeekView({ answer, coach, rules, dates }: WeekViewProps) {
  const [stretch, setStretch] = useState<GridStretch | null>(null);
  const [isChosen, setChosen] = useState(false);
  const [asked, setAsked] = useState<{ time: Interval; count: number } | null>(null);
  /** The exception that was just made of a time. */
  const [added, setAdded] = useState<string | null>(null);
  const [all, setAll] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  const exceptions = useExceptions(answer.coach.id);
  const zone = useZone();
  // The days are lines there: what was drawn is elsewhere, and so is what asks about it.
  const isNarrow = useMedia('(max-width: 639px)');
  const shown = useMemo(() => {
    const days = daysOfCells(coach, rules, dates, zone, step);
    const { first, last } = all ? { first: 0, last: 1440 / step - 1 } : rowsOf(days);
    return days.map((day) => ({ ...day, cells: day.cells.slice(first, last + 1) }));
  }, [coach, rules, dates, zone, all]);
  const drawn = useMemo(
    () =>
      shown.map(({ date, cells: row }, day) => ({
        key: date,
        heading: formatCalendarDay(date, zone),
        cells: row.map((cell, at) => ({
          ...shownCell(answer, cell, row[at - 1]),
          block: blockIn(answer, row, day, at),
        })),
      })),
    [shown, answer, zone],
  );
  const wanted = wantedOf(cellsIn(shown, stretch));
  const settled = useDeferredValue(stretch);
  const cells = useMemo(() => cellsIn(shown, settled), [shown, settled]);
  const wantedThere = useMemo(() => wantedOf(cells), [cells]);
  const chosenDay = shown[stretch?.day ?? 0]?.cells ?? [];
  const held = stretch === null ? undefined : blockUnder(answer, chosenDay, stretch);
  const choose = () => setChosen(true);
  /** An edge of an exception was moved: the other one stays as it is written. */
  const resize = ({ id }: GridBlock, edge: 'start' | 'end', { day, from, to }: GridStretch) => {
    const exception = answer.exceptions.find((each) => each.id === id);
    const row = shown[day]?.cells;
    const [first, last] = [row?.[from], row?.[to]];
    if (!exception || !first || !last) return;
    const { startsAt, endsAt, timeZone } = exception;
    setStretch(null);
    void exceptions.change(exception, {
      startsAt: edge === 'start' ? localOf(timeZone, first.start) : startsAt,
      endsAt: edge === 'end' ? localOf(timeZone, last.end) : endsAt,
    });
  };
  const asking = {
    answer,
    cells: chosenDay,
    anchor: () => pressedIn(grid.current).at(-1) ?? null,
    around: () => pressedIn(grid.current),
    within: () => grid.current,
    onClose: () => setChosen(false),
  };
  return (
    <Grid columns="aside" gap="6">
      <Stack gap="3">
        <TimeGrid
          ref={grid}
          label={texts.timeOfTheWeek}
          days={drawn}
          value={stretch}
          onSelect={(next) => {
            setStretch(next);
            setChosen(false);
          }}
          onChosen={choose}
          onResize={resize}
        />
        {isChosen && wanted !== null ? (
          <Suspense fallback={null}>
            {held === undefined ? (
              <TimeChoice
                key={`${wanted.start}-${wanted.end}-${isNarrow}`}
                {...asking}
                coachZone={coach.zone}
                drawn={wanted}
                onAdded={setAdded}
                onMore={(time) => {
                  setChosen(false);
                  setAsked({ time, count: (asked?.count ?? 0) + 1 });
                }}
              />
            ) : (
              <BlockChoice
                key={`${held.exception.id}-${held.exception.version}-${isNarrow}`}
                {...asking}
                {...held}
              />
            )}
          </Suspense>
        ) : null}
        <Switch
          label={texts.showTheWholeDay}
          checked={all}
          onChange={(on) => {
            setAll(on);
            setStretch(null);
          }}
        />
      </Stack>
      <Stack gap="6">
        <Why answer={answer} coach={coach} rules={rules} cells={cells} />
        <Exceptions
          key={asked?.count}
          answer={answer}
          coach={coach}
          wanted={wantedThere}
          asked={asked}
          added={added}
          until={null}
        />
      </Stack>
    </Grid>
  );
}

/** The chosen cells, or the chosen line, whichever can be seen. */
const pressedIn = (root: HTMLElement | null): readonly HTMLElement[] =>
  [...(root?.querySelectorAll<HTMLElement>('[aria-pressed=true]') ?? [])].filter(
    (each) => each.offsetParent !== null,
  );

const rowsOf = (days: readonly { cells: readonly Cell[] }[]) => {
  const filled = days.flatMap(({ cells }) =>
    [...cells.entries()].flatMap(([at, { kind }]) =>
      kind === 'off' || kind === 'skipped' || kind === 'outOfOffice' ? [] : [at],
    ),
  );
  if (filled.length === 0) return usual;
  return {
    first: Math.max(0, Math.min(...filled) - margin),
    last: Math.min(1440 / step - 1, Math.max(...filled) + margin),
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
