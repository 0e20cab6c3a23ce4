import type { Answers } from '#domain/questionnaires/definition.ts';
import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';
import { unwritten, type PlainColumns } from '../plain-record.ts';

/** What the chart knows of a response: its row. Instants are epoch milliseconds. */
export interface ResponseContext extends PlainColumns {
  /** The questionnaire of a programme or booking that it answers. */
  readonly assignment: string;
  /** Who is asked. */
  readonly member: string;
  readonly answers: Answers;
  /** As they were when it was last submitted. */
  readonly score: number | null;
  readonly band: string | null;
  readonly startedAt: number | null;
  readonly submittedAt: number | null;
  readonly durationSeconds: number | null;
  /** Who of staff answered for them; null where they did so themselves. */
  readonly enteredBy: string | null;
  readonly reminders: number;
  /** When they were last reminded. */
  readonly remindedAt: number | null;
}

/** What a response is before anybody begins to answer. */
export const unasked = {
  ...unwritten,
  answers: {},
  score: null,
  band: null,
  startedAt: null,
  submittedAt: null,
  durationSeconds: null,
  enteredBy: null,
  reminders: 0,
  remindedAt: null,
} satisfies Partial<ResponseContext>;

export type Asked = AskedOf<ResponseContext>;
export type Words = WordsOf<ResponseContext>;
export type Stamps = StampsOf<ResponseContext>;
