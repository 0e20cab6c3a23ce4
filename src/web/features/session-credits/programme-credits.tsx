import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { oneOfNames, ticked } from '#web/screens/list/list-filters.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { recordList } from '#web/screens/list/record-list.ts';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Coins, Plus } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { LotTable } from './lot-table.tsx';
import { holderTypeNames } from './words.ts';
import * as texts from './texts.ts';

const lotsOfProgramme = recordList('GET /session-credits', {
  sortsFrom: 'GET /session-credit/filter',
  sorts: {
    'expires Ascending': texts.expiringFirst,
    'expires Descending': texts.expiringLast,
    'holder Ascending': texts.holderAToZ,
    'holder Descending': texts.holderZToA,
    'available Descending': texts.mostAvailableFirst,
    'available Ascending': texts.fewestAvailableFirst,
  },
  filters: {
    holderType: oneOfNames(texts.heldBy, holderTypeNames),
    expiresSoon: ticked(texts.expiringWithin30Days, texts.expiringSoon),
    hasAvailable: ticked(texts.withCreditsAvailable, texts.available),
    programme: null,
  },
});

export const Route = createFileRoute('/app/programmes/$programme/session-credits')({
  staticData: {
    title: 'Session Credits',
    audience: 'membersAndStaff',
    asks: 'GET /programmes/{programme}',
  },
  validateSearch: lotsOfProgramme.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: ProgrammeCredits,
});

/** The credits of a programme by whose they are: members see their own, and those of teams they lead. */
function ProgrammeCredits() {
  const params = Route.useParams();
  const programme = useApiQuery('GET /programmes/{programme}', { params });
  const list = useRecordList(lotsOfProgramme, Route.useSearch(), { fixed: params });
  const add = list.mayCreate ? (
    <LinkButton
      to="/app/programmes/$programme/session-credits/create"
      params={params}
      variant="primary"
      icon={<Plus />}
    >
      {texts.addOrAllocateCredits}
    </LinkButton>
  ) : undefined;
  return (
    <ListPage
      {...list.parts}
      title={texts.sessionCredits2}
      lead={programme.data?.name}
      actions={add}
      nouns={texts.sessionCredits3}
      searchLabel={texts.searchByHolderOrSession}
      empty={
        <EmptyState title={texts.noCreditsYet} icon={<Coins />} action={add}>
          {list.mayCreate ? texts.addCreditsToThePool : texts.nothingHasBeenAllocatedSoFar}
        </EmptyState>
      }
    >
      {(rows) => <LotTable rows={rows} />}
    </ListPage>
  );
}
