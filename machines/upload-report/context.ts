import { DAY } from '#domain/time/calendar.ts';
import type { AskedOf, StampsOf, WordsOf } from '../capability.ts';
import type { PlainColumns } from '../plain-record.ts';

/** What can be changed in bulk (domain reference, 11.10). */
export const uploadKinds = [
  'userCsv',
  'obfuscateMembers',
  'kaiAnalysisReport',
  'deleteAllConversations',
] as const;
export type UploadKind = (typeof uploadKinds)[number];

/** How many rows there are of each sort: what they would do before they are applied, what they did afterwards. */
export interface UploadTotals {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly failed: number;
}

export interface UploadReportContext extends UploadTotals, PlainColumns {
  readonly kind: UploadKind;
  readonly fileName: string;
  /** The record that all rows are about, such as the organisation whose members are obfuscated. */
  readonly subjectId: string | null;
  /** The columns of the file, in its order. */
  readonly columns: readonly string[];
  readonly rows: number;
  /** Rows that would change somebody's role. */
  readonly roleChanges: number;
  /** Who said that it be applied. */
  readonly appliedBy: string | null;
  /** Why it failed as a whole. */
  readonly failure: string | null;
}

export type Asked = AskedOf<UploadReportContext>;
export type Words = WordsOf<UploadReportContext>;
export type Stamps = StampsOf<UploadReportContext>;

/** A report of which nothing is known yet. */
export const unread = {
  columns: [],
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  failed: 0,
  roleChanges: 0,
  appliedBy: null,
  failure: null,
} as const;

/** Milliseconds for which a preview waits for somebody to decide. */
export const patience = DAY;

/** Milliseconds for which an applied upload keeps what its rows with errors said, so that they can be mended. */
export const errorsKeptFor = 30 * DAY;
