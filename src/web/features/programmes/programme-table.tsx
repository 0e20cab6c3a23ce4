import type { OrderOf } from '#web/screens/list/record-list.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { Text } from '#web/ui/text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { allUnits, datesOf, statusNames, statusTones, type ProgrammeSummary } from './words.ts';
import * as texts from './texts.ts';

const name: Column<ProgrammeSummary, OrderOf<'GET /programmes'>> = {
  key: 'name',
  header: texts.name,
  sort: 'name',
  cell: (row) => (
    <TextLink tone="record" to="/app/programmes/$programme" params={{ programme: row.id }}>
      {row.name}
    </TextLink>
  ),
};

const organization: Column<ProgrammeSummary, OrderOf<'GET /programmes'>> = {
  key: 'organization',
  header: texts.organisation,
  cell: (row) => row.organization.name,
};

const members: Column<ProgrammeSummary, OrderOf<'GET /programmes'>> = {
  key: 'members',
  header: texts.members,
  align: 'end',
  from: 'wide',
  cell: (row) => row.members ?? '–',
};

const credits: Column<ProgrammeSummary, OrderOf<'GET /programmes'>> = {
  key: 'credits',
  header: texts.creditsUsed,
  sort: 'used',
  cell: (row) => <Used row={row} />,
};

function Used({ row }: { row: ProgrammeSummary }) {
  const all = row.credits === null ? 0 : allUnits(row.credits);
  if (row.credits === null || all === 0) return <Text tone="muted">{texts.noneIssued}</Text>;
  const { used } = row.credits;
  return (
    <ProgressBar
      label={texts.used}
      percent={(100 * used) / all}
      detail={texts.ofLabel(used, all)}
    />
  );
}

interface ProgrammeTableProps {
  rows: readonly ProgrammeSummary[];
  /** For those who see programmes of several. */
  showsOrganization: boolean;
}

/** Programmes, with what each reader is told of them. */
export function ProgrammeTable({ rows, showsOrganization }: ProgrammeTableProps) {
  return (
    <DataTable<ProgrammeSummary, OrderOf<'GET /programmes'>>
      caption={texts.programmes}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        name,
        ...(showsOrganization ? [organization] : []),
        { key: 'groups', header: texts.groups, from: 'wide', cell: (row) => row.groups.join(', ') },
        { key: 'dates', header: texts.dates, sort: 'start', cell: datesOf },
        ...(rows.some((row) => row.members !== null) ? [members] : []),
        ...(rows.some((row) => row.credits !== null) ? [credits] : []),
        {
          key: 'status',
          header: texts.status,
          cell: ({ status }) => <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>,
        },
      ]}
    />
  );
}
