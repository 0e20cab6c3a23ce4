import { createFileRoute } from '@tanstack/react-router';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useRecordName } from '#web/screens/use-page-title.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { PageHeading } from '#web/ui/layout/page-heading.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ExportReport } from './export-report.tsx';
import { ReportControls } from './report-controls.tsx';
import { ReportEmails } from './report-emails.tsx';
import { questionOf, reportSearch } from './report-search.ts';
import { ReportState } from './report-state.tsx';
import { useReportRun } from './use-report-run.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/reports/$report')({
  staticData: { title: 'Report', audience: 'organizationAdminsAndStaff' },
  validateSearch: reportSearch,
  component: ReportPage,
});

function ReportPage() {
  const { report } = Route.useParams();
  // One report after another on the same page has a chart of its own.
  return <OneReport key={report} name={report} />;
}

/** A report: what it says, drawn, and as a table. It is counted as it opens, and again as it is narrowed. */
function OneReport({ name }: { name: string }) {
  const search = Route.useSearch();
  const run = useReportRun(questionOf(name, search));
  const listed = useApiQuery('GET /reports').data?.find((each) => each.name === name);
  const title = run.report?.title ?? listed?.title ?? texts.report;
  useRecordName(title);
  return (
    <Stack gap="6">
      <PageHeading
        title={title}
        lead={run.report?.question ?? listed?.question}
        actions={
          <>
            {run.report === undefined ? null : <ExportReport report={name} search={search} />}
            <LinkButton to="/app/reports" variant="quiet">
              {texts.allReports}
            </LinkButton>
          </>
        }
      />
      <ReportControls name={name} search={search} filters={listed?.filters ?? []} run={run} />
      <ReportState run={run} />
      {listed === undefined ? null : <ReportEmails report={name} search={search} />}
    </Stack>
  );
}
