import { withoutHidden } from '#domain/text/hidden.ts';
import { readCaptions } from './captions.ts';
import { readLines } from './lines.ts';
import { countWords, limits, speakersIn, type Segment } from './segment.ts';

export type ReadTranscript =
  | { readonly segments: readonly Segment[] }
  /** Why it can't be used, for whoever sent it. */
  | { readonly problem: string };

/** Reads a transcript, whatever its name says it is: captions by their arrows, everything else line by line. */
export function readTranscript(content: string): ReadTranscript {
  const text = withoutHidden(content.replaceAll(/\r\n?/g, '\n'), '\n\t')
    .normalize('NFC')
    .replace(/^\uFEFF/, '');
  const isCaptions = /^\s*WEBVTT/.test(text) || /\d\s*-->\s*\d/.test(text);
  const segments = isCaptions ? readCaptions(text) : readLines(text);
  return problemWith(segments) ?? { segments };
}

function problemWith(segments: readonly Segment[]): { readonly problem: string } | null {
  const words = segments.reduce((sum, { text }) => sum + countWords(text), 0);
  if (words === 0) return { problem: 'Nothing is said in this file. Choose another one.' };
  if (words > limits.words || segments.length > limits.segments)
    return { problem: 'This transcript is longer than we can analyse. Split it into several.' };
  if (speakersIn(segments).length > limits.speakers)
    return {
      problem: `More than ${limits.speakers} people speak in this file. Check that each line begins with a name and a colon.`,
    };
  return null;
}
