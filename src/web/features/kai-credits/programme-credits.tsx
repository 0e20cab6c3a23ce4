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

export const Route = createFileRoute('/app/programmes/$programme/kai-credits')({
  staticData: {
    title: 'AI Credits',
    audience: 'membersAndStaff',
    asks: 'GET /programmes/{programme}',
  },
  validateSearch: lotList.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: ProgrammeKaiCredits,
});

/** The AI credits of a programme by whose they are: members see their own. */
function ProgrammeKaiCredits() {
  const params = Route.useParams();
  const programme = useApiQuery('GET /programmes/{programme}', { params });
  const list = useRecordList(lotList, Route.useSearch(), { fixed: params });
  const add = list.mayCreate ? (
    <LinkButton
      to="/app/programmes/$programme/kai-credits/create"
      params={params}
      variant="primary"
      icon={<Plus />}
    >
      {texts.addOrAllocate}
    </LinkButton>
  ) : undefined;
  return (
    <ListPage
      {...list.parts}
      title={texts.aiCredits}
      lead={programme.data?.name}
      actions={
        <>
          {add}
          <LinkButton
            to="/app/programmes/$programme/kai-credit-audit-items"
            params={params}
            icon={<History />}
          >
            {texts.movements}
          </LinkButton>
        </>
      }
      nouns={texts.aiCreditsInSentences}
      searchLabel={texts.searchByHolderOrGroup}
      empty={
        <EmptyState title={texts.noCreditsYet} icon={<Coins />} action={add}>
          {list.mayCreate ? texts.addToThePool : texts.nothingAllocatedYet}
        </EmptyState>
      }
    >
      {(rows) => <LotTable rows={rows} />}
    </ListPage>
  );
}
