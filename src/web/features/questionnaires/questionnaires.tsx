import { createFileRoute, stripSearchParams } from '@tanstack/react-router';
import { readField } from '#domain/records/read-field.ts';
import { listDefaults } from '#web/screens/list/list-search.ts';
import { RecordListPage } from '#web/screens/list/record-list-page.tsx';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { rowChoice } from '#web/screens/list/row-choice.tsx';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { CircleHelp } from '#web/ui/icons.ts';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import {
  allQuestionnaires,
  changedLatelyFirst,
  questionnaires,
  statusNames,
  statusTones,
  type QuestionnaireSummary,
} from './questionnaire-records.ts';
import * as texts from './texts.ts';

export const Route = createFileRoute('/app/questionnaires')({
  staticData: { title: 'Questionnaires', audience: 'staff', list: allQuestionnaires },
  validateSearch: allQuestionnaires.search,
  search: { middlewares: [stripSearchParams(listDefaults)] },
  component: Questionnaires,
});

/** Several questionnaires at once. */
const choice = rowChoice<QuestionnaireSummary, 'POST /questionnaires/{questionnaire}/events'>(
  'POST /questionnaires/{questionnaire}/events',
  {
    noun: 'questionnaire',
    nouns: 'questionnaires',
    events: {
      PUBLISH: texts.publishedTogether,
      DELETE: texts.deletedTogether,
      RESTORE: texts.restoredTogether,
    },
    nameOf: ({ name }) => name,
  },
);

function Questionnaires() {
  const list = useRecordList(allQuestionnaires, Route.useSearch());
  return (
    <RecordListPage
      of={questionnaires}
      list={{ ...list, parts: { ...list.parts, usual: changedLatelyFirst } }}
      lead={texts.whatQuestionnairesAre}
      icon={<CircleHelp />}
      choice={choice}
      none={texts.whatIsWrittenHere}
    >
      {(rows) => <QuestionnaireTable rows={rows} />}
    </RecordListPage>
  );
}

function QuestionnaireTable({ rows }: { rows: readonly QuestionnaireSummary[] }) {
  const zone = useZone();
  return (
    <DataTable<QuestionnaireSummary, OrderOf<'GET /questionnaires'>>
      caption={questionnaires.titles}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          header: texts.title,
          sort: 'name',
          cell: ({ id, name }) => (
            <TextLink tone="record" {...questionnaires.pageOf(id)}>
              {name}
            </TextLink>
          ),
        },
        {
          key: 'purpose',
          header: texts.purpose,
          cell: ({ purpose }) => readField(questionnaires.fields.purpose, purpose),
        },
        { key: 'questions', header: texts.questions, align: 'end', cell: ({ asks }) => asks },
        {
          key: 'version',
          header: texts.version,
          align: 'end',
          cell: ({ publishedVersion }) => publishedVersion ?? '–',
        },
        {
          key: 'status',
          header: texts.status,
          cell: ({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>,
        },
        {
          key: 'updated',
          header: texts.updated,
          sort: 'updated',
          cell: ({ updatedAt }) => <When at={updatedAt} zone={zone} />,
        },
      ]}
    />
  );
}
