import { ListPage } from '#web/screens/list/list-page.tsx';
import { rowChoice } from '#web/screens/list/row-choice.tsx';
import { useListSearch, useRecordList } from '#web/screens/list/use-record-list.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { listPage, type Pages } from '#web/screens/pages.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { ClipboardList, Plus } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { AssignHere } from './assign-dialog.tsx';
import { AssignmentTable } from './assignment-table.tsx';
import { assignmentList, places, type AssignmentSummary } from './places.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/questionnaires': listPage(
    'everyone',
    'Programme Questionnaires',
    ProgrammeQuestionnaires,
    assignmentList,
  ),
  '/app/bookings/$booking/questionnaires': listPage(
    'everyone',
    'Booking Questionnaires',
    BookingQuestionnaires,
    assignmentList,
  ),
} satisfies Pages;

/** What a programme asks of its people: members answer, those who look after it see how many have. */
export function ProgrammeQuestionnaires() {
  const place = places.usePlace();
  const programme = useApiQuery('GET /programmes/{programme}', { params: { programme: place.id } });
  return (
    <Loaded query={programme} whole>
      {({ name }) => <Rows name={name} />}
    </Loaded>
  );
}

/** What is asked about a session, before it and afterwards. */
export function BookingQuestionnaires() {
  const place = places.usePlace();
  const booking = useApiQuery('GET /bookings/{booking}', { params: { booking: place.id } });
  return (
    <Loaded query={booking} whole>
      {({ title }) => <Rows name={title} />}
    </Loaded>
  );
}

const seenTo = { REMIND: texts.remindedTogether, CLOSE: texts.closedTogether } as const;
const eventsIn = {
  programme: { ...seenTo, DELETE: texts.unassignedTogether },
  booking: seenTo,
} as const;

/** Several questionnaires at once. */
const choiceIn = (kind: 'programme' | 'booking') =>
  rowChoice<AssignmentSummary, 'POST /questionnaire-assignments/{questionnaireAssignment}/events'>(
    'POST /questionnaire-assignments/{questionnaireAssignment}/events',
    {
      noun: 'questionnaire',
      nouns: texts.nouns,
      events: eventsIn[kind],
      nameOf: ({ questionnaire }) => questionnaire.name,
    },
  );

function Rows({ name }: { name: string }) {
  const place = places.usePlace();
  const list = useRecordList(assignmentList, useListSearch(assignmentList), {
    fixed: place.kind === 'programme' ? { programme: place.id } : { booking: place.id },
  });
  const isOfProgramme = place.kind === 'programme';
  const assign = !list.mayCreate ? undefined : isOfProgramme ? (
    <LinkButton {...place.create} variant="primary" icon={<Plus />}>
      {texts.assign}
    </LinkButton>
  ) : (
    <AssignHere booking={place.id} />
  );
  return (
    <ListPage
      {...list.parts}
      title={place.titles.list}
      lead={texts.questionnairesOf(name)}
      actions={assign}
      usual={{ propertyName: 'opens', order: 'Descending' }}
      nouns={texts.nouns}
      searchLabel={texts.search}
      choice={choiceIn(place.kind)}
      empty={
        <EmptyState title={texts.none} icon={<ClipboardList />}>
          {list.mayCreate ? texts.assignTheFirst : texts.nothingAsked}
        </EmptyState>
      }
    >
      {(rows) => <AssignmentTable rows={rows} />}
    </ListPage>
  );
}
