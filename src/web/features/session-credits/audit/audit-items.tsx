import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { creditAuditFinds, type CreditAuditFind } from '#domain/credits/vocabulary.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { useListUrl } from '#web/screens/list/use-list-url.ts';
import { useSorts } from '#web/screens/list/use-sorts.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Coins } from '#web/ui/icons.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { WaitingLines } from '#web/ui/skeleton.tsx';
import { auditSearch } from './audit-search.ts';
import { AuditTable } from './audit-table.tsx';
import { ExportAuditItems } from './export-audit-items.tsx';
import { askedOf, chipsOf } from './filter-words.ts';
import * as texts from './texts.ts';

/** Fetched with the open panel. */
const AuditFilters = lazyPart(async () => (await import('./audit-filters.tsx')).AuditFilters);
/** Only those who read the whole ledger see what it adds up to. */
const SessionTotals = lazyPart(async () => (await import('./session-totals.tsx')).SessionTotals);

export const Route = createFileRoute('/app/programmes/$programme/session-credit-audit-items')({
  staticData: {
    title: 'Session Credit Audit Items',
    audience: 'membersAndStaff',
    asks: 'GET /programmes/{programme}',
  },
  validateSearch: auditSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: AuditItems,
});

const sorts = {
  'at Descending': texts.newestFirst,
  'at Ascending': texts.oldestFirst,
  'amount Descending': texts.largestChangeFirst,
  'amount Ascending': texts.smallestChangeFirst,
};

/** The ledger of a programme: members read what is theirs. */
function AuditItems() {
  const { programme } = Route.useParams();
  const search = Route.useSearch();
  const url = useListUrl(search);
  const query = useApiQuery(
    'GET /programmes/{programme}/session-credit-audit-items',
    { params: { programme }, query: askedOf(search, useZone()) },
    { keepPrevious: true },
  );
  const names = {
    member: useNameOf(programme, 'member', search.member),
    team: useNameOf(programme, 'team', search.team),
    booking: useNameOf(programme, 'booking', search.booking),
    actor: useNameOf(programme, 'actor', search.actor),
  };
  const { data } = query;
  return (
    <Stack gap="8">
      <ListPage
        title={texts.sessionCreditAuditItems}
        lead={data?.programme.name}
        actions={<ExportAuditItems programme={programme} search={search} />}
        url={url}
        nouns={texts.movements}
        searchLabel={texts.searchMovements}
        filters={
          <Suspense fallback={<WaitingLines lines={6} />}>
            <AuditFilters programme={programme} url={url} names={names} />
          </Suspense>
        }
        chips={chipsOf({
          search,
          without: (key) => url.change({ [key]: undefined }),
          found: creditAuditFinds
            .filter((kind) => search[kind] !== undefined)
            .map((kind) => [kind, texts.foundLabels[kind], names[kind]] as const),
        })}
        sorts={useSorts('GET /session-credit-audit-item/filter', sorts)}
        usual={{ propertyName: 'at', order: 'Descending' }}
        query={query}
        empty={
          <EmptyState title={texts.noMovementsYet} icon={<Coins />}>
            {texts.everyMovementAppearsHere}
          </EmptyState>
        }
      >
        {(rows) => <AuditTable rows={rows} programme={programme} />}
      </ListPage>
      {data?.mayReadTotals ? (
        <Suspense fallback={<WaitingLines lines={6} />}>
          <SessionTotals programme={data.programme} mayCheck={data.mayCheck} />
        </Suspense>
      ) : null}
    </Stack>
  );
}

/** What the one that a filter names is called; undefined while that is not known, and for no filter. */
const useNameOf = (
  programme: string,
  kind: CreditAuditFind,
  chosen: string | undefined,
): string | undefined =>
  useApiQuery(
    'GET /programmes/{programme}/session-credit-audit-items/choices',
    { params: { programme }, query: { kind, chosen } },
    { when: chosen !== undefined },
  ).data?.[0]?.name;
