import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useListUrl } from '#web/screens/list/use-list-url.ts';
import { useSorts } from '#web/screens/list/use-sorts.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Upload } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { ReportTable } from './report-table.tsx';
import { chipsOf, reportsSearch } from './reports-search.ts';
import { sortNames } from './words.ts';

/** Fetched with the open panel. */
const ReportFilters = lazyPart(async () => (await import('./report-filters.tsx')).ReportFilters);

export const Route = createFileRoute('/app/upload-reports')({
  staticData: { title: 'Upload Reports', audience: 'staff' },
  validateSearch: reportsSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: UploadReports,
});

const upload = (
  <LinkButton to="/app/users/uploads/create" variant="primary" icon={<Upload />}>
    Upload Users
  </LinkButton>
);

function UploadReports() {
  const url = useListUrl(Route.useSearch());
  const { data: uploaders } = useApiQuery('GET /upload-reports/uploaders');
  const { kind, status, orderProperty, ...search } = url.search;
  const query = useApiQuery(
    'GET /upload-reports',
    {
      query: {
        ...search,
        orderProperty: orderProperty as 'createdAt' | undefined,
        ...(kind && { kind: [kind] }),
        ...(status && { status: [status] }),
      },
    },
    { keepPrevious: true },
  );
  return (
    <ListPage
      title="Upload Reports"
      lead="Everything that was changed in bulk, and what came of it."
      actions={upload}
      url={url}
      nouns="upload reports"
      searchLabel="Search by file name"
      filters={<ReportFilters url={url} uploaders={uploaders} />}
      chips={chipsOf(url, uploaders)}
      usual={{ propertyName: 'createdAt', order: 'Descending' }}
      sorts={useSorts('GET /upload-report/filter', sortNames)}
      query={query}
      empty={
        <EmptyState title="No uploads yet" icon={<Upload />} action={upload}>
          Send a CSV file of people to create or change many accounts at once.
        </EmptyState>
      }
    >
      {(rows) => <ReportTable rows={rows} />}
    </ListPage>
  );
}
