import { countWords, durationOf, speakersIn, type Segment } from '../transcript/segment.ts';
import { questionsIn } from './questions.ts';

/** What is counted of one who speaks. */
export interface SpeakerMeasures {
  readonly speaker: string;
  readonly words: number;
  /** Of all words, from 0 to 1. */
  readonly share: number;
  /** Milliseconds; null where the transcript has no times. */
  readonly speakingTime: number | null;
  readonly turns: number;
  readonly longestTurnWords: number;
  /** The passage with which the longest turn begins. */
  readonly longestTurnAt: number;
  readonly openQuestions: number;
  readonly closedQuestions: number;
  /** How often they begin before another has ended. */
  readonly interruptions: number;
  /** Words a minute while they speak; null where the transcript has no times. */
  readonly pace: number | null;
  readonly fillers: number;
}

/** What is true of a conversation by counting. */
export interface Measures {
  readonly words: number;
  readonly turns: number;
  /** Milliseconds; null where the transcript has no times. */
  readonly duration: number | null;
  /** Silences of at least {@link pauseFrom}; null where the transcript has no times. */
  readonly pauses: number | null;
  readonly longestPause: number | null;
  readonly speakers: readonly SpeakerMeasures[];
}

/** Milliseconds of silence that are a pause, and of speaking at once that are an interruption. */
export const pauseFrom = 2_000;
const overlapFrom = 300;

const filler =
  /\b(?:um+|uh+|er+m?|hmm+|you know|sort of|kind of|i mean|basically|literally|like(?=,))(?![\p{L}’'])/giu;

interface Turn {
  readonly speaker: string;
  readonly at: number;
  readonly words: number;
}

/** Everything that one says until another speaks. */
export function turnsOf(segments: readonly Segment[]): Turn[] {
  const turns: Turn[] = [];
  for (const [at, { speaker, text }] of segments.entries()) {
    const last = turns.at(-1);
    const words = countWords(text);
    if (last?.speaker === speaker) turns[turns.length - 1] = { ...last, words: last.words + words };
    else turns.push({ speaker, at, words });
  }
  return turns;
}

export function measure(segments: readonly Segment[]): Measures {
  const turns = turnsOf(segments);
  const words = turns.reduce((sum, turn) => sum + turn.words, 0);
  const silences = silencesIn(segments);
  const own = Map.groupBy(segments, ({ speaker }) => speaker);
  const ownTurns = Map.groupBy(turns, ({ speaker }) => speaker);
  const interruptions = interruptionsBy(segments);
  return {
    words,
    turns: turns.length,
    duration: durationOf(segments),
    pauses: silences?.length ?? null,
    longestPause: silences === null ? null : Math.max(0, ...silences),
    speakers: speakersIn(segments).map((speaker) => {
      const said = own.get(speaker) ?? [];
      const taken = ownTurns.get(speaker) ?? [];
      const spoken = taken.reduce((sum, turn) => sum + turn.words, 0);
      const time = speakingTime(said);
      const questions = said.flatMap(({ text }) => questionsIn(text));
      const longest = taken.reduce((most, turn) => (turn.words > most.words ? turn : most), {
        speaker,
        at: 0,
        words: 0,
      });
      return {
        speaker,
        words: spoken,
        share: words === 0 ? 0 : spoken / words,
        speakingTime: time,
        turns: taken.length,
        longestTurnWords: longest.words,
        longestTurnAt: longest.at,
        openQuestions: questions.filter(({ isOpen }) => isOpen).length,
        closedQuestions: questions.filter(({ isOpen }) => !isOpen).length,
        interruptions: interruptions.get(speaker) ?? 0,
        pace: time === null || time < 1000 ? null : Math.round(spoken / (time / 60_000)),
        fillers: said.reduce((sum, { text }) => sum + (text.match(filler)?.length ?? 0), 0),
      };
    }),
  };
}

function speakingTime(said: readonly Segment[]): number | null {
  let sum = 0;
  for (const { start, end } of said) {
    if (start === null || end === null) return null;
    sum += end - start;
  }
  return sum;
}

/** Null where there are no times, or none that say when somebody stops. */
function silencesIn(segments: readonly Segment[]): number[] | null {
  if (!segments.every(({ start, end }) => start !== null && end !== null)) return null;
  const silences: number[] = [];
  let ended = 0;
  for (const { start, end } of segments) {
    if ((start ?? 0) - ended >= pauseFrom && ended > 0) silences.push((start ?? 0) - ended);
    ended = Math.max(ended, end ?? 0);
  }
  return silences;
}

/** Somebody begins before another has ended; without times, where the other breaks off with a dash. */
function interruptionsBy(segments: readonly Segment[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const [at, { speaker, start }] of segments.entries()) {
    const before = segments[at - 1];
    if (!before || before.speaker === speaker) continue;
    const isOverlap = start !== null && before.end !== null && before.end - start >= overlapFrom;
    const isBrokenOff = /[\p{L}](?:\s?[—–]|--|\s-)$/u.test(before.text);
    if (isOverlap || isBrokenOff) counts.set(speaker, (counts.get(speaker) ?? 0) + 1);
  }
  return counts;
}
