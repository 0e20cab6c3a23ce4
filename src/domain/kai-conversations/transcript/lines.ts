import { clockPattern, momentOf } from './moments.ts';
import { unnamed } from './names.ts';
import type { Segment } from './segment.ts';

const name = String.raw`[\p{L}][\p{L}\p{M}\p{N} .,'’()_&-]{0,39}?`;
const stamp = String.raw`[\[(]?(${clockPattern})[\])]?`;

/** `[00:12] Ana: …`, `Ana (0:12): …` and `Ana: …`. */
const spoken = new RegExp(
  `^(?:${stamp}\\s*[-–—]?\\s*)?(${name})\\s*(?:${stamp}\\s*)?:(?:\\s+(.*))?$`,
  'u',
);
/** A line of its own with a name and a time, as meetings write it. */
const heading = new RegExp(`^(${name})\\s+${stamp}$`, 'u');
const timed = new RegExp(`^${stamp}\\s+(.*)$`, 'u');

interface Line {
  readonly label: string | null;
  readonly start: number | null;
  readonly text: string;
}

/** The passages of a text in which each line, or each paragraph, is somebody's. */
export function readLines(text: string): Segment[] {
  const lines = text.split('\n').map((line) => line.trim());
  const known = namesIn(lines);
  const segments: Segment[] = [];
  let open: Line | null = null;
  const close = () => {
    if (open && open.text.trim() !== '')
      segments.push({
        start: open.start,
        end: null,
        speaker: open.label ?? segments.at(-1)?.speaker ?? unnamed,
        text: open.text.replaceAll(/\s+/g, ' ').trim(),
      });
    open = null;
  };
  for (const line of lines) {
    const read = lineOf(line, known);
    if (read.text === '' && read.label === null) {
      close();
      continue;
    }
    if (read.label !== null || read.start !== null || open === null) {
      close();
      open = read;
    } else {
      const before: Line = open;
      open = { ...before, text: `${before.text} ${read.text}` };
    }
  }
  close();
  return withTimes(segments);
}

/** Names that speak: a word before a colon that comes once among many is part of what is said, such as "Note:". */
function namesIn(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const label = (heading.exec(line)?.[1] ?? spoken.exec(line)?.[2])?.trim();
    if (label !== undefined) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  const repeated = [...counts].filter(([, count]) => count > 1).map(([label]) => label);
  return new Set(repeated.length >= 2 || counts.size > 4 ? repeated : counts.keys());
}

function lineOf(line: string, known: ReadonlySet<string>): Line {
  const head = heading.exec(line);
  if (head && known.has(head[1]?.trim() ?? ''))
    return { label: head[1]?.trim() ?? null, start: momentOf(head[2] ?? ''), text: '' };
  const found = spoken.exec(line);
  if (found && known.has(found[2]?.trim() ?? ''))
    return {
      label: found[2]?.trim() ?? null,
      start: momentOf(found[1] ?? found[3] ?? ''),
      text: found[4] ?? '',
    };
  const at = timed.exec(line);
  return at
    ? { label: null, start: momentOf(at[1] ?? ''), text: at[2] ?? '' }
    : { label: null, start: null, text: line };
}

/** Times hold where every passage has one; when somebody stops is not told. */
const withTimes = (segments: readonly Segment[]): Segment[] =>
  segments.every(({ start }) => start !== null)
    ? [...segments]
    : segments.map((segment) => ({ ...segment, start: null }));
