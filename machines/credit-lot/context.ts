import type { CreditHolderType, CreditUnit } from '#domain/credits/vocabulary.ts';
import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';

/** What the chart knows of a lot: its row, and what the ledger says is in it. */
export interface CreditLotContext {
  /** What one of them pays for. */
  readonly unit: CreditUnit;
  readonly holderType: CreditHolderType;
  /** So many units were put into it. */
  readonly quantity: number;
  /** Units to give away or to use. */
  readonly available: number;
  /** Units that wait for the outcome of a booking, or for the analysis of a conversation. */
  readonly held: number;
  /** Epoch milliseconds. */
  readonly effectiveAt: number;
  readonly expiresAt: number;
  /** Of several lots the one with the lowest is drawn from first. */
  readonly priority: number;
}

/** Of what the holder of a lot is warned. */
export interface Warning {
  readonly of: 'low' | 'expiry';
}

export type Asked = AskedOf<CreditLotContext>;
export type Words = WordsOf<CreditLotContext>;
export type Stamps = StampsOf<CreditLotContext>;
