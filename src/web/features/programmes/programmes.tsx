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
import { rowChoice } from '#web/screens/list/row-choice.tsx';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { BookOpen, Plus } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { ProgrammeTable } from './programme-table.tsx';
import { keptNames, type ProgrammeSummary } from './words.ts';
import * as texts from './texts.ts';

/** All programmes that concern the reader. */
const allProgrammes = recordList('GET /programmes', {
  sortsFrom: 'GET /programme/filter',
  sorts: {
    'start Descending': texts.startLatestFirst,
    'start Ascending': texts.startEarliestFirst,
    'name Ascending': texts.nameAToZ,
    'name Descending': texts.nameZToA,
    'end Ascending': texts.endSoonestFirst,
    'end Descending': texts.endLatestFirst,
    'used Descending': texts.mostCreditsUsedFirst,
    'used Ascending': texts.fewestCreditsUsedFirst,
  },
  filters: {
    status: oneOfNames(texts.status, keptNames),
    group: oneOfField<ProgrammeGroup>({ label: texts.group, values: programmeGroups }),
    organization: oneFound(texts.organisation, findOrganization, texts.oneOrganisation),
    coach: oneFound(texts.coach, findCoach, texts.oneCoach),
    endsSoon: ticked(texts.endingWithin30Days, texts.endingWithin30Days),
  },
});

/** Several programmes at once. */
const choice = rowChoice<ProgrammeSummary, 'POST /programmes/{programme}/events'>(
  'POST /programmes/{programme}/events',
  {
    noun: 'programme',
    nouns: 'programmes',
    events: {
      ACTIVATE: texts.activatedTogether,
      COMPLETE: texts.completedTogether,
      DELETE: texts.deletedTogether,
    },
    nameOf: ({ name }) => name,
  },
);

export const Route = createFileRoute('/app/programmes')({
  staticData: { title: 'Programmes', audience: 'everyone', list: allProgrammes },
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
  const { parts, mayCreate } = useRecordList(allProgrammes, search, {
    names: { organization, coach },
    hidden: () => (isOfStaff ? [] : ['organization', 'coach']),
  });
  const create = mayCreate ? (
    <LinkButton to="/app/programmes/create" variant="primary" icon={<Plus />}>
      {texts.createProgramme}
    </LinkButton>
  ) : undefined;
  return (
    <ListPage
      {...parts}
      actions={create}
      usual={{ propertyName: 'start', order: 'Descending' }}
      title={texts.programmes}
      lead={isOfStaff ? undefined : texts.yourProgrammes}
      nouns="programmes"
      searchLabel={texts.searchProgrammes}
      choice={choice}
      empty={
        <EmptyState title={texts.noProgrammesYet} icon={<BookOpen />} action={create}>
          {isOfStaff ? texts.aProgrammeOffersSessions : texts.youreNotInAProgramme}
        </EmptyState>
      }
    >
      {(rows) => (
        <ProgrammeTable rows={rows} showsOrganization={isOfStaff || me.role === 'Coach'} />
      )}
    </ListPage>
  );
}
