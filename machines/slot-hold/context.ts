import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';

export interface SlotHoldContext {
  readonly memberId: string;
  /** Epoch ms; the hold lapses by itself. */
  readonly expiresAt: number;
  readonly bookingId: string | null;
}

export type Asked = AskedOf<SlotHoldContext>;
export type Words = WordsOf<SlotHoldContext>;
export type Stamps = StampsOf<SlotHoldContext>;
