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
import * as texts from './texts.ts';

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
    {texts.uploadUsers}
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
      title={texts.uploadReports2}
      lead={texts.everythingThatWasChanged}
      actions={upload}
      url={url}
      nouns={texts.uploadReports3}
      searchLabel={texts.searchByFileName}
      filters={<ReportFilters url={url} uploaders={uploaders} />}
      chips={chipsOf(url, uploaders)}
      usual={{ propertyName: 'createdAt', order: 'Descending' }}
      sorts={useSorts('GET /upload-report/filter', sortNames)}
      query={query}
      empty={
        <EmptyState title={texts.noUploadsYet} icon={<Upload />} action={upload}>
          {texts.sendACsvFile}
        </EmptyState>
      }
    >
      {(rows) => <ReportTable rows={rows} />}
    </ListPage>
  );
}
