import type { ReportQuestion } from '#machines/report-run/events.ts';
import type { InputOf } from '#web/api/call.ts';
import { someDate } from '#web/screens/list/search-date.ts';
import { oneOf, searchReader, someId, type SearchOf } from '#web/screens/list/search-reader.ts';

/** What the address of a report says. */
export const reportSearch = searchReader({
  from: someDate,
  to: someDate,
  organization: someId,
  programme: someId,
  team: someId,
  coach: someId,
  compare: oneOf(['before']),
});
export type ReportSearch = SearchOf<typeof reportSearch>;

/** What the report of an address is asked. */
export function questionOf(report: string, { compare, ...choices }: ReportSearch): ReportQuestion {
  const made = Object.entries(choices).filter(([, chosen]) => chosen !== undefined);
  return { report, choices: Object.fromEntries(made), compares: compare === 'before' };
}

/** How the server is asked for it, for the days that were chosen or for other ones. */
export const inputOf = (
  { report, choices }: ReportQuestion,
  period: { readonly from: string; readonly to: string } | null = null,
): InputOf<'GET /reports/{report}'> => ({ params: { report }, query: { ...choices, ...period } });
