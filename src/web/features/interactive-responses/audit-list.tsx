import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { auditNames } from '#machines/interactive-response/audit.ts';
import type { DataOf } from '#web/api/call.ts';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { When } from '#web/ui/dates/when.tsx';
import { History } from '#web/ui/icons.ts';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { ExportAudit } from './exports.tsx';
import { auditList } from './responses.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute(
  '/app/programmes/$programme/interactive-resources/$interactiveResource/responses/$response/audit',
)({
  staticData: { title: 'Response Audit', audience: 'staff' },
  validateSearch: auditList.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: ResponseAudit,
});

type AuditItem = DataOf<'GET /interactive-response-audit-items'>['data']['results'][number];

const latest = { propertyName: 'at', order: 'Descending' } as const;

/** Everything that happened to a response, which nobody can change. */
function ResponseAudit() {
  const { response } = Route.useParams();
  const zone = useZone();
  const found = useApiQuery('GET /interactive-responses/{interactiveResponse}', {
    params: { interactiveResponse: response },
  });
  const search = Route.useSearch();
  const list = useRecordList(auditList, search, { fixed: { response } });
  return (
    <Loaded query={found} whole>
      {({ member, assignment }) => (
        <ListPage
          {...list.parts}
          title={texts.audit}
          lead={texts.auditLead(member.fullName, assignment.name)}
          actions={<ExportAudit response={response} search={search} />}
          usual={latest}
          nouns={texts.events}
          searchLabel={texts.searchByActor}
          empty={
            <EmptyState title={texts.nothingHappened} icon={<History />}>
              {texts.whoLaunchesIt}
            </EmptyState>
          }
        >
          {(rows) => (
            <DataTable<AuditItem, OrderOf<'GET /interactive-response-audit-items'>>
              caption={texts.audit}
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'when',
                  header: texts.when,
                  sort: 'at',
                  cell: ({ at }) => <When at={at} zone={zone} />,
                },
                {
                  key: 'actor',
                  header: texts.actor,
                  cell: ({ actor }) => actor?.fullName ?? texts.nobody,
                },
                { key: 'event', header: texts.event, cell: ({ kind }) => auditNames[kind] },
                { key: 'change', header: texts.change, cell: ({ change }) => change || '–' },
              ]}
            />
          )}
        </ListPage>
      )}
    </Loaded>
  );
}
