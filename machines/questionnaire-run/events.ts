import type { Answer } from '#domain/questionnaires/definition.ts';

/** What two devices have answered differently to one question. */
export interface Clash {
  readonly question: string;
  /** What is kept, from the other device. */
  readonly theirs: Answer | null;
}

/** What the person does, and what becomes of what is kept. */
export type RunEvent =
  | { type: 'ANSWER'; question: string; answer: Answer | null }
  | { type: 'GO'; question: string | null }
  | { type: 'SUBMIT' }
  | { type: 'KEEP_MINE' }
  | { type: 'TAKE_OTHER' }
  | { type: 'save.kept' }
  | { type: 'save.lost' }
  | { type: 'save.refused'; refusal: string }
  | { type: 'save.clashed'; clash: Clash };

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions: Record<RunEvent['type'], string> = {
  ANSWER: 'The person gives an answer, changes it or takes it out.',
  GO: 'The person goes to a question.',
  SUBMIT: 'The person hands in what they have answered.',
  KEEP_MINE: 'Of two answers the person keeps the one on this device.',
  TAKE_OTHER: 'Of two answers the person takes the one from the other device.',
  'save.kept': 'All that was answered is kept.',
  'save.lost': 'What was answered can’t be kept at the moment.',
  'save.refused': 'The server does not take an answer.',
  'save.clashed': 'Another device has answered the same question differently.',
};
