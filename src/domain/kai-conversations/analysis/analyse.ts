import type { Rubric, Side } from '../rubrics/rubric.ts';
import { countWords, type Segment } from '../transcript/segment.ts';
import type { Participant } from '../vocabulary.ts';
import { adviceOn, promisesIn, summaryOf } from './advice.ts';
import { overallOf, type Analysis } from './analysis.ts';
import { scoreByCount } from './counted.ts';
import { scoreByCues } from './cues.ts';
import { isEnglish } from './language.ts';
import { measure, type Measures } from './measures.ts';
import { leadsOf } from './roles.ts';
import { topicsOf } from './topics.ts';

/** What made an analysis; a change of what it finds is a new version. */
export const builtInEngine = 'waymark-cues 2';

/** Fewer words than these say nothing. */
export const leastWords = 30;

interface Conversation {
  readonly segments: readonly Segment[];
  readonly participants: readonly Participant[];
}

/** What is counted is always known. */
export type CountedAnalysis = Analysis & { readonly measures: Measures };

export type Analysed =
  | { readonly analysis: CountedAnalysis }
  | { readonly problem: AnalysisProblem };

export interface AnalysisProblem {
  readonly code: 'tooShort' | 'notEnglish';
  readonly sentence: string;
}

/** Why a conversation can't be analysed; null where it can. */
export function problemWith(segments: readonly Segment[]): AnalysisProblem | null {
  const words = segments.reduce((sum, { text }) => sum + countWords(text), 0);
  if (words < leastWords)
    return {
      code: 'tooShort',
      sentence: `There is too little speech in it: ${words === 1 ? 'one word' : `${words} words`}, and at least ${leastWords} are needed.`,
    };
  if (!isEnglish(segments))
    return {
      code: 'notEnglish',
      sentence:
        'It doesn’t seem to be in English, and so far only English conversations can be analysed.',
    };
  return null;
}

/**
 * Analyses a conversation by counting and by the cues of a rubric: the same transcript always gives the same analysis, and every score stands on passages of the
 * transcript. Nothing is asked of anybody outside.
 */
export function analyse(rubric: Rubric, { segments, participants }: Conversation): Analysed {
  const problem = problemWith(segments);
  if (problem) return { problem };
  const measures = measure(segments);
  const isAlone = measures.speakers.length === 1;
  const { lead, isGuessed } = leadsOf(rubric, segments, participants);
  const sideOf = (speaker: string): Side =>
    isAlone ? 'both' : lead.has(speaker) ? 'lead' : 'other';
  const doubt = isAlone ? 0.5 : isGuessed ? 0.7 : 1;
  const passages = segments.map((segment) => ({
    ...segment,
    side: sideOf(segment.speaker),
    plain: segment.text.replaceAll('’', "'"),
  }));
  const scored = rubric.dimensions.map((dimension) =>
    dimension.cues
      ? scoreByCues(dimension, passages, doubt)
      : scoreByCount(dimension, { segments, sideOf, measures, doubt }),
  );
  const scores = scored.map(({ score }) => score);
  const topics = topicsOf(
    segments,
    measures.speakers.map(({ speaker }) => speaker),
  );
  const { practice, ...advice } = adviceOn(rubric, scores);
  return {
    analysis: {
      source: 'builtIn',
      rubricVersion: rubric.version,
      engine: builtInEngine,
      overall: overallOf(rubric, scores),
      scores,
      evidence: scored.flatMap(({ evidence }) => evidence),
      measures,
      topics,
      summary: summaryOf({ measures, topics, sideOf }),
      ...advice,
      actions: [...promisesIn(segments), ...practice.map((text) => ({ text, at: null }))],
      warnings: [
        ...(isAlone
          ? ['Only one speaker could be told apart, so we can’t say who led the conversation.']
          : []),
        ...(isGuessed && !isAlone
          ? [
              `Nobody was named as leading, so we assumed ${[...lead].join(', ')}, who asked the most questions.`,
            ]
          : []),
      ],
    },
  };
}
