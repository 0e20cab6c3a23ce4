import type { ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import { growRubric } from './grow.ts';
import type { Rubric } from './rubric.ts';
import { salesRubric } from './sales.ts';

/** Nothing is said of what SEM is scored on until the product's owner says it. */
const semRubric: Rubric = { group: 'SEM', version: '0', dimensions: [] };

const rubrics: Readonly<Record<ProgrammeGroup, Rubric>> = {
  GROW: growRubric,
  Sales: salesRubric,
  SEM: semRubric,
};

/** What conversations of a group are scored on now. */
export const rubricOf = (group: ProgrammeGroup): Rubric => rubrics[group];

/** Whether conversations of a group can be analysed. */
export const isSetUp = (group: ProgrammeGroup): boolean => rubrics[group].dimensions.length > 0;
