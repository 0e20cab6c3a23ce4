import { questionSentences } from '../questions.ts';
import { meaningsOf, type SentOf } from '../verbs.ts';
import * as coming from './coming.ts';
import type { AttendeeFound, Words } from './context.ts';
import * as credit from './credit.ts';
import * as people from './people.ts';
import * as session from './session.ts';

/** The events that people send to a place in a session, in order of likelihood. */
export const attendeeVerbs = { ...coming.verbs, ...credit.verbs } as const;

/** What the product itself tells of a place, as the session goes. */
export const attendeeReports = { ...coming.reports, ...session.reports } as const;

/** What the chart tells itself. */
export const attendeeRaises = credit.raises;

export type AttendeeEvent = SentOf<typeof attendeeVerbs & typeof attendeeReports> & {
  readonly found?: AttendeeFound;
};
export type UnitEvent = SentOf<typeof attendeeRaises>;

/** What only the server can answer, by the names of the guards that ask. */
export const attendeeQuestions = { ...coming.questions, ...credit.questions } as const;

export const guards = {
  ...people.guards,
  ...coming.guards,
  ...session.guards,
  ...credit.guards,
};
export const guardSentences: Words = {
  ...questionSentences(attendeeQuestions),
  ...people.sentences,
  ...coming.sentences,
  ...session.sentences,
  ...credit.sentences,
};
export const stamps = { ...coming.stamps, ...session.stamps, ...credit.stamps };

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  ...meaningsOf(attendeeVerbs),
  ...meaningsOf(attendeeReports),
  ...meaningsOf(attendeeRaises),
};
