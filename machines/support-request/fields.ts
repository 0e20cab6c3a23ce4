import {
  choice,
  flag,
  lines,
  optionalReference,
  optionalText,
  references,
  text,
} from '#domain/records/fields.ts';
import {
  mostSupportFiles,
  supportCategories,
  supportCategoryNames,
} from '#domain/support/vocabulary.ts';

/** What somebody writes who asks for support (domain reference, 11.7). */
export const askedFields = {
  category: choice('Category', supportCategories, {
    names: supportCategoryNames,
    sentence: 'Choose a category.',
  }),
  subject: text('Subject', 120, { least: 5 }),
  description: lines('What happened', 5000, 20),
  page: optionalText('Page', 2000),
  stateLink: optionalText('Support link', 16_000),
  consent: flag('Support may look at my data to solve this', false),
} as const;

/** What comes with what is written; it is kept beside the record, with whatever it came with. */
export const attached = {
  files: references('Attachments', 'Choose these files again.', mostSupportFiles),
} as const;

/** What it has besides. */
export const supportFields = {
  ...askedFields,
  assignee: optionalReference('Assignee'),
  /** The one that goes on in its place. */
  mergedInto: optionalReference('Merged into'),
} as const;
