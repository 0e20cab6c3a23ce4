/**
 * - `unreadable`: it is not what it should be, or says something that can't be worked out
 * - `tooLarge`: it was not even looked at
 * - `tooLong`, `died`: reading it was ended, by us or by the system; it may be tried again
 * - `busy`: too much of the same owner is waiting already
 */
export type RefusedReading = 'unreadable' | 'tooLarge' | 'tooLong' | 'died' | 'busy';

/** What came from outside is not read. The message is a sentence for whoever sent it. */
export class ParsingRefused extends Error {
  override readonly name = 'ParsingRefused';
  readonly reason: RefusedReading;

  constructor(reason: RefusedReading, sentence: string) {
    super(sentence);
    this.reason = reason;
  }

  /** The process that read it did not come to an end by itself. */
  get hasDied(): boolean {
    return this.reason === 'tooLong' || this.reason === 'died';
  }
}

/** Throws what a parser says of content that it can't make anything of. */
export function unreadable(sentence: string): never {
  throw new ParsingRefused('unreadable', sentence);
}
