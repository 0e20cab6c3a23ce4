import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { Suspense } from 'react';
import { conversationsOf } from '#domain/credits/unit-words.ts';
import { kaiCreditAuditFinds, type KaiCreditAuditFind } from '#domain/credits/vocabulary.ts';
import type { DataOf } from '#web/api/call.ts';
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
import { askedOf, chipsOf, MovementsTable } from '../../session-credits/public.ts';
import { titleOf } from '../conversation-title.ts';
import { auditSearch } from './audit-search.ts';
import { ExportAuditItems } from './export-audit-items.tsx';
import * as texts from './texts.ts';

/** Fetched with the open panel. */
const AuditFilters = lazyPart(async () => (await import('./audit-filters.tsx')).AuditFilters);
/** Only those who read the whole ledger see what it adds up to. */
const KaiTotals = lazyPart(async () => (await import('./totals.tsx')).KaiTotals);

export const Route = createFileRoute('/app/programmes/$programme/kai-credit-audit-items')({
  staticData: {
    title: 'AI Credit Audit Items',
    audience: 'membersAndStaff',
    asks: 'GET /programmes/{programme}',
  },
  validateSearch: auditSearch,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: KaiAuditItems,
});

const sorts = {
  'at Descending': texts.newestFirst,
  'at Ascending': texts.oldestFirst,
  'amount Descending': texts.largestChangeFirst,
  'amount Ascending': texts.smallestChangeFirst,
};

/** The movements of the AI credits of a programme: members read what is theirs. */
function KaiAuditItems() {
  const { programme } = Route.useParams();
  const search = Route.useSearch();
  const url = useListUrl(search);
  const query = useApiQuery(
    'GET /programmes/{programme}/kai-credit-audit-items',
    { params: { programme }, query: askedOf(search, useZone()) },
    { keepPrevious: true },
  );
  const names = {
    member: useNameOf(programme, 'member', search.member),
    conversation: useNameOf(programme, 'conversation', search.conversation),
    actor: useNameOf(programme, 'actor', search.actor),
  };
  const { data } = query;
  return (
    <Stack gap="8">
      <ListPage
        title={texts.aiCreditAuditItems}
        lead={data?.programme.name}
        actions={<ExportAuditItems programme={programme} search={search} />}
        url={url}
        nouns={texts.movements}
        searchLabel={texts.searchMovements}
        filters={
          <Suspense fallback={<WaitingLines lines={5} />}>
            <AuditFilters programme={programme} url={url} names={names} />
          </Suspense>
        }
        chips={chipsOf({
          search,
          without: (key) => url.change({ [key]: undefined }),
          found: kaiCreditAuditFinds
            .filter((kind) => search[kind] !== undefined)
            .map((kind) => [kind, texts.foundLabels[kind], names[kind]] as const),
        })}
        sorts={useSorts('GET /kai-credit-audit-item/filter', sorts)}
        usual={{ propertyName: 'at', order: 'Descending' }}
        query={query}
        empty={
          <EmptyState title={texts.noMovementsYet} icon={<Coins />}>
            {texts.everyMovementAppearsHere}
          </EmptyState>
        }
      >
        {(rows) => <Movements rows={rows} programme={programme} />}
      </ListPage>
      {data?.mayReadTotals ? (
        <Suspense fallback={<WaitingLines lines={6} />}>
          <KaiTotals programme={data.programme} mayCheck={data.mayCheck} />
        </Suspense>
      ) : null}
    </Stack>
  );
}

type Item = DataOf<'GET /programmes/{programme}/kai-credit-audit-items'>['data']['results'][number];

const Movements = ({ rows, programme }: { rows: readonly Item[]; programme: string }) => (
  <MovementsTable
    rows={rows}
    caption={texts.movementsOfTheCredits}
    linkTo={({ id }) => ({
      to: '/app/programmes/$programme/kai-credit-audit-items/$kaiCreditAuditItem',
      params: { programme, kaiCreditAuditItem: id },
    })}
    holder={texts.member}
    purpose={{
      key: 'group',
      header: texts.group,
      from: 'wide',
      cell: ({ group }) => conversationsOf(group),
    }}
    paid={{
      key: 'conversation',
      header: texts.conversation,
      cell: ({ conversation }) => (conversation === null ? texts.none : titleOf(conversation)),
    }}
  />
);

/** What the one that a filter names is called; undefined while that is not known, and for no filter. */
const useNameOf = (
  programme: string,
  kind: KaiCreditAuditFind,
  chosen: string | undefined,
): string | undefined =>
  useApiQuery(
    'GET /programmes/{programme}/kai-credit-audit-items/choices',
    { params: { programme }, query: { kind, chosen } },
    { when: chosen !== undefined },
  ).data?.[0]?.name;
