import type { LinkProps } from '@tanstack/react-router';
import { rowOutcomes, type RowOutcome } from '#domain/uploads/vocabulary.ts';
import { List } from '#web/screens/list/list.tsx';
import { useListUrl } from '#web/screens/list/use-list-url.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useApi } from '#web/screens/use-services.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { FileText } from '#web/ui/icons.ts';
import { Row, Stack } from '#web/ui/layout/layout.tsx';
import type { SortOption } from '#web/ui/lists/sort-menu.tsx';
import { Tab, Tabs } from '#web/ui/layout/tabs.tsx';
import type { RowsSearch } from './rows-search.ts';
import { RowTable } from './row-table.tsx';
import { FileButton } from './template-button.tsx';
import { outcomeWords, type UploadReport } from './words.ts';
import * as texts from './texts.ts';

interface ReportRowsProps {
  report: UploadReport;
  search: RowsSearch;
  place: (outcome?: RowOutcome) => LinkProps;
}

const perPage = 50;

const sorts: readonly SortOption[] = [
  { propertyName: 'n', order: 'Ascending', label: texts.rowFirstToLast },
  { propertyName: 'n', order: 'Descending', label: texts.rowLastToFirst },
];

/** The rows of the file, all of them or those with one outcome. */
export function ReportRows({ report, search, place }: ReportRowsProps) {
  const { outcome, report: kept, order } = search;
  const url = useListUrl(search, { isInPage: true });
  const api = useApi();
  const params = { uploadReport: report.id };
  const query = useApiQuery(
    'GET /upload-reports/{uploadReport}/rows',
    {
      params,
      query: {
        pageNumber: search.pageNumber,
        search: search.search,
        order,
        perPage,
        ...(outcome && { outcome: [outcome] }),
      },
    },
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
      <Tabs label={texts.rows}>
        <Tab {...place()} current={outcome === undefined} count={report.rows}>
          {texts.allRows}
        </Tab>
        {rowOutcomes.map((each) => (
          <Tab key={each} {...place(each)} current={outcome === each} count={counts[each]}>
            {each === 'error' ? texts.withErrors : outcomeWords[each][report.appliedBy ? 1 : 0]}
          </Tab>
        ))}
      </Tabs>
      {report.mayDownloadErrors ? (
        <Row>
          <FileButton
            label={texts.downloadRowsWithErrors}
            fetch={() => api.call('GET /upload-reports/{uploadReport}/errors', { params })}
          />
        </Row>
      ) : null}
      <List
        url={url}
        nouns="rows"
        searchLabel={texts.searchRows}
        sorts={sorts}
        kept={{ outcome, report: kept }}
        query={query}
        empty={
          <EmptyState level="h3" title={texts.noRowsHere} icon={<FileText />}>
            {report.rows === 0 ? texts.theFileHasNoRows : texts.noRowHasThisOutcome}
          </EmptyState>
        }
      >
        {(rows) => <RowTable rows={rows} />}
      </List>
    </Stack>
  );
}
