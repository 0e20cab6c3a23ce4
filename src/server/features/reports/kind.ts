import type { ReportName } from '#domain/reports/names.ts';
import type { SQL } from 'drizzle-orm';
import type { Audience } from '#machines/audiences.ts';
import type { ReportUnit } from '#domain/reports/period.ts';

/** What a report can be narrowed to by its reader. */
export const reportFilters = ['organization', 'programme', 'team', 'coach'] as const;
export type ReportFilter = (typeof reportFilters)[number];

/** How a value is written: an instant and a date as the wire has them, a percentage of 100, hours and ratings with a decimal. */
export type ColumnKind = 'text' | 'date' | 'instant' | 'count' | 'percent' | 'hours' | 'rating';

export interface ReportColumn {
  /** What its SQL calls it. */
  readonly key: string;
  readonly label: string;
  readonly kind: ColumnKind;
  /** It is one count by another, for each row and for all of them together: a percentage where its kind is that. */
  readonly ratio?: readonly [part: string, whole: string];
  /** Left out of the table where there is little room. */
  readonly wide?: true;
  /** Those of several rows do not add up: a median, an average of what can't be compared, or people who may be in more than one. */
  readonly isAlone?: true;
}

/** Up to four numbers by the first column, or by another one whose rows are added up. */
export interface ReportDrawing {
  readonly title: string;
  readonly by?: string;
  readonly look: 'bars' | 'stacked' | 'line';
  readonly series: readonly string[];
}

/** What a report is asked for, as its SQL takes it. */
export interface AskedReport {
  readonly from: SQL;
  readonly until: SQL;
  readonly now: number;
  /** Groups of people instead of single ones, and how many people each cell is about. */
  readonly inGroups: boolean;
  /** The least people that anything may be told about; null where the reader sees single ones. */
  readonly floor: number | null;
  /** What rows are narrowed to, by the column that says it, or by a question about what was chosen; nothing is left out where nothing was chosen. */
  readonly narrowed: (
    columns: Readonly<Partial<Record<ReportFilter, SQL | ((chosen: SQL) => SQL)>>>,
  ) => SQL;
}

/** A row of the SQL: its columns, and which row of the report it counts for, in which week or month, and about how many people. */
export interface ReportCell extends Record<string, unknown> {
  readonly key: string;
  readonly unit: string | null;
  readonly people: number;
}

/** Numbers of the whole report, by column; null where there is none. */
export type Totals = Readonly<Record<string, number | null>>;

/**
 * One kind of report. To add one, name it in `names.ts` of the domain, write a file with its declaration and list that in `registry.ts`: the list, the page, the files, the mails and the checks follow.
 */
export interface ReportKind {
  /** Its place in addresses. */
  readonly name: ReportName;
  readonly title: string;
  /** What it answers. */
  readonly question: string;
  readonly audience: Audience;
  readonly filters: readonly ReportFilter[];
  /** Some days, or how things stand now. */
  readonly period: 'days' | 'now';
  /** What admins of organisations see is counted by; null where there are no stretches of time. */
  readonly unit: ReportUnit | null;
  readonly columns: readonly [ReportColumn, ...ReportColumn[]];
  readonly drawing: ReportDrawing;
  /** Its cells, in the order of the rows. */
  readonly sql: (asked: AskedReport) => SQL;
  /** What the numbers say, before anybody reads them. */
  readonly answer: (total: (key: string) => number, rows: number) => string;
}
