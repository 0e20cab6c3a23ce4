/** What a question can ask for (domain reference, 8.1). */
export const questionTypes = [
  'shortText',
  'longText',
  'singleChoice',
  'multiChoice',
  'scale',
  'rating',
  'yesNo',
  'number',
  'date',
  'ranking',
  'matrix',
  'statement',
] as const;
export type QuestionType = (typeof questionTypes)[number];

export const questionTypeNames: Readonly<Record<QuestionType, string>> = {
  shortText: 'Short text',
  longText: 'Long text',
  singleChoice: 'Single choice',
  multiChoice: 'Multiple choice',
  scale: 'Scale',
  rating: 'Rating',
  yesNo: 'Yes or no',
  number: 'Number',
  date: 'Date',
  ranking: 'Ranking',
  matrix: 'Matrix',
  statement: 'Statement',
};

/** What a questionnaire is for. */
export const questionnairePurposes = ['session', 'programme', 'both'] as const;
export type QuestionnairePurpose = (typeof questionnairePurposes)[number];
export const purposeNames: Readonly<Record<QuestionnairePurpose, string>> = {
  session: 'Sessions',
  programme: 'Programmes',
  both: 'Sessions and programmes',
};

/** How answers become one score. */
export const scoringMethods = ['none', 'sum', 'mean', 'weighted'] as const;
export type ScoringMethod = (typeof scoringMethods)[number];

export const bandColours = ['red', 'amber', 'green', 'blue', 'grey'] as const;
export type BandColour = (typeof bandColours)[number];

/** How one clause of a condition looks at an earlier answer. */
export const clauseKinds = ['oneOf', 'atLeast', 'atMost', 'answered'] as const;
export type ClauseKind = (typeof clauseKinds)[number];

export const mostQuestions = 200;
export const mostOptions = 30;
export const mostRows = 20;
export const mostClauses = 5;
export const mostBands = 8;
export const labelMost = 500;
export const optionMost = 200;
export const shortTextMost = 500;
export const longTextMost = 10_000;
export const patternMost = 100;
/** Numbers that people write into questionnaires lie between this and its opposite. */
export const largestNumber = 1_000_000_000;
