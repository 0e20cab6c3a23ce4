import { isBegun } from '#machines/questionnaire-response/labels.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { pageOf, placeOf, statusNames, statusTones, type AssignmentSummary } from './places.ts';
import { stateNames, stateTones } from './response-states.ts';
import * as texts from './texts.ts';

type AssignmentColumn = Column<AssignmentSummary, OrderOf<'GET /questionnaire-assignments'>>;

/** Questionnaires of a programme or a booking as a table: how many have answered to those who are told, what is to be done to those who are asked. */
export function AssignmentTable({ rows }: { rows: readonly AssignmentSummary[] }) {
  const zone = useZone();
  const { number } = useNumbers();
  const when = (at: string | null, none: string) =>
    at === null ? none : <When at={at} zone={zone} />;
  const isFollowed = rows.some(({ progress }) => progress !== null);
  const isAsked = rows.some(({ own }) => own !== null);
  const followed: AssignmentColumn[] = [
    {
      key: 'submitted',
      header: texts.submitted,
      cell: ({ progress }) =>
        progress === null ? '–' : texts.submittedOf(progress.submitted, progress.asked),
    },
    {
      key: 'score',
      header: texts.averageScore,
      align: 'end',
      from: 'wide',
      cell: ({ progress }) =>
        progress?.averageScore == null ? '–' : number(progress.averageScore),
    },
  ];
  const own: AssignmentColumn = {
    key: 'own',
    header: texts.yours,
    cell: (row) =>
      row.own === null ? (
        '–'
      ) : (
        <Badge tone={stateTones[row.own.status]}>{stateNames[row.own.status]}</Badge>
      ),
  };
  return (
    <DataTable<AssignmentSummary, OrderOf<'GET /questionnaire-assignments'>>
      caption={texts.questionnaires}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'title', header: texts.title, sort: 'title', cell: (row) => <Title row={row} /> },
        {
          key: 'opens',
          header: texts.opens,
          sort: 'opens',
          cell: ({ opensAt }) => when(opensAt, texts.immediately),
        },
        { key: 'closes', header: texts.closes, cell: ({ closesAt }) => when(closesAt, '–') },
        ...(isFollowed ? followed : []),
        {
          key: 'status',
          header: texts.status,
          cell: (row) => <Badge tone={statusTones[row.status]}>{statusNames[row.status]}</Badge>,
        },
        ...(isAsked ? [own] : []),
      ]}
      actions={isAsked ? (row) => <Answer row={row} /> : undefined}
    />
  );
}

function Title({ row }: { row: AssignmentSummary }) {
  const said = [
    ...(row.moment === null ? [] : [row.moment === 'before' ? texts.beforeIt : texts.afterIt]),
    ...(row.isAnonymous ? [texts.anonymous] : []),
  ];
  return (
    <Stack gap="1">
      <TextLink tone="record" {...pageOf(row)}>
        {row.questionnaire.name}
      </TextLink>
      {said.length === 0 ? null : (
        <Text look="small" tone="muted" as="span">
          {said.join(' · ')}
        </Text>
      )}
    </Stack>
  );
}

/** What whoever is asked does next. */
export function Answer({ row, isFirst = false }: { row: AssignmentSummary; isFirst?: boolean }) {
  const { own, questionnaire, id } = row;
  if (own === null || !own.isDue) return null;
  const goesOn = isBegun(own.status);
  return (
    <LinkButton
      {...placeOf(row).below(id, 'responses/create')}
      size={isFirst ? undefined : 'small'}
      variant={isFirst ? 'primary' : undefined}
      aria-label={goesOn ? texts.goOnWith(questionnaire.name) : texts.answerOf(questionnaire.name)}
    >
      {goesOn ? texts.goOn : texts.answer}
    </LinkButton>
  );
}
