import { optionalDate, reference, references, wholeNumber } from '#domain/records/fields.ts';

/** What staff may change of an activity of a programme. */
export const writtenFields = {
  contentVersion: wholeNumber('Version', 1, 10_000, {
    tip: 'Members who have started keep their version until they restart.',
  }),
  opensOn: optionalDate('Opens', { tip: 'Leave it empty to open it immediately.' }),
  closesOn: optionalDate('Closes', { tip: 'The last day. Leave it empty to keep it open.' }),
  position: wholeNumber('Order', 1, 1000),
  prerequisites: references('Prerequisites', 'Choose activities of the programme.', 20),
} as const;

/** All of it; in which programme it is, and what it is, stays. */
export const programmeInteractiveResourceFields = {
  programmeId: reference('Programme'),
  interactiveResourceId: reference('Activity', { sentence: 'Choose an activity.' }),
  ...writtenFields,
} as const;
