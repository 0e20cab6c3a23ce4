import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';

/** What is collected for one person until it goes out as one mail. Instants are epoch milliseconds. */
export interface DigestContext {
  /** Whom it is for. */
  readonly recipientId: string;
  /** When it is to go out; null before anything is collected. */
  readonly dueAt: number | null;
  readonly sentAt: number | null;
}

export type Asked = AskedOf<DigestContext>;
export type Words = WordsOf<DigestContext>;
export type Stamps = StampsOf<DigestContext>;
