import { useParams } from '@tanstack/react-router';
import { isCompleted, stateNames } from '#machines/interactive-response/labels.ts';
import { useAssignment } from '#web/features/programme-interactive-resources/public.ts';
import { ListPage } from '#web/screens/list/list-page.tsx';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useListSearch, useRecordList } from '#web/screens/list/use-record-list.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { listPage, type Pages } from '#web/screens/pages.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Inbox } from '#web/ui/icons.ts';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { ExportResponses } from './exports.tsx';
import { pageOf, responseList, type ResponseSummary } from './responses.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/interactive-resources/$interactiveResource/responses': listPage(
    'coachesAndStaff',
    'Interactive Resource Responses',
    ResponseList,
    responseList,
  ),
} satisfies Pages;

const latest = { propertyName: 'activity', order: 'Descending' } as const;

/** How the members of a programme get on with an activity: for staff, and for coaches of the programme. */
export function ResponseList() {
  const { programme = '', interactiveResource = '' } = useParams({ strict: false });
  const search = useListSearch(responseList);
  const list = useRecordList(responseList, search, {
    fixed: { assignment: interactiveResource },
  });
  return (
    <Loaded query={useAssignment(interactiveResource)} whole>
      {(assignment) => (
        <ListPage
          {...list.parts}
          title={texts.responsesTitle}
          lead={texts.responsesTo(assignment.activity.name, assignment.programme.name)}
          actions={
            list.parts.query.data?.mayExport ? (
              <ExportResponses assignment={interactiveResource} search={search} />
            ) : undefined
          }
          usual={latest}
          nouns={texts.responses}
          searchLabel={texts.searchByMember}
          empty={
            <EmptyState title={texts.noResponsesYet} icon={<Inbox />}>
              {texts.whoLaunchesIt}
            </EmptyState>
          }
        >
          {(rows) => <ResponseTable rows={rows} where={{ programme, interactiveResource }} />}
        </ListPage>
      )}
    </Loaded>
  );
}

interface ResponseTableProps {
  rows: readonly ResponseSummary[];
  where: Parameters<typeof pageOf>[0];
}

function ResponseTable({ rows, where }: ResponseTableProps) {
  const zone = useZone();
  const { percent, number } = useNumbers();
  return (
    <DataTable<ResponseSummary, OrderOf<'GET /interactive-responses'>>
      caption={texts.responsesTitle}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'member',
          header: texts.member,
          sort: 'member',
          cell: ({ id, member }) => (
            <TextLink tone="record" {...pageOf(where, id)}>
              {member.fullName}
            </TextLink>
          ),
        },
        {
          key: 'state',
          header: texts.state,
          cell: ({ status }) => (
            <Badge tone={isCompleted(status) ? 'success' : 'info'}>{stateNames[status]}</Badge>
          ),
        },
        {
          key: 'progress',
          header: texts.progress,
          align: 'end',
          cell: ({ progress }) => percent(progress * 100),
        },
        {
          key: 'score',
          header: texts.score,
          align: 'end',
          cell: ({ score }) => (score === null ? '–' : number(score)),
        },
        {
          key: 'attempts',
          header: texts.attempts,
          align: 'end',
          from: 'wide',
          cell: ({ attempts }) => attempts,
        },
        {
          key: 'activity',
          header: texts.lastActivity,
          sort: 'activity',
          cell: ({ lastActivityAt }) =>
            lastActivityAt === null ? '–' : <When at={lastActivityAt} zone={zone} />,
        },
      ]}
    />
  );
}
