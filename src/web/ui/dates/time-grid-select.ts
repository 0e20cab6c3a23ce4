/** A stretch of one day: places of its first and last cell. */
export type GridStretch = { day: number; from: number; to: number };

/** Where the arrow keys lead, and what they take along: with Shift a stretch grows within its day. */
export function moved(
  { day, from, to }: GridStretch,
  { key, shiftKey }: { key: string; shiftKey: boolean },
  size: { days: number; rows: number },
): GridStretch | null {
  const row = (at: number) => Math.min(Math.max(at, 0), size.rows - 1);
  const column = (at: number) => Math.min(Math.max(at, 0), size.days - 1);
  const at = (nextDay: number, next: number) => ({ day: nextDay, from: next, to: next });
  if (key === 'ArrowDown') return shiftKey ? { day, from, to: row(to + 1) } : at(day, row(to + 1));
  if (key === 'ArrowUp') return shiftKey ? { day, from, to: row(to - 1) } : at(day, row(to - 1));
  if (key === 'ArrowLeft') return at(column(day - 1), to);
  if (key === 'ArrowRight') return at(column(day + 1), to);
  if (key === 'Home') return at(day, 0);
  if (key === 'End') return at(day, size.rows - 1);
  return null;
}

/** The cells of a stretch, whichever end it was begun at. */
export const holdsCell = (stretch: GridStretch | null, day: number, row: number): boolean =>
  stretch !== null &&
  stretch.day === day &&
  row >= Math.min(stretch.from, stretch.to) &&
  row <= Math.max(stretch.from, stretch.to);

/** What lies over cells of one day. `starts` and `ends` say whether its edges are on that day. */
export type GridBlock = GridStretch & { id: string; starts: boolean; ends: boolean };

export type Edge = 'start' | 'end';

/** The cells of a block once one of its edges is at a row; null where nothing would be left of it, or it would leave the day. */
export function resized(
  { from, to }: GridBlock,
  edge: Edge,
  row: number,
  { day, rows }: { day: number; rows: number },
): GridStretch | null {
  const next = edge === 'start' ? { day, from: row, to } : { day, from, to: row };
  return next.from <= next.to && next.from >= 0 && next.to < rows ? next : null;
}

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
  /** What of a day it is a part of, where that can be made longer and shorter. */
  block?: GridBlock;
};

export type GridDay = { key: string; heading: string; cells: readonly GridCell[] };
