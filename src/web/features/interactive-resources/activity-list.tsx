import { useProgrammeIds } from '#web/screens/form/use-look-ups.ts';
import { RecordListPage, statusColumn } from '#web/screens/list/record-list-page.tsx';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { rowChoice } from '#web/screens/list/row-choice.tsx';
import { useListSearch, useRecordList } from '#web/screens/list/use-record-list.tsx';
import { listPage, type Pages } from '#web/screens/pages.ts';
import { BookOpen } from '#web/ui/icons.ts';
import { Stack } from '#web/ui/layout/layout.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import {
  activityList,
  interactiveResources,
  type InteractiveResourceSummary,
} from './activity-records.ts';
import { LaunchButton } from './launch-button.tsx';
import * as texts from './texts.ts';

export const pages = {
  '/app/interactive-resources': listPage(
    'everyone',
    'Interactive Resources',
    ActivityList,
    activityList,
  ),
} satisfies Pages;

type ActivityColumn = Column<InteractiveResourceSummary, OrderOf<'GET /interactive-resources'>>;

/** Several interactive resources at once. */
const choice = rowChoice<
  InteractiveResourceSummary,
  'POST /interactive-resources/{interactiveResource}/events'
>('POST /interactive-resources/{interactiveResource}/events', {
  noun: interactiveResources.noun,
  nouns: interactiveResources.nouns,
  events: {
    DELETE: texts.deletedTogether,
    RESTORE: texts.restoredTogether,
  },
  nameOf: ({ name }) => name,
});

/** Members find what they can launch, and why they can’t launch the rest; coaches and staff find all that there is. */
export function ActivityList() {
  const list = useRecordList(activityList, useListSearch(activityList), {
    hidden: ({ mayCreate }) => (mayCreate ? [] : ['deleted']),
  });
  return (
    <RecordListPage
      of={interactiveResources}
      list={list}
      icon={<BookOpen />}
      choice={choice}
      lead={texts.exercises}
      none={list.mayCreate ? texts.createTheFirst : texts.noneForYou}
    >
      {(rows) => <ActivityTable rows={rows} />}
    </RecordListPage>
  );
}

const title: ActivityColumn = {
  key: 'name',
  header: texts.title,
  sort: 'name',
  cell: ({ id, name, description }) => (
    <Stack gap="1">
      <TextLink tone="record" {...interactiveResources.pageOf(id)}>
        {name}
      </TextLink>
      {description === null ? null : (
        <Text look="small" tone="muted" as="span">
          {description}
        </Text>
      )}
    </Stack>
  ),
};

const columns: [ActivityColumn, ...ActivityColumn[]] = [
  title,
  { key: 'groups', header: texts.groups, cell: ({ groups }) => groups.join(', ') },
  {
    key: 'version',
    header: texts.version,
    align: 'end',
    from: 'wide',
    cell: ({ contentVersion }) => contentVersion,
  },
  {
    key: 'programmes',
    header: texts.programmes,
    align: 'end',
    cell: ({ programmes }) => programmes ?? '–',
  },
  statusColumn,
];

function ActivityTable({ rows }: { rows: readonly InteractiveResourceSummary[] }) {
  const own = useProgrammeIds();
  const isForMembers = rows.every(({ mayPreview }) => !mayPreview);
  return (
    <DataTable<InteractiveResourceSummary, OrderOf<'GET /interactive-resources'>>
      caption={interactiveResources.titles}
      rows={rows}
      rowKey={({ id }) => id}
      columns={isForMembers ? [title] : columns}
      actions={
        isForMembers
          ? ({ name, launches: [first] }) =>
              first && <LaunchButton name={name} launch={first} programmes={own} />
          : undefined
      }
    />
  );
}
