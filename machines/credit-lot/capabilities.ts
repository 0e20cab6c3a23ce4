import { meaningsOf, type SentOf } from '../verbs.ts';
import type { Words } from './context.ts';
import * as managing from './managing.ts';
import * as moving from './moving.ts';
import * as programme from './with-programme.ts';

/** The events that staff send to a lot, in order of likelihood. */
export const creditLotVerbs = managing.verbs;

/** What the product tells a lot; staff issue and allocate by what their forms ask for. */
export const creditLotReports = { ...moving.reports, ...programme.reports };

export type CreditLotEvent = SentOf<typeof creditLotVerbs & typeof creditLotReports>;

export const guards = { ...moving.guards, ...programme.guards, ...managing.guards };
export const guardSentences: Words = {
  ...moving.sentences,
  ...programme.sentences,
  ...managing.sentences,
};
export const stamps = { ...moving.stamps, ...programme.stamps, ...managing.stamps };

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions = {
  ...meaningsOf(creditLotReports),
  ...meaningsOf(creditLotVerbs),
};
