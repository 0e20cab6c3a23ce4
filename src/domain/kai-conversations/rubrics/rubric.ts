import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';

/** Whose words a cue is looked for in: those of whoever leads the conversation, the other's, or both. */
export type Side = 'lead' | 'other' | 'both';

/** Words by which a dimension shows (regular expressions without marks of their own, matched at word boundaries, whatever their case). */
export interface Cue {
  readonly says: string;
  readonly by: Side;
  /** How much it tells by itself, from 0 to 1. */
  readonly weight: number;
  readonly phrases: readonly string[];
}

/** What is scored of a conversation: by cues, or by what is counted. */
export interface Dimension {
  readonly key: string;
  readonly name: string;
  readonly about: string;
  /** Where its cues or its measure are published. */
  readonly source: string;
  readonly cues?: readonly Cue[];
  readonly measure?: 'listening' | 'openQuestions' | 'silence' | 'talkRatio';
  /** What is said where it is strong, and where it is missing or weak. */
  readonly strength: string;
  readonly improvement: string;
  /** Something to try next time. */
  readonly action: string;
}

/** What conversations of a group are scored on. A change of it is a new version. */
export interface Rubric {
  readonly group: ProgrammeGroup;
  readonly version: string;
  readonly dimensions: readonly Dimension[];
}
