import {
  choice,
  choices,
  flag,
  optionalLines,
  optionalReference,
  optionalText,
  optionalWholeNumber,
  text,
  wholeNumber,
} from '#domain/records/fields.ts';
import { completionRuleNames, completionRules, mostScore } from '#domain/interactive/vocabulary.ts';
import { programmeGroups } from '#domain/programmes/vocabulary.ts';

/** What a version consists of: a change of any of it is another one for those who have begun. */
export const contentFields = {
  url: optionalText('Address', 2000, {
    tip: 'It starts with https:// and belongs to an allowed site.',
  }),
  package: optionalReference('Package'),
  allowedOrigin: optionalText('Allowed origin', 200, {
    tip: 'Messages count from here only. Leave it empty for the origin of the address.',
  }),
  completionRule: choice('Completed', completionRules, { names: completionRuleNames }),
  minScore: optionalWholeNumber('Score to reach', 0, mostScore),
  maxScore: optionalWholeNumber('Highest score', 0, mostScore, {
    tip: 'Leave it empty where there are no scores, or no limit.',
  }),
  resumable: flag('Members continue where they left off', true),
} as const;

/** What staff write about an activity. */
export const writtenFields = {
  name: text('Title', 120),
  description: optionalLines('Description', 2000, {
    tip: 'What members get out of it, in a sentence or two.',
  }),
  groups: choices('Groups', programmeGroups, { sentence: 'Choose at least one group.' }),
  ...contentFields,
} as const;

export const interactiveResourceFields = {
  ...writtenFields,
  contentVersion: wholeNumber('Version', 1, 10_000),
} as const;
