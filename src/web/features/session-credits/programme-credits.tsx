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

const lotsOfProgramme = recordList('GET /session-credits', {
  sortsFrom: 'GET /session-credit/filter',
  sorts: {
    'expires Ascending': 'Expiring first',
    'expires Descending': 'Expiring last',
    'holder Ascending': 'Holder, A to Z',
    'holder Descending': 'Holder, Z to A',
    'available Descending': 'Most available first',
    'available Ascending': 'Fewest available first',
  },
  filters: {
    holderType: oneOfNames('Held by', holderTypeNames),
    expiresSoon: ticked('Expiring within 30 days', 'Expiring soon'),
    hasAvailable: ticked('With credits available', 'Available'),
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
      Allocate or add
    </LinkButton>
  ) : undefined;
  return (
    <ListPage
      {...list.parts}
      title="Session Credits"
      lead={programme.data?.name}
      actions={add}
      nouns="session credits"
      searchLabel="Search by holder or session"
      empty={
        <EmptyState title="No credits yet" icon={<Coins />} action={add}>
          {list.mayCreate
            ? 'Add credits to the pool, and allocate them to members and teams.'
            : 'Nothing has been allocated so far. Ask your programme contact.'}
        </EmptyState>
      }
    >
      {(rows) => <LotTable rows={rows} />}
    </ListPage>
  );
}
