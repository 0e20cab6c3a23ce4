import { counted } from '#web/ui/numbers.ts';

export const reports = 'Reports';
export const whatReportsSay =
  'How bookings, people and session credits are doing, counted when you ask.';
export const report = 'Report';
export const whatItAnswers = 'What it answers';
export const allReports = 'All reports';

export const counting = 'Counting the report';
export const countingBefore = 'Counting the period before';
export const stepOf = (step: number, steps: number) => `${step} of ${steps}`;
export const cancel = 'Cancel';
export const cancelled = 'Cancelled';
export const nothingWasCounted = 'Nothing was counted. Run the report when you need it.';
export const run = 'Run the report';
export const runAgain = 'Run again';

export const print = 'Print';
export const copyLink = 'Copy link';
export const linkCopied = 'Link copied. People who open it see only what they have access to.';
export const savedViews = 'Saved views';
export const views = 'Views';

export const periodAndFilters = 'Period and filters';
export const since = (day: string) => `From ${day}`;
export const upTo = (day: string) => `Until ${day}`;
export const compare = 'Compare with the period before';

export const covers = (fromDay: string, toDay: string) => `${fromDay} to ${toDay}, in UTC.`;
export const asThingsStand = 'As things stand now.';
export const countedAt = 'Counted ';
export const wholeUnits = (unit: 'week' | 'month') =>
  `You see whole ${unit}s that are over, and your organisation as a whole.`;
export const noFewerThan = (floor: number) =>
  `Numbers about fewer than ${counted(floor, 'person', 'people')} are left out, along with anything that could reveal them.`;
export const someLeftOut = 'Some numbers are left out here. Totals are of what is shown.';

export const theNumbers = 'The numbers';
export const nothingToShow = 'There is nothing to show for this period and these filters.';
export const firstDrawn = (many: number) =>
  `The chart shows the first ${many} rows; the table shows all of them.`;
export const hours = (number: string) => `${number} h`;
export const none = '–';

export const comparison = 'Compared with the period before';
export const measure = 'What is counted';
export const thisPeriod = 'This period';
export const periodBefore = 'Period before';
export const change = 'Change';
export const more = (number: string) => `+${number}`;

export const exportLabel = 'Export';
export const exportTitle = 'Export this report';
export const format = 'Format';
export const csv = 'CSV, for any spreadsheet';
export const xlsx = 'XLSX, for Excel';
export const exportTip =
  'The file holds data that leaves the platform, so we ask for your own password.';
export const download = 'Download';
export const notExportedYet = 'Not exported yet';
export const theFileHolds = 'The file has the whole table, for this period and these filters.';

export const emails = 'Get this report by email';
export const emailsNote =
  'The email has a link that opens the latest numbers with the filters you have chosen now. It never has the numbers themselves.';
export const howOften = 'How often';
export const never = 'Never';
export const weekly = 'Every week, on Monday';
export const monthly = 'Every month, on the first day';
export const nextEmail = 'The next email goes out ';
export const emailsSet = 'Saved. The email will bring you here.';
export const emailsStopped = 'You won’t get any more emails about this report.';
export const takeTheseFilters = 'Use the filters chosen now';
export const save = 'Save';
