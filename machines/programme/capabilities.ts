import type { PlainEventOf, Writes } from '../plain-record.ts';
import type { SentOf } from '../verbs.ts';
import type { programmeFields } from './fields.ts';
import * as running from './running.ts';
import * as taking from './taking-part.ts';

/** The events that staff send to a programme, in order of likelihood. */
export const programmeVerbs = { ...running.verbs, ...taking.verbs };

/** What the product tells a programme. */
export const programmeReports = running.reports;

export type ProgrammeEvent =
  | PlainEventOf<Writes<'CREATE' | 'EDIT', typeof programmeFields> | { readonly type: 'DELETE' }>
  | SentOf<typeof programmeVerbs & typeof programmeReports>;
