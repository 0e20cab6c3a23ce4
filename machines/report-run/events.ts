/** The days of a report: their first and last. */
export interface ReportPeriod {
  readonly from: string;
  readonly to: string;
}

/** Which report is wanted, and of what; whether the period before is counted too. */
export interface ReportQuestion {
  readonly report: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly compares: boolean;
}

/** Of what has been counted, the chart knows only which period came before. */
export interface ReportCount {
  readonly before: ReportPeriod | null;
}

export type ReportRunEvent = { type: 'RUN'; question: ReportQuestion } | { type: 'CANCEL' };

/** What each event means, for the pages that draw the chart. */
export const eventDescriptions: Record<ReportRunEvent['type'], string> = {
  RUN: 'The person opens the report, chooses something else, or asks for it once more.',
  CANCEL: 'The person does not want to wait for it.',
};
