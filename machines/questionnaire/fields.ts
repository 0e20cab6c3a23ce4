import {
  choice,
  flag,
  optionalLines,
  optionalWholeNumber,
  own,
  text,
  wholeNumber,
} from '#domain/records/fields.ts';
import type { Question, Scoring } from '#domain/questionnaires/definition.ts';
import { purposeNames, questionnairePurposes } from '#domain/questionnaires/vocabulary.ts';

/** What staff write about a questionnaire (domain reference, 8.1). */
export const writtenFields = {
  name: text('Title', 120),
  description: optionalLines('Description', 2000, {
    tip: 'People read this before they answer.',
  }),
  purpose: choice('Purpose', questionnairePurposes, { names: purposeNames }),
  estimatedMinutes: optionalWholeNumber('Estimated time', 1, 120, {
    unit: 'minutes',
    tip: 'How long it takes to answer.',
  }),
  questions: own<readonly Question[]>('Questions'),
  scoring: own<Scoring>('Scoring'),
} as const;

/** What its chart keeps of its versions: the one that is asked now, 0 for none, and whether something was written since. */
export const versionFields = {
  publishedVersion: wholeNumber('Version', 0, 10_000),
  isRevised: flag('Changed since', false),
} as const;

export const questionnaireFields = { ...writtenFields, ...versionFields } as const;
