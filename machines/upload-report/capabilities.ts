import { meaningsOf, type SentOf } from '../verbs.ts';
import type { Words } from './context.ts';
import * as deciding from './deciding.ts';
import * as processing from './processing.ts';

export const uploadVerbs = deciding.verbs;

/** What the product tells a change in bulk, as it goes. */
export const uploadReports = processing.reports;

export type UploadReportEvent = SentOf<typeof uploadVerbs & typeof uploadReports>;

export const guards = { ...processing.guards, ...deciding.guards };
export const guardSentences: Words = { ...processing.sentences, ...deciding.sentences };
export const stamps = { ...processing.stamps, ...deciding.stamps };

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = { ...meaningsOf(uploadVerbs), ...meaningsOf(uploadReports) };
