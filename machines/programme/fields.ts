import { creditExpiries, programmeGroups } from '#domain/programmes/vocabulary.ts';
import {
  choice,
  choices,
  date,
  flag,
  optionalLines,
  optionalWholeNumber,
  reference,
  text,
} from '#domain/records/fields.ts';

/** What staff write about a programme (domain reference, 5.1). Dates are days of its own time zone, the last of them included. Who takes part are rows of their own. */
export const programmeFields = {
  name: text('Programme name', 120),
  organizationId: reference('Organisation', { sentence: 'Choose an organisation.' }),
  groups: choices('Groups', programmeGroups, {
    sentence: 'Choose at least one group: GROW, Sales or SEM.',
  }),
  description: optionalLines('Description', 2000),
  objectives: optionalLines('Objectives', 1000, { tip: 'One on each line, 10 at most.' }),
  startDate: date('Start date'),
  endDate: date('End date', { tip: 'The last day of the programme.' }),
  timeZone: text('Time zone', 64),
  creditExpiry: choice('Session credits expire', creditExpiries, {
    names: {
      atProgrammeEnd: 'With the programme',
      daysAfterAllocation: 'Some days after they were allocated',
    },
  }),
  creditExpiryDays: optionalWholeNumber('Days after allocation', 1, 1000),
  allowSelfAllocation: flag('Members may use credits of the pool when they book', true),
} as const;
