import { analyse } from '#domain/kai-conversations/analysis/analyse.ts';
import { shippedRubric } from '#domain/kai-conversations/rubrics/rubrics.ts';
import { readTranscript } from '#domain/kai-conversations/transcript/read.ts';
import { median, timed } from '../lists/frame.ts';
import { lengths, ofWords } from './texts.ts';

const ROUNDS = 5;
const LIMIT_MS = 2_000;

/** How long it takes to read and analyse a conversation, in one process. */
export async function analysisFits(): Promise<boolean> {
  let isWell = true;
  for (const [name, words] of Object.entries(lengths)) {
    const content = ofWords(words);
    const took: number[] = [];
    while (took.length < ROUNDS)
      took.push(
        await timed(async () => {
          const read = readTranscript(content);
          if ('problem' in read) throw new Error(read.problem);
          analyse(shippedRubric('GROW'), { segments: read.segments, participants: [] });
        }),
      );
    const typical = median(took);
    const fits = typical <= LIMIT_MS;
    isWell &&= fits;
    console.log(
      `Analysis of ${name}, ${words} words: ${typical.toFixed(0)} ms, at most ${LIMIT_MS}${fits ? '' : ' (too slow)'}`,
    );
  }
  return isWell;
}
