import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { isStaff } from '#machines/person.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { BookOpen } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { allResources, newestFirst } from './resource-lists.ts';
import { resources, useCategories, type Category } from './resource-records.ts';
import { resourceChoice } from './resource-choice.ts';
import { SinceLastVisit } from './since-last-visit.tsx';
import { ResourceTable } from './resource-table.tsx';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/resources')({
  staticData: { title: 'Resources', audience: 'everyone', list: allResources },
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
    hidden: () => (isOfStaff ? ['notDone', 'unseen'] : ['deleted']),
  });
  return (
    <ListPage
      {...list.parts}
      title={resources.titles}
      lead={isOfStaff ? texts.everyResource : texts.whatYouMaySee}
      actions={<LinkButton to="/app/global-resources">{texts.manageGlobal}</LinkButton>}
      overview={<SinceLastVisit />}
      usual={newestFirst}
      nouns={resources.nouns}
      searchLabel={texts.searchResources}
      choice={resourceChoice}
      empty={
        <EmptyState title={texts.noResourcesYet} icon={<BookOpen />}>
          {isOfStaff ? texts.nothingAtAll : texts.nothingForYou}
        </EmptyState>
      }
    >
      {(rows) => (
        <>
          <ByCategory categories={categories.data ?? []} chosen={search.category} />
          <ResourceTable rows={rows} caption={resources.titles} look="all" />
        </>
      )}
    </ListPage>
  );
}

/** The categories in which there is something for the reader, each with how much. */
function ByCategory({
  categories,
  chosen,
}: {
  categories: readonly Category[];
  chosen: string | undefined;
}) {
  const filled = categories.filter((category) => category.resources > 0);
  if (filled.length === 0) return null;
  return (
    <Row as="nav" gap="4" aria-label={texts.byCategory}>
      {filled.map(({ id, name, resources: many }) => (
        <TextLink
          key={id}
          to="/app/resources"
          search={{ category: id }}
          aria-current={id === chosen ? 'true' : undefined}
        >
          {texts.categoryWith(name, many)}
        </TextLink>
      ))}
      {chosen === undefined ? null : <TextLink to="/app/resources">{texts.allCategories}</TextLink>}
    </Row>
  );
}
