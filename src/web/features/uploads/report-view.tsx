import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RowOutcome } from '#domain/uploads/vocabulary.ts';
import { RecordHistory } from '#web/screens/record/record-history.tsx';
import { RecordPage } from '#web/screens/record/record-page.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { ApplyWithPassword } from './apply-with-password.tsx';
import { ReportNotice } from './report-notice.tsx';
import { ReportRows } from './report-rows.tsx';
import type { RowsSearch } from './rows-search.ts';
import { useDecision } from './use-decision.ts';
import { kindWords, statusTones, statusWords } from './words.ts';
import * as texts from './texts.ts';

interface ReportViewProps {
  id: string;
  /** The name of the file when left out. */
  title?: string;
  search: RowsSearch;
  /** The page it stands on, with the rows of one outcome or all of them. */
  place: (outcome?: RowOutcome) => LinkProps;
  /** What else can be done from here. */
  more?: ReactNode;
}

/** A change in bulk: where it stands, what can be decided, every row, and how it came to this. */
export function ReportView({ id, title, search, place, more }: ReportViewProps) {
  const params = { uploadReport: id };
  const zone = useZone();
  const query = useApiQuery('GET /upload-reports/{uploadReport}', { params });
  const history = useApiQuery('GET /upload-reports/{uploadReport}/history', { params });
  const decision = useDecision();
  return (
    <RecordPage
      query={query}
      title={({ fileName }) => title ?? fileName}
      lead={({ kind, fileName, uploader, createdAt }) => (
        <>
          {title === undefined ? kindWords[kind] : fileName} · {uploader?.fullName ?? 'someone'} ·{' '}
          <When at={createdAt} zone={zone} />
        </>
      )}
      status={({ status }) => <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>}
      eventActions={(report) => ({
        APPLY: { send: () => decision.apply(report), busy: decision.busy },
        DISCARD: { send: () => decision.discard(report), busy: decision.busy, danger: true },
      })}
      notices={(report) => (
        <>
          <ReportNotice report={report} refusal={decision.refusal} />
          <ApplyWithPassword report={report} decision={decision} />
          {more}
        </>
      )}
    >
      {(report) => (
        <>
          <ReportRows report={report} search={search} place={place} />
          <RecordHistory
            query={history}
            label={texts.whatHappenedToThisUpload}
            chart={() => import('#charts/upload-report.json')}
            states={[report.status]}
          />
        </>
      )}
    </RecordPage>
  );
}
