import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ListPage } from '#web/screens/list-page.tsx';
import { listDefaults, listSearch } from '#web/screens/list-search.ts';
import { oneOf, searchReader } from '#web/screens/search-reader.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useListUrl } from '#web/screens/use-list-url.ts';
import { useSorts } from '#web/screens/use-sorts.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FolderTree, Plus } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { CategoryTable } from './category-table.tsx';
import { listTitle, sortNames } from './words.ts';

export const Route = createFileRoute('/app/resource-categories')({
  staticData: { title: 'Resource Categories', checks: ['authenticated'] },
  validateSearch: searchReader({ ...listSearch, deleted: oneOf(['true']) }),
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: ResourceCategories,
});

const create = (
  <LinkButton to="/app/resource-categories/create" variant="primary" icon={<Plus />}>
    Create Category
  </LinkButton>
);

function ResourceCategories() {
  const url = useListUrl(Route.useSearch());
  const { search, orderProperty, order, deleted } = url.search;
  const query = useApiQuery(
    'GET /resource-categories',
    { query: { ...url.search, orderProperty: orderProperty as 'name' | undefined } },
    { keepPrevious: true },
  );
  const isInOrder = (orderProperty ?? 'order') === 'order' && order !== 'Descending';
  const showDeleted = (shown: boolean) => url.change({ deleted: shown ? 'true' : undefined });
  return (
    <ListPage
      title={listTitle}
      lead="Where resources are sorted into. People see them in this order."
      actions={create}
      url={url}
      searchLabel="Search categories"
      filters={
        <Checkbox
          label="Deleted categories"
          checked={deleted === 'true'}
          onChange={({ target }) => showDeleted(target.checked)}
        />
      }
      chips={
        deleted === 'true'
          ? [{ key: 'deleted', label: 'Deleted', onRemove: () => showDeleted(false) }]
          : []
      }
      sorts={useSorts('GET /resource-category/filter', sortNames)}
      query={query}
      empty={
        <EmptyState title="No categories yet" icon={<FolderTree />} action={create}>
          Resources can be found without them, but not by what they are about.
        </EmptyState>
      }
    >
      {(rows) => (
        <CategoryTable rows={rows} mayMove={isInOrder && search === '' && deleted === undefined} />
      )}
    </ListPage>
  );
}
