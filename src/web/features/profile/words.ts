import type { AwardState } from '#domain/recognition/awards.ts';
import type { Tone } from '#web/ui/badge.tsx';

/** How far somebody has come with an award. */
export const stateWords: Readonly<Record<AwardState, readonly [string, Tone]>> = {
  earned: ['Earned', 'success'],
  inProgress: ['In progress', 'info'],
  locked: ['Not started', 'neutral'],
  revoked: ['Withdrawn', 'warning'],
};
