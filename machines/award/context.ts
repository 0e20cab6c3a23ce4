import type { AwardCode } from '#domain/recognition/awards.ts';
import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';
import type { PlainColumns } from '../plain-record.ts';

/** What the chart knows of an award of somebody: its row, and how much it takes. Instants are epoch milliseconds. */
export interface AwardContext extends PlainColumns {
  readonly userId: string;
  readonly award: AwardCode;
  /** How many actions earn it. */
  readonly goal: number;
  /** How many of them there are, at most the goal. */
  readonly progress: number;
  readonly earnedAt: number | null;
  readonly revokedAt: number | null;
  /** Why it was taken back. */
  readonly revokedReason: string | null;
}

export type Asked = AskedOf<AwardContext>;
export type Words = WordsOf<AwardContext>;
export type Stamps = StampsOf<AwardContext>;
