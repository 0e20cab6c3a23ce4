import type { Cue, Rubric, Side } from '../rubrics/rubric.ts';
import type { Segment } from '../transcript/segment.ts';
import { rolesOf, type Participant } from '../vocabulary.ts';
import { questionsIn } from './questions.ts';

/** Who leads a conversation, by the names of its transcript. */
export interface Leads {
  readonly lead: ReadonlySet<string>;
  /** Nobody said who leads: it is whoever asks the most. */
  readonly isGuessed: boolean;
}

/** Who leads: as the participants say, or else whoever asks most questions for what they say. */
export function leadsOf(
  rubric: Pick<Rubric, 'group'>,
  segments: readonly Segment[],
  participants: readonly Participant[],
): Leads {
  const { lead } = rolesOf[rubric.group];
  const spoken = new Set(segments.map(({ speaker }) => speaker));
  const named = participants.filter(({ label, part }) => part === lead && spoken.has(label));
  if (named.length > 0) return { lead: new Set(named.map(({ label }) => label)), isGuessed: false };
  const asked = new Map<string, number>();
  for (const { speaker, text } of segments)
    asked.set(speaker, (asked.get(speaker) ?? 0) + questionsIn(text).length);
  const [most] = [...asked].toSorted(([, a], [, b]) => b - a);
  return { lead: new Set(most ? [most[0]] : []), isGuessed: true };
}

/** Whether somebody’s words are looked through for a cue. Where only one is told apart they may be anybody’s. */
export const isHeardFrom = (cue: Pick<Cue, 'by'>, side: Side): boolean =>
  cue.by === 'both' || side === 'both' || cue.by === side;
