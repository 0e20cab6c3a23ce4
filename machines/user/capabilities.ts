import { questionSentences } from '../questions.ts';
import { meaningsOf, type SentOf } from '../verbs.ts';
import * as access from './access.ts';
import * as account from './account.ts';
import * as closing from './closing.ts';
import type { Words } from './context.ts';
import * as people from './people.ts';

/** The events that people send to an account, in order of likelihood. */
export const userVerbs = { ...account.verbs, ...access.verbs, ...closing.verbs } as const;

/** That somebody has made it, and what the product itself tells it. */
export const userReports = { ...account.reports, ...access.reports, ...closing.reports } as const;

export type UserEvent = SentOf<typeof userVerbs & typeof userReports>;

/** What only the server can answer, by the names of the guards that ask. */
export const userQuestions = { ...account.questions, ...closing.questions } as const;

export const guards = {
  ...people.guards,
  ...account.guards,
  ...access.guards,
  ...closing.guards,
};
export const guardSentences: Words = {
  ...questionSentences(userQuestions),
  ...people.sentences,
  ...account.sentences,
  ...access.sentences,
  ...closing.sentences,
};
export const stamps = { ...account.stamps, ...access.stamps, ...closing.stamps };

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = { ...meaningsOf(userVerbs), ...meaningsOf(userReports) };
