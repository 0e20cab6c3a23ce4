import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';

/** One message from one person to another (domain reference, 11.2). Instants are epoch milliseconds. */
export interface MessageContext {
  readonly sender: string;
  readonly recipient: string;
  /** Empty once it is deleted. */
  readonly text: string;
  /** What a deleted message said, while it is kept. */
  readonly keptText: string | null;
  /** When it is to be sent, where that is not at once. */
  readonly sendAt: number | null;
  readonly sentAt: number | null;
  readonly editedAt: number | null;
  readonly deletedAt: number | null;
}

export type Asked = AskedOf<MessageContext>;
export type Words = WordsOf<MessageContext>;
export type Stamps = StampsOf<MessageContext>;
