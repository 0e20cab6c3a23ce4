import { meaningsOf, type SentOf } from '../verbs.ts';
import type { Words } from './context.ts';
import * as earning from './earning.ts';
import * as pinning from './pinning.ts';

export const awardVerbs = pinning.verbs;

/** What the product tells an award. */
export const awardReports = earning.reports;

export type AwardEvent = SentOf<typeof awardVerbs & typeof awardReports>;

export const guards = { ...pinning.guards, ...earning.guards };
export const guardSentences: Words = { ...pinning.sentences, ...earning.sentences };
export const stamps = { ...pinning.stamps, ...earning.stamps };

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = { ...meaningsOf(awardVerbs), ...meaningsOf(awardReports) };
