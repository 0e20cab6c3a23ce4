import type { Rubric } from '../rubrics/rubric.ts';
import type { AnalysisSource } from '../vocabulary.ts';
import type { Measures } from './measures.ts';
import type { Topic } from './topics.ts';

/** A passage that led to a score. */
export interface Evidence {
  readonly dimension: string;
  /** Which passage of the transcript. */
  readonly at: number;
  /** Stands in that passage, word for word. */
  readonly quote: string;
  readonly comment: string;
}

/** A dimension with its score; null where no evidence was found. */
export interface Score {
  readonly dimension: string;
  readonly name: string;
  readonly about: string;
  /** From 0 to 100. */
  readonly value: number | null;
  /** From 0 to 1. */
  readonly confidence: number;
}

export interface Action {
  readonly text: string;
  /** The passage it was said in; null where it is something to practise. */
  readonly at: number | null;
}

/** What an analysis says of a conversation. */
export interface Analysis {
  readonly source: AnalysisSource;
  readonly rubricVersion: string;
  /** What made it, with its version. */
  readonly engine: string;
  /** The mean of the scores by their weights; null where fewer than {@link leastScored} are there. */
  readonly overall: number | null;
  readonly scores: readonly Score[];
  readonly evidence: readonly Evidence[];
  /** Null where only the scores are known. */
  readonly measures: Measures | null;
  readonly topics: readonly Topic[];
  readonly summary: string;
  readonly strengths: readonly string[];
  readonly improvements: readonly string[];
  readonly actions: readonly Action[];
  readonly warnings: readonly string[];
}

/** From so many scores there is one of all. */
export const leastScored = 3;

/** How sure a score is, in words. */
export function confidenceWord(confidence: number): 'low' | 'medium' | 'high' {
  if (confidence < 0.5) return 'low';
  return confidence < 0.75 ? 'medium' : 'high';
}

export function overallOf(
  { dimensions }: Pick<Rubric, 'dimensions'>,
  scores: readonly Pick<Score, 'dimension' | 'value'>[],
): number | null {
  const valued = scores.flatMap(({ dimension, value }) => {
    const weight = dimensions.find(({ key }) => key === dimension)?.weight ?? 1;
    return value === null ? [] : [{ value, weight }];
  });
  if (valued.length < leastScored) return null;
  const all = valued.reduce((sum, { weight }) => sum + weight, 0);
  return Math.round(valued.reduce((sum, { value, weight }) => sum + value * weight, 0) / all);
}
