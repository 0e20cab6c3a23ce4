/**
 * How long the built-in analysis takes: a conversation of five minutes, of half an hour, and of three hours with 30,000 words, read and analysed in one process.
 * Exits with 1 when the longest takes more than two seconds.
 */
import { analyse } from '#domain/kai-conversations/analysis/analyse.ts';
import { shippedRubric } from '#domain/kai-conversations/rubrics/rubrics.ts';
import { readTranscript } from '#domain/kai-conversations/transcript/read.ts';
import { coaching } from '#tests/domain/kai-conversations/corpus/coaching.ts';
import { median, timed } from './lists/frame.ts';

const rounds = 5;
const limit = 2_000;
const texts = coaching.map(({ text }) => text);

/** A conversation of at least so many words. */
function ofWords(words: number): string {
  const lines: string[] = [];
  for (let count = 0, nth = 0; count < words; nth += 1) {
    const text = texts[nth % texts.length] ?? '';
    lines.push(text);
    count += text.split(/\s+/).length;
  }
  return lines.join('\n');
}

let slowest = 0;
for (const [name, words] of [
  ['five minutes', 800],
  ['half an hour', 5_000],
  ['three hours', 30_000],
] as const) {
  const content = ofWords(words);
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    took.push(
      await timed(async () => {
        const read = readTranscript(content);
        if ('problem' in read) throw new Error(read.problem);
        analyse(shippedRubric('GROW'), { segments: read.segments, participants: [] });
      }),
    );
  const typical = median(took);
  slowest = Math.max(slowest, typical);
  console.log(`${name}, ${words} words: ${typical.toFixed(0)} ms`);
}
process.exitCode = slowest > limit ? 1 : 0;
