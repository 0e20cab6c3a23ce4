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
  /** The mean of the scores; null where fewer than {@link leastScored} are there. */
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

export function overallOf(scores: readonly Pick<Score, 'value'>[]): number | null {
  const values = scores.flatMap(({ value }) => (value === null ? [] : [value]));
  if (values.length < leastScored) return null;
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}
