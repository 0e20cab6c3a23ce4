import { questionSentences } from '../questions.ts';
import { meaningsOf, type SentOf } from '../verbs.ts';
import * as cancelFuture from './cancel-future.ts';
import type { Words } from './context.ts';
import * as keeping from './keeping.ts';

/** The events that people send to a group of bookings, in order of likelihood. */
export const groupVerbs = { ...cancelFuture.verbs, ...keeping.verbs } as const;
export const groupReports = keeping.reports;

export type GroupEvent = SentOf<typeof groupVerbs & typeof groupReports>;

/** What only the server can answer, by the names of the guards that ask. */
export const groupQuestions = { ...cancelFuture.questions, ...keeping.questions } as const;

export const guards = { ...cancelFuture.guards, ...keeping.guards };
export const guardSentences: Words = {
  ...questionSentences(groupQuestions),
  ...cancelFuture.sentences,
  ...keeping.sentences,
};
export const { stamps } = keeping;

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = { ...meaningsOf(groupVerbs), ...meaningsOf(groupReports) };
