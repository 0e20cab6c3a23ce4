import {
  choice,
  flag,
  optionalDate,
  optionalReference,
  own,
  reference,
  references,
  text,
  wholeNumber,
} from '#domain/records/fields.ts';
import {
  mostRespondents,
  respondentRuleNames,
  respondentRules,
  type BookingMoment,
} from '#domain/questionnaires/assignment.ts';

/** What staff may change of a questionnaire that a programme asks. */
export const writtenFields = {
  opensOn: optionalDate('Opens', { tip: 'Leave it empty to open it immediately.' }),
  closesOn: optionalDate('Closes', {
    tip: 'The last day. Leave it empty for the end of the programme.',
  }),
  rule: choice('Respondents', respondentRules, { names: respondentRuleNames }),
  teamIds: references('Teams', 'Choose teams.'),
  memberIds: references('People', 'Choose people.', mostRespondents),
  allowEdit: flag('Answers can be changed until it closes', false),
  reminds: flag('Remind people before it closes', true),
} as const;

/** What whoever assigns it says; what is asked, where and how openly stays. */
export const assignedFields = {
  questionnaireId: reference('Questionnaire', { sentence: 'Choose a questionnaire.' }),
  programmeId: optionalReference('Programme'),
  bookingId: optionalReference('Booking'),
  isAnonymous: flag('Anonymous', false, {
    tip: 'Nobody sees who gave an answer. At least 5 people have to be asked.',
  }),
  ...writtenFields,
} as const;

/** All of it: what follows from the rest stands beside it. */
export const assignmentFields = {
  ...assignedFields,
  moment: own<BookingMoment | null>('Moment'),
  questionnaireVersion: wholeNumber('Version', 1, 10_000),
  timeZone: text('Time zone', 60),
  opensAt: own<number | null>('Opens'),
  closesAt: own<number | null>('Closes'),
  remindedAt: own<number | null>('Reminded'),
} as const;
