import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { programmeGroups, type ProgrammeGroup } from '#domain/programmes/vocabulary.ts';
import { isStaff } from '#machines/person.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { findCoach } from '#web/screens/form/find-coach.ts';
import { findOrganization } from '#web/screens/form/find-organization.ts';
import { useCoachName } from '#web/screens/form/use-coach-name.ts';
import { useOrganizationName } from '#web/screens/form/use-organization-name.ts';
import { oneFound, oneOfField, oneOfNames, ticked } from '#web/screens/list/list-filters.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { BookOpen } from '#web/ui/icons.ts';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { ProgrammeTable } from './programme-table.tsx';
import { statusNames } from './words.ts';

/** All programmes that concern the reader. */
const allProgrammes = recordList('GET /programmes', {
  sortsFrom: 'GET /programme/filter',
  sorts: {
    'start Descending': 'Start, latest first',
    'start Ascending': 'Start, earliest first',
    'name Ascending': 'Name, A to Z',
    'name Descending': 'Name, Z to A',
    'end Ascending': 'End, soonest first',
    'end Descending': 'End, latest first',
    'used Descending': 'Most credits used first',
    'used Ascending': 'Fewest credits used first',
  },
  filters: {
    status: oneOfNames('Status', statusNames),
    group: oneOfField<ProgrammeGroup>({ label: 'Group', values: programmeGroups }),
    organization: oneFound('Organisation', findOrganization, 'One organisation'),
    coach: oneFound('Coach', findCoach, 'One coach'),
    endsSoon: ticked('Ending within 30 days', 'Ending within 30 days'),
  },
});

export const Route = createFileRoute('/app/programmes')({
  staticData: { title: 'Programmes', audience: 'everyone' },
  validateSearch: allProgrammes.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: Programmes,
});

function Programmes() {
  const me = useMe();
  const isOfStaff = isStaff(me);
  const search = Route.useSearch();
  const organization = useOrganizationName(isOfStaff ? search.organization : undefined);
  const coach = useCoachName(isOfStaff ? search.coach : undefined);
  const { parts } = useRecordList(allProgrammes, search, {
    names: { organization, coach },
    hidden: () => (isOfStaff ? [] : ['organization', 'coach']),
  });
  return (
    <ListPage
      {...parts}
      usual={{ propertyName: 'start', order: 'Descending' }}
      title="Programmes"
      lead={isOfStaff ? undefined : 'Your programmes.'}
      nouns="programmes"
      searchLabel="Search programmes"
      empty={
        <EmptyState title="No programmes yet" icon={<BookOpen />}>
          {isOfStaff
            ? 'A programme offers sessions to members of one organisation, for some time.'
            : 'You’re not in a programme at the moment.'}
        </EmptyState>
      }
    >
      {(rows) => (
        <ProgrammeTable rows={rows} showsOrganization={isOfStaff || me.role === 'Coach'} />
      )}
    </ListPage>
  );
}
