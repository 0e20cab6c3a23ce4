import { ListPage } from '#web/screens/list/list-page.tsx';
import { useListSearch, useRecordList } from '#web/screens/list/use-record-list.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { listPage, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { BookOpen, Plus } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { usePlace } from './places.ts';
import { globalResources, newestFirst, resourcesInPlace } from './resource-lists.ts';
import { resources, useCategories } from './resource-records.ts';
import { resourceChoice } from './resource-choice.ts';
import { ResourceTable } from './resource-table.tsx';
import * as texts from './texts.ts';

export const pages = {
  '/app/global-resources': listPage('staff', 'Global Resources', GlobalResources, globalResources),
  '/app/bookings/$booking/resources': listPage(
    'everyone',
    'Booking Resources',
    PlaceResources,
    resourcesInPlace,
  ),
  '/app/programmes/$programme/resources': listPage(
    'everyone',
    'Programme Resources',
    PlaceResources,
    resourcesInPlace,
  ),
  '/app/sessions/$session/resources': listPage(
    'everyone',
    'Session Resources',
    PlaceResources,
    resourcesInPlace,
  ),
} satisfies Pages;

/** What is there for everybody, as staff look after it. */
export function GlobalResources() {
  return <Rows lead={texts.thereForEverybody} none={texts.nothingForEverybody} />;
}

/** What lies in a programme, a session or a booking, for those who take part in it. */
export function PlaceResources() {
  const { scope, target } = usePlace();
  const place = useApiQuery('GET /resources/of/{place}/{target}', {
    params: { place: scope === 'global' ? 'booking' : scope, target: target ?? '' },
  });
  return (
    <Loaded query={place} whole>
      {({ name }) => <Rows lead={texts.resourcesOf(name)} none={texts.nothingHere} />}
    </Loaded>
  );
}

function Rows({ lead, none }: { lead: string; none: string }) {
  const { scope, target, create, title } = usePlace();
  const search = useListSearch(resourcesInPlace);
  const categories = useCategories();
  const list = useRecordList(resourcesInPlace, search, {
    fixed: { scope, ...(target !== null && { target }) },
    names: { category: categories.data?.find(({ id }) => id === search.category)?.name },
    hidden: ({ mayCreate }) => (mayCreate ? ['notDone'] : ['deleted']),
  });
  const add = list.mayCreate ? (
    <LinkButton {...create} variant="primary" icon={<Plus />}>
      {texts.addResource}
    </LinkButton>
  ) : undefined;
  return (
    <ListPage
      {...list.parts}
      title={title}
      lead={lead}
      actions={add}
      usual={newestFirst}
      nouns={resources.nouns}
      searchLabel={texts.searchResources}
      choice={resourceChoice}
      empty={
        <EmptyState title={texts.noResourcesYet} icon={<BookOpen />} action={add}>
          {none}
        </EmptyState>
      }
    >
      {(rows) => (
        <ResourceTable rows={rows} caption={title} look={scope === 'global' ? 'global' : 'place'} />
      )}
    </ListPage>
  );
}
