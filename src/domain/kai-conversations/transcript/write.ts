import { captionTime, clockText } from './moments.ts';
import type { Segment } from './segment.ts';

/** What a passage takes that has no times: captions need some. */
const wordsPerSecond = 2.5;

/** The transcript as WebVTT, with who speaks. */
export function toVtt(segments: readonly Segment[]): string {
  let clock = 0;
  const cues = segments.map(({ start, end, speaker, text }) => {
    const from = start ?? clock;
    const to = end !== null && end > from ? end : from + lengthOf(text);
    clock = to;
    return `${captionTime(from)} --> ${captionTime(to)}\n<v ${escaped(speaker)}>${escaped(text)}`;
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

const lengthOf = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).length / wordsPerSecond)) * 1000;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The transcript as Markdown, one paragraph for each passage. */
export const toMarkdown = (segments: readonly Segment[]): string =>
  segments
    .map(({ start, speaker, text }) =>
      [
        `**${plain(speaker)}**`,
        start === null ? '' : ` (${clockText(start)})`,
        `: ${plain(text)}`,
      ].join(''),
    )
    .join('\n\n');

/** Signs that Markdown would take for marks. */
export const plain = (text: string): string => text.replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`);
