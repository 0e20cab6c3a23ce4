import { meaningsOf, type SentOf } from '../verbs.ts';
import type { Words } from './context.ts';
import * as giving from './giving.ts';
import * as opening from './opening.ts';

export const reviewVerbs = giving.verbs;

/** What the outcome of the session says. */
export const reviewReports = opening.reports;

export type ReviewEvent = SentOf<typeof reviewVerbs & typeof reviewReports>;

export const guards = { ...giving.guards, ...opening.guards };
export const guardSentences: Words = { ...giving.sentences, ...opening.sentences };
export const stamps = { ...giving.stamps, ...opening.stamps };

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = { ...meaningsOf(reviewVerbs), ...meaningsOf(reviewReports) };
