// Made by `npm run registries` of the chart.
/** The states of a questionnaire response, as its row has them. */
export const questionnaireResponseState = {
  notStarted: 'notStarted',
  draft: 'draft',
  submitted: 'submitted',
  reopened: 'reopened',
  withdrawn: 'withdrawn',
} as const;

export type QuestionnaireResponseState = (typeof questionnaireResponseState)[keyof typeof questionnaireResponseState];

/** The states of a questionnaire response by the tags of its chart. */
export const questionnaireResponseStates = {
  all: ['notStarted', 'draft', 'submitted', 'reopened', 'withdrawn'],
  begun: ['draft', 'submitted', 'reopened'],
  due: ['notStarted', 'draft', 'reopened'],
  given: ['submitted', 'reopened'],
  readable: ['submitted'],
} as const satisfies Readonly<Record<string, readonly QuestionnaireResponseState[]>>;
