// Made by `npm run registries` of the chart.
/** The states of a questionnaire assignment, as its row has them. */
export const questionnaireAssignmentState = {
  scheduled: 'scheduled',
  open: 'open',
  closed: 'closed',
  deleted: 'deleted',
} as const;

export type QuestionnaireAssignmentState = (typeof questionnaireAssignmentState)[keyof typeof questionnaireAssignmentState];

/** The states of a questionnaire assignment by the tags of its chart. */
export const questionnaireAssignmentStates = {
  all: ['scheduled', 'open', 'closed', 'deleted'],
  answerable: ['open'],
  kept: ['scheduled', 'open', 'closed'],
  terminal: ['deleted'],
  waiting: ['scheduled', 'open'],
} as const satisfies Readonly<Record<string, readonly QuestionnaireAssignmentState[]>>;
