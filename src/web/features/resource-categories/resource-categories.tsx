import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { ticked } from '#web/screens/list/list-filters.tsx';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { recordList, useRecordList } from '#web/screens/list/record-list.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { FolderTree, Plus } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { CategoryTable } from './category-table.tsx';
import { listTitle } from './words.ts';

const categories = recordList('GET /resource-categories', {
  sortsFrom: 'GET /resource-category/filter',
  sorts: {
    'order Ascending': 'In order',
    'order Descending': 'In reverse order',
    'name Ascending': 'Name, A to Z',
    'name Descending': 'Name, Z to A',
  },
  filters: { deleted: ticked('Deleted categories', 'Deleted'), parent: null },
});

export const Route = createFileRoute('/app/resource-categories')({
  staticData: { title: 'Resource Categories', checks: ['authenticated'] },
  validateSearch: categories.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: ResourceCategories,
});

function ResourceCategories() {
  const list = useRecordList(categories, Route.useSearch());
  const { search, orderProperty = 'order', order, deleted } = list.url.search;
  const isInOrder = orderProperty === 'order' && order !== 'Descending';
  const create = list.mayCreate ? (
    <LinkButton to="/app/resource-categories/create" variant="primary" icon={<Plus />}>
      Create Category
    </LinkButton>
  ) : undefined;
  return (
    <ListPage
      {...list.parts}
      title={listTitle}
      lead="Where resources are sorted into. People see them in this order."
      actions={create}
      searchLabel="Search categories"
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
