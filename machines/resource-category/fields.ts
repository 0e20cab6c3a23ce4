import { choice, optionalLines, optionalReference, text } from '#domain/records/fields.ts';
import { categoryColours } from '#domain/resources/vocabulary.ts';

/** What staff write about a category. `parent` is the category it lies in; there is one level. */
export const categoryFields = {
  name: text('Name', 120),
  description: optionalLines('Description', 500),
  colour: choice('Colour', categoryColours),
  parent: optionalReference('Parent'),
} as const;
