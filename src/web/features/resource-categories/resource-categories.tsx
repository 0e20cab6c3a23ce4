import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ticked } from '#web/screens/list/list-filters.ts';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { RecordListPage } from '#web/screens/list/record-list-page.tsx';
import { recordList, type OrderOf } from '#web/screens/list/record-list.ts';
import { rowChoice } from '#web/screens/list/row-choice.tsx';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { CornerDownRight, FolderTree } from '#web/ui/icons.ts';
import { Row } from '#web/ui/layout/layout.tsx';
import { VisuallyHidden } from '#web/ui/layout/visually-hidden.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { Swatch } from '#web/ui/marks/swatch.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { MoveButtons } from './move-buttons.tsx';
import { useMoves } from './use-moves.ts';
import { categories } from './categories.ts';
import type { CategorySummary } from './categories.ts';
import * as texts from './texts.ts';

const list = recordList('GET /resource-categories', {
  sortsFrom: 'GET /resource-category/filter',
  sorts: {
    'order Ascending': texts.inOrder,
    'order Descending': texts.inReverseOrder,
    'name Ascending': texts.nameAToZ,
    'name Descending': texts.nameZToA,
  },
  filters: { deleted: ticked(texts.deletedCategories, texts.deleted), parent: null },
});

/** Several categories at once. */
const choice = rowChoice<CategorySummary, 'POST /resource-categories/{resourceCategory}/events'>(
  'POST /resource-categories/{resourceCategory}/events',
  {
    noun: categories.noun,
    nouns: categories.nouns,
    events: {
      DELETE: texts.deletedTogether,
    },
    nameOf: ({ name }) => name,
  },
);

export const Route = createFileRoute('/app/resource-categories')({
  staticData: { title: 'Resource Categories', audience: 'staff', list },
  validateSearch: list.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: ResourceCategories,
});

function ResourceCategories() {
  const shown = useRecordList(list, Route.useSearch());
  const { search, orderProperty = 'order', order, deleted } = shown.url.search;
  const isInOrder = orderProperty === 'order' && order !== 'Descending';
  return (
    <RecordListPage
      of={categories}
      list={shown}
      lead={texts.categoriesGroupResourcesPeopleSee}
      icon={<FolderTree />}
      choice={choice}
      none={texts.withoutCategoriesPeopleCanFind}
    >
      {(rows) => (
        <CategoryTable rows={rows} mayMove={isInOrder && search === '' && deleted === undefined} />
      )}
    </RecordListPage>
  );
}

interface CategoryTableProps {
  rows: readonly CategorySummary[];
  /** The rows stand as in the tree, so that up and down mean something. */
  mayMove: boolean;
}

/** The tree as a table: each outer category, and after it those that lie in it. */
function CategoryTable({ rows, mayMove }: CategoryTableProps) {
  const { move, announced } = useMoves();
  return (
    <>
      <DataTable<CategorySummary, OrderOf<'GET /resource-categories'>>
        caption={texts.resourceCategories2}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { key: 'name', header: texts.name, sort: 'name', cell: (row) => <Name category={row} /> },
          {
            key: 'resources',
            header: texts.resources,
            align: 'end',
            cell: ({ resources }) => resources,
          },
          {
            key: 'order',
            header: texts.order,
            sort: 'order',
            cell: (row) => (
              <Row gap="2" wrap="no">
                {row.order === 0 ? '–' : row.order}
                {mayMove ? <MoveButtons category={row} onMove={move} /> : null}
              </Row>
            ),
          },
        ]}
      />
      <VisuallyHidden as="output">{announced}</VisuallyHidden>
    </>
  );
}

function Name({ category: { id, name, colour, parent } }: { category: CategorySummary }) {
  return (
    <Row gap="2" wrap="no">
      {parent === null ? null : <CornerDownRight />}
      <Swatch colour={colour} />
      <div>
        <TextLink tone="record" {...categories.pageOf(id)}>
          {name}
        </TextLink>
        {parent === null ? null : <VisuallyHidden>{texts.inLabel(parent.name)}</VisuallyHidden>}
      </div>
    </Row>
  );
}
