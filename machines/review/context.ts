import type { ReviewFields } from '#domain/reviews/vocabulary.ts';
import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';
import type { PlainColumns } from '../plain-record.ts';

/** What the chart knows of a review: its row. Instants are epoch milliseconds. */
export interface ReviewContext extends ReviewFields, PlainColumns {
  readonly booking: string;
  readonly attendee: string;
  /** Who was there, and alone may review. */
  readonly member: string;
  /** Who gave the session. */
  readonly coach: string;
  readonly endsAt: number;
  /** Staff hear of a review whose average is lower. */
  readonly threshold: number;
  readonly submittedAt: number | null;
}

export type Asked = AskedOf<ReviewContext>;
export type Words = WordsOf<ReviewContext>;
export type Stamps = StampsOf<ReviewContext>;
