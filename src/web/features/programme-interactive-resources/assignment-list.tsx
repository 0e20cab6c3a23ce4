import { ListPage } from '#web/screens/list/list-page.tsx';
import { useListSearch, useRecordList } from '#web/screens/list/use-record-list.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { listPage, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { BookOpen, Plus } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { AssignmentTable } from './assignment-table.tsx';
import { activitiesOfProgramme, places } from './places.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/interactive-resources': listPage(
    'everyone',
    'Programme Interactive Resources',
    AssignmentList,
    activitiesOfProgramme,
  ),
} satisfies Pages;

/** The activities of a programme: members launch them, staff look after them, coaches see how members get on. */
export function AssignmentList() {
  const place = places.usePlace();
  const programme = useApiQuery('GET /programmes/{programme}', { params: { programme: place.id } });
  return (
    <Loaded query={programme} whole>
      {({ name }) => <Rows programme={name} />}
    </Loaded>
  );
}

function Rows({ programme }: { programme: string }) {
  const place = places.usePlace();
  const list = useRecordList(activitiesOfProgramme, useListSearch(activitiesOfProgramme), {
    fixed: { programme: place.id },
  });
  const add = list.mayCreate ? (
    <LinkButton {...place.create} variant="primary" icon={<Plus />}>
      {texts.addActivity}
    </LinkButton>
  ) : undefined;
  return (
    <ListPage
      {...list.parts}
      title={place.titles.list}
      lead={texts.activitiesOf(programme)}
      actions={add}
      nouns={texts.activities}
      searchLabel={texts.searchActivities}
      empty={
        <EmptyState title={texts.noActivitiesYet} icon={<BookOpen />} action={add}>
          {list.mayCreate ? texts.addTheFirst : texts.noneYet}
        </EmptyState>
      }
    >
      {(rows) => <AssignmentTable rows={rows} />}
    </ListPage>
  );
}
