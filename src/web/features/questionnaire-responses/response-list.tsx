import { useParams } from '@tanstack/react-router';
import type { DataOf } from '#web/api/call.ts';
import {
  placeOf,
  places,
  useAssignment,
  type Assignment,
} from '#web/features/questionnaire-assignments/public.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { ExportList } from '#web/screens/list/export-list.tsx';
import { ListPage } from '#web/screens/list/list-page.tsx';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useListSearch, useRecordList } from '#web/screens/list/use-record-list.tsx';
import { Loaded } from '#web/screens/loaded.tsx';
import { listPage, type Pages } from '#web/screens/pages.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { When } from '#web/ui/dates/when.tsx';
import { Inbox } from '#web/ui/icons.ts';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { responseList } from './lists.ts';
import * as texts from './texts.ts';

export const pages = {
  '/app/programmes/$programme/questionnaires/$questionnaire/responses': listPage(
    'coachesAndStaff',
    'Programme Responses',
    ResponseList,
    responseList,
  ),
} satisfies Pages;

type Submitted = DataOf<'GET /submitted-responses'>['data']['results'][number];

const latest = { propertyName: 'submitted', order: 'Descending' } as const;

/** The responses that were handed in, for those who may read them one by one. */
export function ResponseList() {
  const place = places.usePlace();
  const { questionnaire = '' } = useParams({ strict: false });
  const search = useListSearch(responseList);
  const list = useRecordList(responseList, search, { fixed: { assignment: questionnaire } });
  const command = useCommand('POST /submitted-responses/export');
  const { pageNumber: _, orderProperty: __, order: ___, ...wanted } = search;
  return (
    <Loaded query={useAssignment(questionnaire)} whole>
      {(assignment) => (
        <ListPage
          {...list.parts}
          title={place.titles.page}
          lead={texts.responsesTo(assignment.questionnaire.name)}
          usual={latest}
          nouns={texts.nounResponses}
          searchLabel={texts.searchResponses}
          actions={
            <ExportList
              title={texts.exportResponses}
              holds={texts.allResponses}
              command={command}
              send={(yourPassword) =>
                command.send({ body: { ...wanted, assignment: questionnaire, yourPassword } })
              }
            />
          }
          empty={
            <EmptyState title={texts.noResponsesYet} icon={<Inbox />}>
              {texts.theyComeIn}
            </EmptyState>
          }
        >
          {(rows) => <ResponseTable rows={rows} assignment={assignment} />}
        </ListPage>
      )}
    </Loaded>
  );
}

interface TableProps {
  rows: readonly Submitted[];
  assignment: Assignment;
}

function ResponseTable({ rows, assignment }: TableProps) {
  const zone = useZone();
  const { number } = useNumbers();
  const place = placeOf(assignment);
  return (
    <DataTable<Submitted, OrderOf<'GET /submitted-responses'>>
      caption={texts.responses}
      rows={rows}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'name',
          header: texts.name,
          sort: 'name',
          cell: ({ key, member }) => (
            <TextLink tone="record" {...place.below(assignment.id, `responses/${key}`)}>
              {member?.fullName ?? texts.anonymous}
            </TextLink>
          ),
        },
        {
          key: 'submitted',
          header: texts.submitted,
          sort: 'submitted',
          cell: ({ submittedAt }) =>
            submittedAt === null ? '–' : <When at={submittedAt} zone={zone} />,
        },
        {
          key: 'score',
          header: texts.score,
          sort: 'score',
          align: 'end',
          cell: ({ score }) => (score === null ? '–' : number(score)),
        },
        { key: 'band', header: texts.band, cell: ({ band }) => band ?? '–' },
      ]}
    />
  );
}
