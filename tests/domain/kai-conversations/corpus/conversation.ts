import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';

/** What somebody who reads a conversation says of a dimension: it is not there, it is touched on, or it is done well. */
export type Label = 'none' | 'some' | 'strong';

export interface LabelledConversation {
  readonly name: string;
  readonly group: ProgrammeGroup;
  readonly labels: Readonly<Record<string, Label>>;
  readonly text: string;
}

type Mark = '0' | '1' | '2';
const labelOf: Readonly<Record<Mark, Label>> = { '0': 'none', '1': 'some', '2': 'strong' };

const dimensions = {
  GROW: ['goal', 'reality', 'options', 'will'],
  Sales: ['opening', 'discovery', 'value', 'objections', 'nextStep'],
} as const;

/** A conversation with a mark for each dimension scored by cues, in their order: 0 not there, 1 touched on, 2 done well. */
export function conversation(
  group: keyof typeof dimensions,
  marks: string,
  name: string,
  text: string,
): LabelledConversation {
  const labels = Object.fromEntries(
    dimensions[group].map((dimension, at) => [dimension, labelOf[marks.charAt(at) as Mark]]),
  );
  return { name, group, labels, text: text.trim() };
}
