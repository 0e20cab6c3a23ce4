import { OfferedList } from '#web/features/programmes/offered/public.ts';
import { rowChoice } from '#web/screens/list/row-choice.tsx';
import { useListSearch, useRecordList } from '#web/screens/list/use-record-list.tsx';
import { listPage, type Pages } from '#web/screens/pages.ts';
import { BookOpen } from '#web/ui/icons.ts';
import { AssignmentTable } from './assignment-table.tsx';
import { activitiesOfProgramme, places, type AssignmentSummary } from './places.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/interactive-resources': listPage(
    'everyone',
    'Programme Interactive Resources',
    AssignmentList,
    activitiesOfProgramme,
  ),
} satisfies Pages;

/** Several activities of a programme at once. */
const choice = rowChoice<
  AssignmentSummary,
  'POST /programme-interactive-resources/{programmeInteractiveResource}/events'
>('POST /programme-interactive-resources/{programmeInteractiveResource}/events', {
  noun: 'interactive resource',
  nouns: texts.activities,
  events: {
    DELETE: texts.removedTogether,
  },
  nameOf: ({ activity }) => activity.name,
});

/** The activities of a programme: members launch them, staff look after them, coaches see how members get on. */
export function AssignmentList() {
  const place = places.usePlace();
  const list = useRecordList(activitiesOfProgramme, useListSearch(activitiesOfProgramme), {
    fixed: { programme: place.id },
  });
  return (
    <OfferedList
      place={place}
      list={list}
      lead={texts.activitiesOf}
      choice={choice}
      nouns={texts.activities}
      searchLabel={texts.searchActivities}
      add={texts.addActivity}
      none={{
        title: texts.noActivitiesYet,
        icon: <BookOpen />,
        toAdd: texts.addTheFirst,
        otherwise: texts.noneYet,
      }}
    >
      {(rows) => <AssignmentTable rows={rows} />}
    </OfferedList>
  );
}
