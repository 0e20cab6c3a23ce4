import { parseInline } from './inline.ts';
import type { Block, Inline } from './tree.ts';

/** The longest text of the domain reference, §6: what an editor lets people write. */
export const longText = 10_000;

/** Quotes in quotes beyond this are read as text. */
const deepest = 4;

const fence = /^ {0,3}```[^`]*$/;
const heading = /^ {0,3}(#{2,3})[ \t]+(\S.*)$/;
const quote = /^ {0,3}> ?(.*)$/;
const dotted = /^[ \t]*[-*+][ \t]+(\S.*)$/;
const numbered = /^[ \t]*(\d{1,3})[.)][ \t]+(\S.*)$/;
const indented = /^[ \t]+\S/;

/** Reads a text with marks. Never fails: what is no mark is text. Takes time in proportion to the text's length. */
export const parseMarkdown = (source: string): readonly Block[] =>
  blocksOf(source.split(/\r\n|\r|\n/), 0);

type Reader = (lines: readonly string[], from: number, depth: number) => [Block, number] | null;

const readers: readonly Reader[] = [readCode, readHeading, readQuote, readList];

function blocksOf(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let waiting: string[] = [];
  const flush = () => {
    if (waiting.length > 0) blocks.push({ kind: 'paragraph', children: inlineOf(waiting) });
    waiting = [];
  };
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const read = firstOf(lines, at, depth);
    if (read) {
      flush();
      blocks.push(read[0]);
      at = read[1];
    } else {
      if (line.trim() === '') flush();
      else waiting.push(line);
      at += 1;
    }
  }
  flush();
  return blocks;
}

function firstOf(lines: readonly string[], at: number, depth: number): [Block, number] | null {
  for (const reader of readers) {
    const read = reader(lines, at, depth);
    if (read) return read;
  }
  return null;
}

const inlineOf = (lines: readonly string[]): readonly Inline[] =>
  parseInline(lines.map((line) => line.trim()).join('\n'));

function readCode(lines: readonly string[], from: number): [Block, number] | null {
  if (!fence.test(lines[from] ?? '')) return null;
  const words = (lines[from] ?? '').replace(/^ *```/, '').trim();
  let end = from + 1;
  while (end < lines.length && !/^ {0,3}```\s*$/.test(lines[end] ?? '')) end += 1;
  // A fence that is never closed, or that says something, keeps its words: no one's text is lost.
  const body = [...(words === '' ? [] : [words]), ...lines.slice(from + 1, end)];
  return [{ kind: 'code', text: body.join('\n') }, end + 1];
}

function readHeading(lines: readonly string[], from: number): [Block, number] | null {
  const [, signs = '', words = ''] = heading.exec(lines[from] ?? '') ?? [];
  if (signs === '') return null;
  const level = signs.length === 2 ? 2 : 3;
  return [{ kind: 'heading', level, children: inlineOf([words]) }, from + 1];
}

function readQuote(lines: readonly string[], from: number, depth: number): [Block, number] | null {
  if (depth >= deepest) return null;
  const inside: string[] = [];
  let at = from;
  for (; at < lines.length; at += 1) {
    const [whole, words = ''] = quote.exec(lines[at] ?? '') ?? [];
    if (whole === undefined) break;
    inside.push(words);
  }
  return inside.length === 0 ? null : [{ kind: 'quote', blocks: blocksOf(inside, depth + 1) }, at];
}

type Bullet = { number: number | null; words: string };

function bulletOf(line: string): Bullet | null {
  const dot = dotted.exec(line);
  if (dot) return { number: null, words: dot[1] ?? '' };
  const [, number, words = ''] = numbered.exec(line) ?? [];
  return number === undefined ? null : { number: Number(number), words };
}

function readList(lines: readonly string[], from: number): [Block, number] | null {
  const first = bulletOf(lines[from] ?? '');
  if (!first) return null;
  const items: string[][] = [];
  let at = from;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const bullet = bulletOf(line);
    const next = bulletOf(lines[at + 1] ?? '');
    const isOurs = (other: Bullet | null) =>
      other !== null && (other.number === null) === (first.number === null);
    if (isOurs(bullet) && bullet) items.push([bullet.words]);
    else if (!bullet && indented.test(line)) items.at(-1)?.push(line);
    else if (!(line.trim() === '' && isOurs(next))) break;
    at += 1;
  }
  return [{ kind: 'list', start: first.number, items: items.map(inlineOf) }, at];
}
