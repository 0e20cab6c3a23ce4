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
