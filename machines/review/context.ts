import type { ReviewFields } from '#domain/reviews/vocabulary.ts';
import type { Stamp } from '../person.ts';
import type { PlainColumns } from '../plain-record.ts';
import type { Facts } from '../bare-event.ts';
import type { SentOf } from '../verbs.ts';
import type { reviewVerbs } from './verbs.ts';

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

/** Besides what people send: whether the outcome of the session says that they came. */
export type ReviewEvent =
  | SentOf<typeof reviewVerbs>
  | (Stamp & { readonly type: 'OPEN' | 'RELEASE'; readonly facts?: Facts });
