import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';

/** One notification of one person (domain reference, 11.4). Instants are epoch milliseconds. */
export interface NotificationContext {
  readonly recipientId: string;
  /** What it says, in the words of the moment. */
  readonly text: string;
  /** The page of the application that it leads to. */
  readonly link: string;
  readonly actionedAt: number | null;
  /** The person acted on it, or it was done with by itself. */
  readonly actionedBy: 'user' | 'auto' | null;
}

export type Asked = AskedOf<NotificationContext>;
export type Words = WordsOf<NotificationContext>;
export type Stamps = StampsOf<NotificationContext>;
