import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { isStaff } from '#machines/person.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { BookOpen } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { allResources, newestFirst } from './resource-lists.ts';
import { resources, useCategories } from './resource-records.ts';
import { ResourceTable } from './resource-table.tsx';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/resources')({
  staticData: { title: 'Resources', audience: 'everyone' },
  validateSearch: allResources.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: Resources,
});

/** What the reader may see, from everywhere. */
function Resources() {
  const isOfStaff = isStaff(useMe());
  const search = Route.useSearch();
  const categories = useCategories();
  const list = useRecordList(allResources, search, {
    names: { category: categories.data?.find(({ id }) => id === search.category)?.name },
    hidden: () => (isOfStaff ? ['notDone'] : ['deleted']),
  });
  return (
    <ListPage
      {...list.parts}
      title={resources.titles}
      lead={isOfStaff ? texts.everyResource : texts.whatYouMaySee}
      actions={<LinkButton to="/app/global-resources">{texts.manageGlobal}</LinkButton>}
      usual={newestFirst}
      nouns={resources.nouns}
      searchLabel={texts.searchResources}
      empty={
        <EmptyState title={texts.noResourcesYet} icon={<BookOpen />}>
          {isOfStaff ? texts.nothingAtAll : texts.nothingForYou}
        </EmptyState>
      }
    >
      {(rows) => <ResourceTable rows={rows} caption={resources.titles} look="all" />}
    </ListPage>
  );
}
