import { questionSentences } from '../questions.ts';
import { meaningsOf, type SentOf } from '../verbs.ts';
import * as changedOutside from './changed-outside.ts';
import * as connecting from './connecting.ts';
import type { Words } from './context.ts';
import * as disconnecting from './disconnecting.ts';
import * as people from './people.ts';
import * as reconnecting from './reconnecting.ts';
import * as syncing from './syncing.ts';

/** The events for which people have a button, in order of likelihood. */
export const calendarVerbs = {
  ...connecting.verbs,
  ...syncing.verbs,
  ...reconnecting.verbs,
  ...disconnecting.verbs,
} as const;

/** What the product tells a calendar; the coach's consent comes with their way back from the provider. */
export const calendarReports = {
  ...connecting.reports,
  ...syncing.reports,
  ...changedOutside.reports,
} as const;

export type ExternalCalendarEvent = SentOf<typeof calendarVerbs & typeof calendarReports>;

/** What only the server can answer, by the names of the guards that ask. */
export const calendarQuestions = connecting.questions;

export const guards = { ...people.guards, ...connecting.guards };
export const guardSentences: Words = {
  ...questionSentences(calendarQuestions),
  ...people.sentences,
  ...connecting.sentences,
};
export const stamps = {
  ...people.stamps,
  ...connecting.stamps,
  ...syncing.stamps,
  ...disconnecting.stamps,
};
export const delays = { ...connecting.delays, ...syncing.delays };

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = { ...meaningsOf(calendarReports), ...meaningsOf(calendarVerbs) };
