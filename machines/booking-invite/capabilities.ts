import { questionSentences } from '../questions.ts';
import { meaningsOf, type SentOf } from '../verbs.ts';
import * as answering from './answering.ts';
import type { Words } from './context.ts';
import * as ending from './ending.ts';
import * as inviting from './inviting.ts';
import * as people from './people.ts';

/** The events that people send to an invitation, in order of likelihood. */
export const inviteVerbs = {
  ACCEPT: answering.verbs.ACCEPT,
  ...inviting.verbs,
  REJECT: answering.verbs.REJECT,
  ...ending.verbs,
} as const;

/** That it is sent, and what the product tells it of the session. */
export const inviteReports = {
  ...inviting.reports,
  ...answering.reports,
  ...ending.reports,
} as const;

export type InviteEvent = SentOf<typeof inviteVerbs & typeof inviteReports>;

/** What only the server can answer, by the names of the guards that ask. */
export const inviteQuestions = {
  ...people.questions,
  ...inviting.questions,
  ...answering.questions,
} as const;

export const guards = {
  ...people.guards,
  ...inviting.guards,
  ...answering.guards,
  ...ending.guards,
};
export const guardSentences: Words = {
  ...questionSentences(inviteQuestions),
  ...people.sentences,
  ...ending.sentences,
};
export const stamps = { ...inviting.stamps, ...answering.stamps };

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = { ...meaningsOf(inviteVerbs), ...meaningsOf(inviteReports) };
