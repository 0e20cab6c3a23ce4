import { questionSentences } from '../questions.ts';
import { meaningsOf, type SentOf } from '../verbs.ts';
import * as asking from './asking.ts';
import type { Words } from './context.ts';
import * as writing from './writing.ts';

export const noteVerbs = writing.verbs;
export const noteReports = asking.reports;

export type CoachNoteEvent = SentOf<typeof noteVerbs & typeof noteReports>;

/** What only the server can answer, by the names of the guards that ask. */
export const noteQuestions = writing.questions;

export const guards = { ...writing.guards, ...asking.guards };
export const guardSentences: Words = {
  ...questionSentences(noteQuestions),
  ...writing.sentences,
  ...asking.sentences,
};
export const stamps = { ...writing.stamps, ...asking.stamps };

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = { ...meaningsOf(noteVerbs), ...meaningsOf(noteReports) };
