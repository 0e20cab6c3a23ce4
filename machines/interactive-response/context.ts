import type { Attempt, CompletionRule } from '#domain/interactive/vocabulary.ts';
import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';
import type { PlainColumns } from '../plain-record.ts';

/** What the chart knows of a response: its row. Instants are epoch milliseconds. */
export interface ResponseContext extends PlainColumns {
  /** The activity of a programme that it answers. */
  readonly assignment: string;
  readonly member: string;
  /** The version that the member works with, and what holds for it. */
  readonly contentVersion: number;
  readonly completionRule: CompletionRule;
  readonly minScore: number | null;
  readonly maxScore: number | null;
  readonly resumable: boolean;
  /** Those before the present one. */
  readonly attempts: readonly Attempt[];
  /** 0 to 1. */
  readonly progress: number;
  readonly score: number | null;
  readonly state: string | null;
  readonly startedAt: number | null;
  readonly completedAt: number | null;
  readonly lastActivityAt: number | null;
}

export type Asked = AskedOf<ResponseContext>;
export type Words = WordsOf<ResponseContext>;
export type Stamps = StampsOf<ResponseContext>;
