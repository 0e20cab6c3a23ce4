import { choice, optionalLines, optionalReference, text } from '#domain/records/fields.ts';
import { categoryColours } from '#domain/resources/vocabulary.ts';

/** What staff write about a category. `parent` is the category it lies in; there is one level. */
export const categoryFields = {
  name: text('Name', 120),
  description: optionalLines('Description', 500, {
    tip: 'What belongs in here, in a sentence or two.',
  }),
  colour: choice('Colour', categoryColours),
  parent: optionalReference('Parent', {
    tip: 'The category this one belongs to. Leave it empty for a top-level one.',
  }),
} as const;
