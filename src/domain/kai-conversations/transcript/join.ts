import type { Segment } from './segment.ts';

/** Captions of one person that follow each other this closely are one passage, up to so many characters. */
const gap = 2_000;
const longest = 500;

/** Makes passages that can be read of captions that are cut every few seconds. */
export function joined(captions: readonly Segment[]): Segment[] {
  const passages: Segment[] = [];
  for (const next of captions) {
    const last = passages.at(-1);
    if (last && belongs(last, next))
      passages[passages.length - 1] = { ...last, end: next.end, text: `${last.text} ${next.text}` };
    else passages.push(next);
  }
  return passages;
}

function belongs(last: Segment, next: Segment): boolean {
  if (last.speaker !== next.speaker || last.text.length + next.text.length > longest) return false;
  if (last.end === null || next.start === null) return false;
  return next.start - last.end <= gap && next.start >= last.end;
}
