import {
  memo,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import { timeGrid } from '#styled/recipes/time-grid.js';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import {
  holdsCell,
  moved,
  resized,
  type Edge,
  type GridBlock,
  type GridCell,
  type GridDay,
  type GridStretch,
} from './time-grid-select.ts';
import { Agenda } from './time-grid-agenda.tsx';
import * as texts from './texts.ts';

export type { GridBlock, GridCell, GridDay, GridLook, GridStretch } from './time-grid-select.ts';

type TimeGridProps = {
  label: string;
  ref?: Ref<HTMLDivElement>;
  days: readonly GridDay[];
  value: GridStretch | null;
  /** Told while a stretch is drawn with the pointer, or with Shift and the arrows. */
  onSelect: (stretch: GridStretch) => void;
  /** Told once a stretch has been drawn, or chosen. */
  onChosen?: (stretch: GridStretch) => void;
  /** Told once an edge of a block has been moved, with the pointer or with Alt and the arrows. */
  onResize?: (block: GridBlock, edge: Edge, stretch: GridStretch) => void;
};

/**
 * Days side by side in rows of time. One cell is in the tab order; arrows move, Shift and an arrow or a drag takes a stretch of one day.
 * On a narrow screen it is a list for each day, in which what follows one another and is alike is one line.
 */
export function TimeGrid({ ref, ...props }: TimeGridProps) {
  const look = timeGrid();
  return (
    <div className={look.root} ref={ref}>
      <Table {...props} />
      <Agenda {...props} />
    </div>
  );
}

function Table({ label, days, value, onSelect, onChosen, onResize }: TimeGridProps) {
  const look = timeGrid();
  const body = useRef<HTMLTableSectionElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  // Whatever happens at night is there, above where the page begins.
  useLayoutEffect(() => {
    const first = body.current?.querySelector('[data-look=hours]')?.closest('tr');
    const head = body.current?.offsetTop ?? 0;
    if (first && scroller.current) scroller.current.scrollTop = first.offsetTop - head;
  }, []);
  const drawing = useRef<GridStretch>(null);
  const resizing = useRef<{ readonly block: GridBlock; readonly edge: Edge; to: number }>(null);
  const rows = days[0]?.cells ?? [];
  const at = value ?? { day: 0, from: 0, to: 0 };
  const put = (stretch: GridStretch) => {
    onSelect(stretch);
    body.current?.rows[stretch.to]?.querySelectorAll('button')[stretch.day]?.focus();
  };
  const press = (event: KeyboardEvent, day: number, row: number) => {
    const block = days[day]?.cells[row]?.block;
    if (block?.ends && event.altKey && onResize) {
      const steps = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      const stretch = steps && resized(block, 'end', block.to + steps, { day, rows: rows.length });
      if (!stretch) return;
      event.preventDefault();
      onResize(block, 'end', stretch);
      return;
    }
    const from = value?.day === day ? value.from : row;
    const next = moved({ day, from, to: row }, event, { days: days.length, rows: rows.length });
    if (next === null) return;
    event.preventDefault();
    put(next);
  };
  const draw = (event: PointerEvent, day: number, row: number) => {
    // It may have been let go of outside.
    if (event.buttons === 0) drawing.current = resizing.current = null;
    const held = resizing.current;
    if (held !== null) {
      held.to = row;
      const stretch = resized(held.block, held.edge, row, { day, rows: rows.length });
      if (held.block.day === day && stretch) onSelect(stretch);
      return;
    }
    const begun = drawing.current;
    if (begun === null || begun.day !== day) return;
    drawing.current = { ...begun, to: row };
    onSelect(drawing.current);
  };
  const begin = (event: PointerEvent, day: number, row: number) => {
    const block = days[day]?.cells[row]?.block;
    const edge = edgeAt(event.target);
    if (block === undefined || edge === null || !onResize) {
      drawing.current = { day, from: row, to: row };
      onSelect(drawing.current);
      return;
    }
    // A finger holds on to what it touched, and would reach no other cell.
    if (event.target instanceof Element && event.target.hasPointerCapture?.(event.pointerId))
      event.target.releasePointerCapture(event.pointerId);
    resizing.current = { block, edge, to: row };
  };
  const letGo = (event: PointerEvent) => {
    const held = resizing.current;
    const drawn = drawing.current;
    drawing.current = resizing.current = null;
    if (held !== null) {
      const { block, edge, to } = held;
      const stretch = resized(block, edge, to, { day: block.day, rows: rows.length });
      if (stretch && (stretch.from !== block.from || stretch.to !== block.to))
        onResize?.(block, edge, stretch);
    } else if (drawn !== null && event.pointerType === 'mouse') onChosen?.(drawn);
  };
  const choose = (target: EventTarget, day: number, row: number) => {
    if (onResize && edgeAt(target) !== null) return;
    const chosen =
      value !== null && holdsCell(value, day, row) ? value : { day, from: row, to: row };
    if (chosen !== value) onSelect(chosen);
    onChosen?.(chosen);
  };
  const on = useSteady({ press, begin, draw, choose });
  return (
    <div className={look.scroller} ref={scroller}>
      <table className={look.table} aria-label={label} onPointerUp={letGo}>
        <thead>
          <tr>
            <th className={look.corner} scope="col">
              <VisuallyHidden>{texts.time}</VisuallyHidden>
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
                  <TableCell
                    {...{ heading, day, row, on }}
                    cell={cells[row]}
                    isPressed={holdsCell(value, day, row)}
                    isStop={at.day === day && at.to === row}
                    isSizable={onResize !== undefined}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Handlers = {
  press: (event: KeyboardEvent, day: number, row: number) => void;
  begin: (event: PointerEvent, day: number, row: number) => void;
  draw: (event: PointerEvent, day: number, row: number) => void;
  choose: (target: EventTarget, day: number, row: number) => void;
};

/** The same functions at all times, which do what those of the last drawing would: what is given them need not be drawn again. */
function useSteady(handlers: Handlers): Handlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  const [steady] = useState<Handlers>(() => ({
    press: (...given) => latest.current.press(...given),
    begin: (...given) => latest.current.begin(...given),
    draw: (...given) => latest.current.draw(...given),
    choose: (...given) => latest.current.choose(...given),
  }));
  return steady;
}

type TableCellProps = {
  heading: string;
  day: number;
  row: number;
  cell: GridCell | undefined;
  isPressed: boolean;
  /** The one in the order of the Tab key. */
  isStop: boolean;
  isSizable: boolean;
  on: Handlers;
};

/** One of hundreds: while a stretch is drawn, only those are drawn anew that come to it or leave it. */
const TableCell = memo(function TableCell(props: TableCellProps) {
  const { heading, day, row, cell, isPressed, isStop, isSizable, on } = props;
  return (
    <button
      type="button"
      className={timeGrid().cell}
      data-look={cell?.look}
      aria-label={`${heading}, ${cell?.time}: ${cell?.label}`}
      aria-pressed={isPressed}
      tabIndex={isStop ? 0 : -1}
      onKeyDown={(event) => on.press(event, day, row)}
      onPointerDown={(event) => on.begin(event, day, row)}
      onPointerEnter={(event) => on.draw(event, day, row)}
      onClick={({ target }) => on.choose(target, day, row)}
    >
      {cell?.text}
      {isSizable ? <Edges block={cell?.block} row={row} /> : null}
    </button>
  );
});

/** Where a block begins and ends on this day, something to take hold of. */
function Edges({ block, row }: { block: GridBlock | undefined; row: number }) {
  if (block === undefined) return null;
  const { grip } = timeGrid();
  return (
    <>
      {block.starts && block.from === row ? <span className={grip} data-edge="start" /> : null}
      {block.ends && block.to === row ? <span className={grip} data-edge="end" /> : null}
    </>
  );
}

/** The edge that is held. */
function edgeAt(target: EventTarget): Edge | null {
  const edge = target instanceof HTMLElement ? target.dataset['edge'] : undefined;
  return edge === 'start' || edge === 'end' ? edge : null;
}

/** The weekday above the date, in every column alike. */
const twoLines = (heading: string): string => heading.replace(' ', '\n');
