// Made by `npm run registries` of the chart.
/** The states of a questionnaire, as its row has them. */
export const questionnaireState = {
  draft: 'draft',
  published: 'published',
  revised: 'revised',
  deleted: 'deleted',
} as const;

export type QuestionnaireState = (typeof questionnaireState)[keyof typeof questionnaireState];

/** The states of a questionnaire by the tags of its chart. */
export const questionnaireStates = {
  all: ['draft', 'published', 'revised', 'deleted'],
  asked: ['published', 'revised'],
  open: ['draft', 'published', 'revised'],
} as const satisfies Readonly<Record<string, readonly QuestionnaireState[]>>;
