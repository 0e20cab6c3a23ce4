import type { Failure, Participant, ScoreReview } from '#domain/kai-conversations/vocabulary.ts';
import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';
import type { PlainColumns } from '../plain-record.ts';

/** What the chart knows of a conversation: what was said in it lies elsewhere. */
export interface KaiConversationContext extends PlainColumns {
  readonly title: string;
  readonly group: ProgrammeGroup;
  readonly programmeId: string;
  /** Whose skill is analysed; whoever uploads it where nobody else is named. */
  readonly about: string;
  readonly language: string;
  readonly heldOn: string;
  readonly participants: readonly Participant[];
  /** The version of the text that everybody agreed to, and when that was confirmed. */
  readonly consentVersion: string | null;
  readonly consentedAt: number | null;
  /** The credit that is held for it, or was spent. */
  readonly creditId: string | null;
  /** It is a recording, and nobody can write it down yet. */
  readonly waits: boolean;
  readonly words: number | null;
  /** Milliseconds. */
  readonly duration: number | null;
  readonly score: number | null;
  readonly warnings: readonly string[];
  readonly failure: Failure | null;
  /** Coaches who may read it. */
  readonly sharedWith: readonly string[];
  /** Which of the actions are done, by their places. */
  readonly doneActions: readonly number[];
  /** Why the scores are disputed. */
  readonly dispute: string | null;
  readonly review: ScoreReview | null;
}

export type Asked = AskedOf<KaiConversationContext>;
export type Words = WordsOf<KaiConversationContext>;
export type Stamps = StampsOf<KaiConversationContext>;

/** A conversation of which nothing is known yet but what was written about it. */
export const unheard = {
  consentVersion: null,
  consentedAt: null,
  creditId: null,
  waits: false,
  words: null,
  duration: null,
  score: null,
  warnings: [],
  failure: null,
  sharedWith: [],
  doneActions: [],
  dispute: null,
  review: null,
} as const;
