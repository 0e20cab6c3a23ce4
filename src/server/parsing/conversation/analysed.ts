import { analyse, type Analysed } from '#domain/kai-conversations/analysis/analyse.ts';
import type { Rubric } from '#domain/kai-conversations/rubrics/rubric.ts';
import type { Segment } from '#domain/kai-conversations/transcript/segment.ts';
import type { Participant } from '#domain/kai-conversations/vocabulary.ts';

/** Analyses what was said, in the words of others. */
export const conversationAnalysis = ({
  rubric,
  ...conversation
}: {
  readonly rubric: Rubric;
  readonly segments: readonly Segment[];
  readonly participants: readonly Participant[];
}): Analysed => analyse(rubric, conversation);
