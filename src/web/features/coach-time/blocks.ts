import type { Cell } from '#domain/availability/cells.ts';
import { exceptionOf } from '#domain/availability/exceptions.ts';
import { exceptionTime } from '#domain/slots/hours.ts';
import { overlap } from '#domain/slots/interval.ts';
import type { GridBlock, GridStretch } from '#web/ui/dates/time-grid.tsx';
import { exceptionIn } from './cell-words.ts';
import type { ShownException, TimeAnswer } from './time-answer.ts';

/** The block or the extra time that holds all of the chosen cells of a day. */
export function blockUnder(
  answer: TimeAnswer,
  row: readonly Cell[],
  { day, from, to }: GridStretch,
): { readonly exception: ShownException; readonly block: GridBlock } | undefined {
  const block = blockIn(answer, row, day, from);
  const exception = answer.exceptions.find(({ id }) => id === block?.id);
  if (!block || !exception) return undefined;
  return blockIn(answer, row, day, to)?.id === block.id ? { exception, block } : undefined;
}

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
