import type { ChartLink, Line, Part, TextStyle } from '#web/charts/drawing/chart.ts';
import { faces, widthOf } from '#web/charts/drawing/text.ts';

/** Words of one style, to be set with others into lines. */
export interface Run {
  readonly style: TextStyle;
  readonly text: string;
  readonly link?: ChartLink;
}

/** A paragraph; `most` lines of it are shown. */
export interface Paragraph {
  readonly runs: readonly Run[];
  readonly limit: number;
  readonly transition?: string;
  readonly most?: number;
}

/** Lines of text set one below the other, positions relative to the block's corner. */
export interface Block {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Line[];
}

const titleGap = 3;

/** Spaces at which a line may break: not after the slash that begins the effects. */
const afterWords = /(?<!^\/) /;

/** Sets paragraphs one below the other, breaking lines at spaces. */
export function block(paragraphs: readonly Paragraph[]): Block {
  const lines: Line[] = [];
  let y = 0;
  let width = 0;
  for (const [index, { runs, limit, transition, most = Infinity }] of paragraphs.entries()) {
    const set = broken(runs, limit);
    for (const parts of set.length > most ? cut(set, most) : set) {
      const height = Math.max(...parts.map(({ style }) => faces[style].height));
      const size = Math.max(...parts.map(({ style }) => faces[style].size));
      lines.push({
        y: round(y + height / 2 + size * 0.36),
        parts,
        ...(transition && { transition }),
      });
      y += height;
      width = Math.max(width, end(parts));
    }
    if (runs[0]?.style === 'title' && index < paragraphs.length - 1) y += titleGap;
  }
  return { width: Math.ceil(width), height: y, lines };
}

function broken(runs: readonly Run[], limit: number): Part[][] {
  const lines: Part[][] = [[]];
  for (const { style, text, link } of runs) {
    const shape = { style, ...(link && { link }) };
    for (const word of text.split(afterWords)) {
      const line = lines.at(-1) ?? [];
      const last = line.at(-1);
      const space = last ? widthOf(' ', last.style === 'arrow' ? style : last.style) : 0;
      const x = end(line) + space;
      if (last && x + widthOf(word, style) > limit) lines.push([{ x: 0, ...shape, text: word }]);
      else if (last?.style === style && last.link === link)
        line[line.length - 1] = { ...last, text: `${last.text} ${word}` };
      else line.push({ x: round(x), ...shape, text: word });
    }
  }
  return lines;
}

function cut(lines: readonly Part[][], most: number): Part[][] {
  return lines.slice(0, most).map((parts, index) => {
    const last = parts.at(-1);
    if (index < most - 1 || !last) return parts;
    return [...parts.slice(0, -1), { ...last, text: `${last.text} …` }];
  });
}

function end(parts: readonly Part[]): number {
  const last = parts.at(-1);
  return last ? last.x + widthOf(last.text, last.style) : 0;
}

export const round = (value: number): number => Math.round(value * 10) / 10;
