import type { LinkProps } from '@tanstack/react-router';
import { rowOutcomes, type RowOutcome } from '#domain/uploads/vocabulary.ts';
import { isBeingApplied, waitsForDecision } from '#machines/upload-report/phases.ts';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useApi } from '#web/screens/use-services.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { FileText } from '#web/ui/icons.ts';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import { Paginator } from '#web/ui/lists/paginator.tsx';
import { Tab, Tabs } from '#web/ui/layout/tabs.tsx';
import { RowTable } from './row-table.tsx';
import { FileButton } from './template-button.tsx';
import { outcomeWords, type UploadReport } from './words.ts';

interface ReportRowsProps {
  report: UploadReport;
  search: { pageNumber: number; outcome?: RowOutcome | undefined };
  place: (outcome?: RowOutcome) => LinkProps;
}

const perPage = 50;

/** The rows of the file, all of them or those with one outcome. */
export function ReportRows({ report, search: { pageNumber, outcome }, place }: ReportRowsProps) {
  const api = useApi();
  const params = { uploadReport: report.id };
  const query = useApiQuery(
    'GET /upload-reports/{uploadReport}/rows',
    { params, query: { pageNumber, perPage, ...(outcome && { outcome: [outcome] }) } },
    { keepPrevious: true },
  );
  const counts: Readonly<Record<RowOutcome, number>> = {
    new: report.created,
    update: report.updated,
    unchanged: report.unchanged,
    error: report.failed,
  };
  return (
    <Stack gap="4">
      <Tabs label="Rows">
        <Tab {...place()} current={outcome === undefined} count={report.rows}>
          All rows
        </Tab>
        {rowOutcomes.map((each) => (
          <Tab key={each} {...place(each)} current={outcome === each} count={counts[each]}>
            {each === 'error' ? 'With errors' : outcomeWords[each][report.appliedBy ? 1 : 0]}
          </Tab>
        ))}
      </Tabs>
      {hasErrors(report) ? (
        <Row>
          <FileButton
            label="Download rows with errors"
            fetch={() => api.call('GET /upload-reports/{uploadReport}/errors', { params })}
          />
        </Row>
      ) : null}
      <Loaded query={query}>
        {({ data: { results }, meta }) => (
          <Stack gap="6">
            {results.length > 0 ? (
              <RowTable rows={results} />
            ) : (
              <EmptyState level="h3" title="No rows here" icon={<FileText />}>
                {report.rows === 0 ? 'The file has no rows yet.' : 'No row has this outcome.'}
              </EmptyState>
            )}
            <Paginator meta={meta} />
          </Stack>
        )}
      </Loaded>
    </Stack>
  );
}

/** They can be had until a while after it was applied; of what nobody wanted nothing is left. */
const hasErrors = ({ status, failed, errorsUntil }: UploadReport): boolean =>
  failed > 0 && (waitsForDecision(status) || isBeingApplied(status) || errorsUntil !== null);
