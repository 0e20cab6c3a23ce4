import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import { growRubric } from './grow.ts';
import type { Rubric } from './rubric.ts';
import { salesRubric } from './sales.ts';

/** Nothing is said of what SEM is scored on until somebody of staff fills it. */
const semRubric: Rubric = {
  group: 'SEM',
  version: '0',
  name: 'SEM',
  scale: { strongFrom: 65, weakBelow: 45 },
  dimensions: [],
};

const shipped: Readonly<Record<ProgrammeGroup, Rubric>> = {
  GROW: growRubric,
  Sales: salesRubric,
  SEM: semRubric,
};

/**
 * What conversations of a group are scored on before staff publish anything else. Conversations were analysed with these versions: another text of them is
 * published as the next version, and not written here.
 */
export const shippedRubric = (group: ProgrammeGroup): Rubric => shipped[group];
