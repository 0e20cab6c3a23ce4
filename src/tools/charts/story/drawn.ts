import type { Box, Line, Point, RouteLabel } from '#web/charts/drawing/chart.ts';
import { round, type Block } from '../lines.ts';
import { pad, rowPad, type Row } from './cards.ts';

/** The lines of a head, from the corner of its box. */
export const headLines = (head: Block): Line[] =>
  head.lines.map((line) => ({
    ...line,
    y: round(line.y + pad.y),
    parts: line.parts.map((part) => ({ ...part, x: round(part.x + pad.x) })),
  }));

/** A row where its card stands. */
export function labelsOf({ options, block, y }: Row, card: Box): RouteLabel[] {
  const [first, ...also] = options;
  if (!first) return [];
  return [
    {
      transition: first.id,
      ...(also.length > 0 && { also: also.map(({ id }) => id) }),
      x: round(card.x + pad.x + rowPad.x),
      y: round(card.y + y),
      width: round(card.width - 2 * (pad.x + rowPad.x)),
      height: block.height,
      lines: block.lines,
    },
  ];
}

/** An arrow begins at its row, which is so far inside of the border of the card. */
export function anchored(points: readonly Point[], inset: number): Point[] {
  const [start, ...rest] = points;
  return start ? [{ x: round(start.x + inset), y: start.y }, ...rest] : [];
}
