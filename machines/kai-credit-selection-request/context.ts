import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';

/** What the chart knows of the question which credit pays for a conversation. */
export interface SelectionContext {
  readonly requesterId: string;
  /** The lot that staff chose. */
  readonly chosenCredit: string | null;
  /** What staff noted with it. */
  readonly comment: string | null;
  /** Why there is no credit. */
  readonly reason: string | null;
  readonly decidedBy: string | null;
  /** Epoch milliseconds. */
  readonly decidedAt: number | null;
}

export type Asked = AskedOf<SelectionContext>;
export type Words = WordsOf<SelectionContext>;
export type Stamps = StampsOf<SelectionContext>;
