import type { Cell } from '#domain/availability/cells.ts';
import { exceptionOf } from '#domain/availability/exceptions.ts';
import { exceptionTime } from '#domain/slots/hours.ts';
import { overlap } from '#domain/slots/interval.ts';
import type { GridBlock } from '#web/ui/dates/time-grid.tsx';
import { exceptionIn } from './cell-words.ts';
import type { TimeAnswer } from './time-answer.ts';

/** The block or the extra time that a cell of a day is a part of, with the rows that it takes there; whole days have no edges. */
export function blockIn(
  answer: TimeAnswer,
  row: readonly Cell[],
  day: number,
  at: number,
): GridBlock | undefined {
  const cell = row[at];
  if (cell?.kind !== 'blocked' && cell?.kind !== 'extra') return undefined;
  const exception = exceptionIn(answer, cell);
  const read = exception && exceptionOf(exception);
  if (!exception || !read || exception.kind === 'outOfOffice') return undefined;
  const time = exceptionTime(read);
  const rows = row.flatMap((each, index) => (overlap(each, time) ? [index] : []));
  const [from = at, to = at] = [rows[0], rows.at(-1)];
  return {
    id: exception.id,
    day,
    from,
    to,
    starts: (row[from]?.start ?? 0) <= time.start,
    ends: (row[to]?.end ?? 0) >= time.end,
  };
}
