import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { rowOutcomes } from '#domain/uploads/vocabulary.ts';
import { RecordHistory } from '#web/screens/record-history.tsx';
import { RecordPage } from '#web/screens/record-page.tsx';
import { oneOf, orElse, searchReader, someCount } from '#web/screens/search-reader.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { When } from '#web/ui/when.tsx';
import { ApplyWithPassword } from './apply-with-password.tsx';
import { ReportNotice } from './report-notice.tsx';
import { ReportRows } from './report-rows.tsx';
import { useDecision } from './use-decision.ts';
import { kindWords, statusTones, statusWords } from './words.ts';

export const Route = createFileRoute('/app/upload-reports/$uploadReport')({
  staticData: { title: 'Upload Report', checks: ['authenticated'] },
  validateSearch: searchReader({
    pageNumber: orElse(someCount, 1),
    outcome: oneOf(rowOutcomes),
  }),
  search: { middlewares: [stripSearchParams({ pageNumber: 1 })] },
  component: UploadReportScreen,
});

function UploadReportScreen() {
  const params = Route.useParams();
  const search = Route.useSearch();
  const zone = useZone();
  const query = useApiQuery('GET /upload-reports/{uploadReport}', { params });
  const history = useApiQuery('GET /upload-reports/{uploadReport}/history', { params });
  const decision = useDecision();
  return (
    <RecordPage
      query={query}
      title={({ fileName }) => fileName}
      lead={({ kind, uploader, createdAt }) => (
        <>
          {kindWords[kind]} · {uploader?.fullName ?? 'somebody'} ·{' '}
          <When at={createdAt} zone={zone} />
        </>
      )}
      status={({ status }) => <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>}
      ways={(report) => ({
        APPLY: { send: () => decision.apply(report), busy: decision.busy },
        DISCARD: { send: () => decision.discard(report), busy: decision.busy, danger: true },
      })}
      notices={(report) => (
        <>
          <ReportNotice report={report} refusal={decision.refusal} />
          <ApplyWithPassword report={report} decision={decision} />
        </>
      )}
    >
      {(report) => (
        <>
          <ReportRows report={report} search={search} />
          <RecordHistory
            query={history}
            label="What happened to this upload"
            chart={() => import('#charts/upload-report.json')}
            states={[report.status]}
          />
        </>
      )}
    </RecordPage>
  );
}
