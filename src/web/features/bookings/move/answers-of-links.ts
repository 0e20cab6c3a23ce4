/** The answers that a link may name. */
export const answersOfLinks = ['accept', 'keep', 'cancel'] as const;
export type AnswerOfLink = (typeof answersOfLinks)[number];

const eventsOfLinks: Readonly<Record<AnswerOfLink, string>> = {
  accept: 'ACCEPT_MOVE',
  keep: 'DECLINE_MOVE',
  cancel: 'CANCEL_REQUEST',
};

export const isForAnswer = (begun: AnswerOfLink | undefined, type: string): boolean =>
  begun !== undefined && eventsOfLinks[begun] === type;
