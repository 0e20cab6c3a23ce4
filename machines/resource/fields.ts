import {
  choice,
  optionalDate,
  optionalLines,
  optionalReference,
  optionalText,
  optionalWholeNumber,
  text,
} from '#domain/records/fields.ts';
import {
  resourceAudiences,
  resourceKindNames,
  resourceKinds,
  resourceScopes,
} from '#domain/resources/vocabulary.ts';

/** What is written about a resource. Of file, link and text it has the one that its kind says. */
export const writtenFields = {
  name: text('Title', 120),
  kind: choice('Kind', resourceKinds, { names: resourceKindNames }),
  file: optionalReference('File'),
  url: optionalText('Link', 2000),
  article: optionalLines('Text', 50_000),
  description: optionalLines('Description', 2000, {
    tip: 'What it helps with, in a sentence or two.',
  }),
  audience: choice('For', resourceAudiences, {
    names: { both: 'Members and coaches', members: 'Members', coaches: 'Coaches' },
  }),
  durationMinutes: optionalWholeNumber('Duration', 1, 600, {
    unit: 'minutes',
    tip: 'How long it takes to read or watch.',
  }),
  availableFrom: optionalDate('Available from', {
    tip: 'Leave it empty to make it available immediately.',
  }),
  availableTo: optionalDate('Available until', {
    tip: 'The last day. Leave it empty to keep it available.',
  }),
} as const;

/** Where it lies, which is said when it is created and stays so. */
export const placeFields = {
  scope: choice('Place', resourceScopes),
  target: optionalReference('Place'),
} as const;

export const resourceFields = { ...writtenFields, ...placeFields } as const;
