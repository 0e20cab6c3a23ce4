import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';

/** Whose words a cue is looked for in: those of whoever leads the conversation, the other's, or both. */
export const sides = ['lead', 'other', 'both'] as const;
export type Side = (typeof sides)[number];

/** What can be counted instead of looking for words. */
export const measures = ['listening', 'openQuestions', 'silence', 'talkRatio'] as const;
export type Measure = (typeof measures)[number];

/** Words by which a dimension shows (regular expressions without marks of their own, matched at word boundaries, whatever their case). */
export interface Cue {
  readonly says: string;
  readonly by: Side;
  /** How much it tells by itself, from 0 to 1. */
  readonly weight: number;
  /** They count against the dimension. */
  readonly isAgainst?: boolean;
  readonly phrases: readonly string[];
}

/** What is scored of a conversation: by cues, or by what is counted. */
export interface Dimension {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  /** Where its cues or its measure are published. */
  readonly source: string;
  /** How often it counts in the score of the whole; once where nothing is said. */
  readonly weight?: number;
  readonly cues?: readonly Cue[];
  readonly measure?: Measure;
  /** What is said where it is strong, and where it is missing or weak. */
  readonly strength: string;
  readonly improvement: string;
  /** Something to try next time. */
  readonly action: string;
}

/** Scores go from 0 to 100; from here on one is strong, and below this it is weak. */
export interface Scale {
  readonly strongFrom: number;
  readonly weakBelow: number;
}

/** What a version of a rubric says; it is data, and never changed once it is published. */
export interface Scoring {
  readonly name: string;
  readonly scale: Scale;
  readonly dimensions: readonly Dimension[];
}

/** What conversations of a group are scored on. A change of it is a new version. */
export interface Rubric extends Scoring {
  readonly group: ProgrammeGroup;
  readonly version: string;
}

/** Whether conversations can be analysed by it. */
export const isFilled = ({ dimensions }: Pick<Scoring, 'dimensions'>): boolean =>
  dimensions.length > 0;
