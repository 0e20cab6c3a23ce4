import { formatKpiValue } from '#domain/kpis/values.ts';
import { kpiSourceNames } from '#domain/kpis/vocabulary.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { Person } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { changeOf, type Kpi } from '../kpi-records.ts';
import * as texts from '../texts.ts';
import { subjectName, type KpiValue } from './words.ts';

interface ValueTableProps {
  kpi: Kpi;
  rows: readonly KpiValue[];
  /** Undefined for whoever can't correct any. */
  onCorrect: ((value: KpiValue) => void) | undefined;
}

/** Values with how far they are from the ones before. */
export function ValueTable({ kpi, rows, onCorrect }: ValueTableProps) {
  const others: readonly Column<KpiValue, OrderOf<'GET /kpi-values'>>[] = [
    { key: 'date', header: texts.date, sort: 'date', cell: ({ period }) => period.name },
    {
      key: 'organization',
      header: texts.organisation,
      from: 'wide',
      cell: ({ organization }) => organization.name,
    },
    {
      key: 'value',
      header: texts.value,
      sort: 'value',
      align: 'end',
      cell: (row) => <Amount kpi={kpi} row={row} />,
    },
    {
      key: 'change',
      header: texts.change,
      cell: ({ value, change }) => changeOf(kpi, value, change),
    },
    {
      key: 'source',
      header: texts.source,
      from: 'wide',
      cell: ({ source, comment, enteredBy }) => (
        <Stack gap="1">
          {enteredBy === null ? kpiSourceNames[source] : texts.enteredBy(enteredBy.fullName)}
          {comment === null ? null : (
            <Text look="small" tone="muted" as="span">
              {comment}
            </Text>
          )}
        </Stack>
      ),
    },
  ];
  return (
    <DataTable<KpiValue, OrderOf<'GET /kpi-values'>>
      caption={texts.kpiResponses}
      rows={rows}
      rowKey={({ id }) => id}
      actions={
        onCorrect === undefined
          ? undefined
          : (row) => (
              <Button
                size="small"
                aria-label={texts.correctOf(subjectName(row), row.period.name)}
                onClick={() => onCorrect(row)}
              >
                {texts.correct}
              </Button>
            )
      }
      columns={[{ key: 'subject', header: texts.memberOrTeam, cell: subjectOf }, ...others]}
    />
  );
}

const subjectOf = ({ member, team }: KpiValue) =>
  member === null ? (
    team && (
      <TextLink tone="record" to="/app/teams/$team" params={{ team: team.id }}>
        {team.name}
      </TextLink>
    )
  ) : (
    <TextLink tone="record" to="/app/users/$user" params={{ user: member.id }}>
      <Person name={member.fullName} picture={member.pictureUrl} size="small" />
    </TextLink>
  );

function Amount({ kpi: { unit }, row }: { kpi: Kpi; row: KpiValue }) {
  return (
    <Stack gap="1">
      {formatKpiValue(row.value, unit)}
      {row.corrected === null ? null : (
        <Text look="small" tone="muted" as="span">
          {texts.wasBefore(formatKpiValue(row.corrected, unit))}
        </Text>
      )}
    </Stack>
  );
}
