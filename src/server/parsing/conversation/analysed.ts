import { analyse, type Analysed } from '#domain/kai-conversations/analysis/analyse.ts';
import { rubricOf } from '#domain/kai-conversations/rubrics/rubrics.ts';
import type { Segment } from '#domain/kai-conversations/transcript/segment.ts';
import type { Participant } from '#domain/kai-conversations/vocabulary.ts';
import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';

/** Analyses what was said, in the words of others. */
export const conversationAnalysis = ({
  group,
  ...conversation
}: {
  readonly group: ProgrammeGroup;
  readonly segments: readonly Segment[];
  readonly participants: readonly Participant[];
}): Analysed => analyse(rubricOf(group), conversation);
