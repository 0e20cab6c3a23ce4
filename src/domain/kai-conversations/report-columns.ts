/** The columns of an analysis report, as its headings name them. */
export const reportColumns = [
  'conversation',
  'title',
  'member',
  'score',
  'summary',
  'strengths',
  'improvements',
  'actions',
  'warnings',
] as const;
export type ReportColumn = (typeof reportColumns)[number];

/** Without these nothing can be matched or said. */
export const requiredReportColumns = ['conversation', 'score', 'summary'] as const;

/** So many rows at most. */
export const mostReportRows = 5_000;
