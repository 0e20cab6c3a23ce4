import { formatCalendarDate } from '#domain/time/format.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { pageOf, type AssignmentSummary } from './places.ts';
import * as texts from './texts.ts';

type AssignmentColumn = Column<AssignmentSummary, OrderOf<'GET /programme-interactive-resources'>>;

/** Activities of a programme as a table; what members did is told to those who follow it. */
export function AssignmentTable({ rows }: { rows: readonly AssignmentSummary[] }) {
  const zone = useZone();
  const { number, percent } = useNumbers();
  const day = (date: string | null) => (date === null ? '–' : formatCalendarDate(date, zone));
  const isFollowed = rows.some(({ results }) => results !== null);
  const isWorkedIn = rows.some(({ own }) => own !== null);
  const results: AssignmentColumn[] = [
    {
      key: 'started',
      header: texts.started,
      align: 'end',
      cell: (row) => row.results?.started ?? '–',
    },
    {
      key: 'completed',
      header: texts.completed,
      align: 'end',
      cell: (row) => row.results?.completed ?? '–',
    },
    {
      key: 'score',
      header: texts.averageScore,
      align: 'end',
      from: 'wide',
      cell: (row) => (row.results?.averageScore == null ? '–' : number(row.results.averageScore)),
    },
  ];
  const own: AssignmentColumn = {
    key: 'own',
    header: texts.yourProgress,
    cell: (row) =>
      row.own?.isCompleted ? (
        <Badge tone="success">{texts.completed}</Badge>
      ) : (
        percent((row.own?.progress ?? 0) * 100)
      ),
  };
  return (
    <DataTable<AssignmentSummary, OrderOf<'GET /programme-interactive-resources'>>
      caption={texts.programmeActivities}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          header: texts.title,
          sort: 'name',
          cell: (row) => <Title row={row} />,
        },
        { key: 'opens', header: texts.opens, cell: ({ opensOn }) => day(opensOn) },
        { key: 'closes', header: texts.closes, cell: ({ closesOn }) => day(closesOn) },
        ...(isFollowed ? results : []),
        ...(isWorkedIn ? [own] : []),
      ]}
      actions={isWorkedIn ? (row) => <Launch row={row} /> : undefined}
    />
  );
}

function Title({ row }: { row: AssignmentSummary }) {
  const { id, programme, activity, description } = row;
  return (
    <Stack gap="1">
      <TextLink tone="record" {...pageOf(programme.id, id)}>
        {activity.name}
      </TextLink>
      {description === null ? null : (
        <Text look="small" tone="muted" as="span">
          {description}
        </Text>
      )}
    </Stack>
  );
}

function Launch({ row }: { row: AssignmentSummary }) {
  const { id, programme, activity, own, refusal } = row;
  if (refusal !== null)
    return (
      <Stack gap="1">
        <Button size="small" disabled aria-label={texts.launchOf(activity.name)}>
          {texts.launch}
        </Button>
        <Text look="small" tone="muted">
          {refusal}
        </Text>
      </Stack>
    );
  const isBegun = own?.isBegun;
  return (
    <LinkButton
      {...pageOf(programme.id, id)}
      size="small"
      aria-label={isBegun ? texts.goOnWith(activity.name) : texts.launchOf(activity.name)}
    >
      {isBegun ? texts.goOn : texts.launch}
    </LinkButton>
  );
}
