import { optionalWholeNumber, reference, references, wholeNumber } from '#domain/records/fields.ts';

/** What staff write about a session that a programme offers. All ids; no coaches means everybody who may give it. */
export const sessionOptionFields = {
  programmeId: reference('Programme'),
  sessionId: reference('Session', { sentence: 'Choose a session.' }),
  unitsPerMember: wholeNumber('Credits per member', 0, 1000, {
    tip: 'How many credits are suggested when they are allocated.',
  }),
  maxPerMember: optionalWholeNumber('Most sessions per member', 1, 1000, {
    tip: 'Leave it empty for any number.',
  }),
  minDaysBetween: optionalWholeNumber('Days between sessions', 1, 365, {
    tip: 'Leave it empty for none.',
  }),
  coachSubset: references('Coaches', 'Choose coaches.'),
} as const;
