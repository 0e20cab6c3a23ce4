import { MINUTE } from '#domain/time/calendar.ts';
import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';

/** Staff read what two people wrote to each other, for a reason, for a while (domain reference, 11.3). */
export interface ConversationViewingContext {
  readonly viewer: string;
  readonly person: string;
  /** The other one, once they are chosen. */
  readonly contact: string | null;
  readonly reason: string;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** Messages that were shown, counted page by page. */
  readonly messagesSeen: number;
}

export type Asked = AskedOf<ConversationViewingContext>;
export type Words = WordsOf<ConversationViewingContext>;
export type Stamps = StampsOf<ConversationViewingContext>;

/** Milliseconds that a viewing may take. */
export const viewingLasts = 30 * MINUTE;
