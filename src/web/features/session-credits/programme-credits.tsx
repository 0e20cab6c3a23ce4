import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { Coins, History, Plus } from '#web/ui/icons.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { lotList } from './lot-list.ts';
import { LotTable } from './lot-table.tsx';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/programmes/$programme/session-credits')({
  staticData: {
    title: 'Session Credits',
    audience: 'membersAndStaff',
    asks: 'GET /programmes/{programme}',
  },
  validateSearch: lotList.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: ProgrammeCredits,
});

/** The credits of a programme by whose they are: members see their own, and those of teams they lead. */
function ProgrammeCredits() {
  const params = Route.useParams();
  const programme = useApiQuery('GET /programmes/{programme}', { params });
  const list = useRecordList(lotList, Route.useSearch(), { fixed: params });
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
      actions={
        <>
          {add}
          <LinkButton
            to="/app/programmes/$programme/session-credit-audit-items"
            params={params}
            icon={<History />}
          >
            {texts.movements}
          </LinkButton>
        </>
      }
      nouns={texts.sessionCredits3}
      searchLabel={texts.searchByHolderOrSession}
      empty={
        <EmptyState title={texts.noCreditsYet} icon={<Coins />} action={add}>
          {list.mayCreate ? texts.addCreditsToThePool : texts.nothingHasBeenAllocatedYet}
        </EmptyState>
      }
    >
      {(rows) => <LotTable rows={rows} />}
    </ListPage>
  );
}
