import { ListPage } from '#web/screens/list/list-page.tsx';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { Coins, Plus } from '#web/ui/icons.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { allocateIn } from './credit-record.ts';
import { useCredits, type Credits } from './credits-data.ts';
import { lotList, type CreditsSearch } from './lot-list.ts';
import { LotTable } from './lot-table.tsx';
import { WhyTheBalance } from './why-the-balance.tsx';
import * as texts from './texts.ts';

interface CreditsOfManyProps {
  entityType: 'programme' | 'organization';
  entityId: string;
  search: CreditsSearch;
}

/** What a programme or an organisation has: lot by lot, and why it is that much. */
export function CreditsOfMany({ entityType, entityId, search }: CreditsOfManyProps) {
  const query = useCredits(entityType, entityId);
  return (
    <Loaded query={query} whole>
      {(credits) => <ListedCredits credits={credits} entityType={entityType} search={search} />}
    </Loaded>
  );
}

interface ListedCreditsProps extends Pick<CreditsOfManyProps, 'entityType' | 'search'> {
  credits: Credits;
}

function ListedCredits({ credits, entityType, search }: ListedCreditsProps) {
  const { holder, balance, mayAllocate } = credits;
  const list = useRecordList(lotList, search, { fixed: { [entityType]: holder.id } });
  const add =
    mayAllocate && entityType === 'programme' ? (
      <LinkButton {...allocateIn({ programme: holder })} variant="primary" icon={<Plus />}>
        {texts.addOrAllocateCredits}
      </LinkButton>
    ) : undefined;
  return (
    <Stack gap="8">
      <ListPage
        {...list.parts}
        title={texts.sessionCreditsOf(holder.name)}
        lead={texts.canStillBeUsed(balance)}
        actions={add}
        nouns={texts.sessionCredits3}
        searchLabel={texts.searchByHolderOrSession}
        empty={
          <EmptyState title={texts.noCreditsYet} icon={<Coins />}>
            {texts.nothingHasBeenIssued}
          </EmptyState>
        }
      >
        {(rows) => <LotTable rows={rows} />}
      </ListPage>
      <WhyTheBalance credits={credits} />
    </Stack>
  );
}
