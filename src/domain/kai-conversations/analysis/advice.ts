import { counted } from '#domain/text/counted.ts';
import type { Dimension, Rubric, Side } from '../rubrics/rubric.ts';
import type { Segment } from '../transcript/segment.ts';
import type { Action, Score } from './analysis.ts';
import type { Measures } from './measures.ts';
import { sentencesIn } from './questions.ts';
import type { Topic } from './topics.ts';

const mostOfEach = 4;
const mostPromises = 4;

/** What went well, and what did not, by the scores: the clearest first. */
export function adviceOn({ dimensions, scale }: Rubric, scores: readonly Score[]) {
  const valued = dimensions.map((dimension) => ({
    dimension,
    value: scores.find((score) => score.dimension === dimension.key)?.value ?? null,
  }));
  const strong = valued
    .filter(({ value }) => value !== null && value >= scale.strongFrom)
    .toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));
  // What is counted and can't be counted is no fault of anybody’s.
  const weak = valued
    .filter(({ dimension, value }) => (value === null ? dimension.cues : value < scale.weakBelow))
    .toSorted((a, b) => (a.value ?? -1) - (b.value ?? -1));
  const say = (
    of: readonly { readonly dimension: Dimension }[],
    what: (dimension: Dimension) => string,
  ) => of.slice(0, mostOfEach).map(({ dimension }) => what(dimension));
  return {
    strengths: say(strong, ({ name, strength }) => `${name}: ${strength}`),
    improvements: say(weak, ({ name, improvement }) => `${name}: ${improvement}`),
    practice: say(weak, ({ action }) => action).slice(0, 3),
  };
}

const promise =
  /(?<![\p{L}'])(?:i(?:'ll| will)(?! be\b| have to think| see\b| say\b| admit\b)|i(?:'m| am) going to|let me (?:send|book|set up|prepare))(?![\p{L}])/iu;

/** What people said they will do. */
export const promisesIn = (segments: readonly Segment[]): Action[] =>
  segments
    .flatMap(({ speaker, text }, at) =>
      sentencesIn(text)
        .filter(
          (sentence) => promise.test(sentence.replaceAll('’', "'")) && !sentence.endsWith('?'),
        )
        .map((sentence) => ({ text: `${speaker}: “${sentence}”`, at })),
    )
    .slice(-mostPromises);

interface Counted {
  readonly measures: Measures;
  readonly topics: readonly Topic[];
  readonly sideOf: (speaker: string) => Side;
}

/** The whole in a few sentences, made of what is counted. */
export function summaryOf({ measures, topics, sideOf }: Counted): string {
  const { words, duration, speakers } = measures;
  const minutes = Math.round((duration ?? 0) / 60_000);
  const length = minutes < 1 ? counted(words, 'word') : `About ${counted(minutes, 'minute')}`;
  const people = counted(speakers.length, 'speaker');
  const leads = speakers.filter(({ speaker }) => sideOf(speaker) === 'lead');
  const share = Math.round(leads.reduce((sum, each) => sum + each.share, 0) * 100);
  const open = leads.reduce((sum, { openQuestions }) => sum + openQuestions, 0);
  const closed = leads.reduce((sum, { closedQuestions }) => sum + closedQuestions, 0);
  const names = leads.map(({ speaker }) => speaker).join(' and ');
  return [
    `${length}, ${people}.`,
    ...(leads.length === 0 || speakers.length === 1
      ? []
      : [
          `${names} spoke ${share}% of the words and asked ${counted(open + closed, 'question')}, ${open} of them open.`,
        ]),
    ...(topics.length === 0
      ? []
      : [
          `Mostly about: ${topics
            .slice(0, 4)
            .map(({ term }) => term)
            .join(', ')}.`,
        ]),
  ].join(' ');
}
