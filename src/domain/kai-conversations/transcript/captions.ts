import { joined } from './join.ts';
import { clockPattern, momentOf } from './moments.ts';
import type { Segment } from './segment.ts';
import { unnamed } from './names.ts';

const longestName = 80;
const timing = new RegExp(`^\\s*(${clockPattern})\\s*-->\\s*(${clockPattern})`);
const voice = /^<v(?:\.[^\s>]*)?\s+([^>]+)>/i;
const named = /^([\p{L}][\p{L}\p{M}\p{N} .,'’()_-]{0,39}?):\s+(?=\S)/u;

/** The passages of WebVTT or SubRip captions. Who speaks is told by a voice tag or by a name before a colon; whoever is not named goes on speaking. */
export function readCaptions(text: string): Segment[] {
  const segments: Segment[] = [];
  let speaker = unnamed;
  for (const block of text.split(/\n\s*\n/)) {
    const lines = block.split('\n');
    const at = lines.findIndex((line) => timing.test(line));
    if (at < 0) continue;
    const [, from = '', to = ''] = timing.exec(lines[at] ?? '') ?? [];
    const [start, end] = [momentOf(from), momentOf(to)];
    for (const line of lines.slice(at + 1)) {
      const said = saidIn(line.trim());
      if (said.speaker !== null) speaker = said.speaker;
      if (said.text !== '') segments.push({ start, end, speaker, text: said.text });
    }
  }
  return joined(segments.map(ordered));
}

function saidIn(line: string): { readonly speaker: string | null; readonly text: string } {
  const [tag = '', byTag] = voice.exec(line) ?? [];
  const plain = withoutTags(line.slice(tag.length));
  if (byTag !== undefined) return { speaker: byTag.trim().slice(0, longestName), text: plain };
  const [label = '', byColon] = named.exec(plain) ?? [];
  return { speaker: byColon?.trim() ?? null, text: plain.slice(label.length).trim() };
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
};

const withoutTags = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\{\\[^}]*\}/g, '')
    .replaceAll(/&(?:amp|lt|gt|nbsp);/g, (entity) => entities[entity] ?? ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** A caption whose end comes before its beginning has no length. */
const ordered = (segment: Segment): Segment => {
  const { start, end } = segment;
  return start !== null && end !== null && end < start ? { ...segment, end: start } : segment;
};
