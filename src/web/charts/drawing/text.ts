import type { Line, TextStyle } from './chart.ts';
import { characters, widths } from './font-widths.ts';

interface Face {
  readonly size: number;
  readonly weight: 400 | 600;
  readonly height: number;
}

/** Pixels. The same numbers size the boxes when a chart is laid out and the letters when it is drawn. */
export const faces: Readonly<Record<TextStyle, Face>> = {
  title: { size: 14, weight: 600, height: 20 },
  note: { size: 12, weight: 400, height: 16 },
  event: { size: 12, weight: 600, height: 16 },
  plain: { size: 12, weight: 400, height: 16 },
  guard: { size: 11.5, weight: 400, height: 15 },
  action: { size: 11.5, weight: 400, height: 15 },
  invoke: { size: 11.5, weight: 600, height: 16 },
  tag: { size: 11, weight: 400, height: 15 },
  link: { size: 11, weight: 600, height: 15 },
  arrow: { size: 12, weight: 400, height: 16 },
};

const arrowWidth = 14;
const place = new Map([...characters].map((each, index) => [each, index]));

/** The width of a text in the shipped font, in pixels; letters the font table lacks count as wide ones. */
export function widthOf(text: string, style: TextStyle): number {
  if (style === 'arrow') return arrowWidth;
  const { size, weight } = faces[style];
  const table = widths[weight];
  const total = [...text].reduce((sum, each) => sum + (table[place.get(each) ?? -1] ?? 1000), 0);
  return (total * size) / 1000;
}

/** A line that another one follows, for those who hear both. */
export const withBlank = ({ parts, ...line }: Line): Line => ({
  ...line,
  parts: parts.map((part, index) =>
    index === parts.length - 1 ? { ...part, text: `${part.text} ` } : part,
  ),
});
