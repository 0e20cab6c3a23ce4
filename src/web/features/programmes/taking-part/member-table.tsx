import type { DataOf } from '#web/api/call.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { Person } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import * as texts from './texts.ts';

export type Member = DataOf<'GET /programmes/{programme}/members'>['data']['results'][number];

interface MemberTableProps {
  rows: readonly Member[];
  busy: boolean;
  onRemove: ((member: Member) => void) | undefined;
}

/** The people of a programme, with what they have left and what they have booked in it. */
export function MemberTable({ rows, busy, onRemove }: MemberTableProps) {
  return (
    <DataTable<Member, OrderOf<'GET /programmes/{programme}/members'>>
      caption={texts.members}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: texts.name,
          sort: 'name',
          cell: ({ id, fullName, pictureUrl }) => (
            <TextLink tone="record" to="/app/users/$user" params={{ user: id }}>
              <Person name={fullName} picture={pictureUrl} size="small" />
            </TextLink>
          ),
        },
        {
          key: 'teams',
          header: texts.through,
          from: 'wide',
          cell: ({ isNamed, teams }) =>
            [...(isNamed ? [texts.byName] : []), ...teams.map(({ name }) => name)].join(', '),
        },
        {
          key: 'credits',
          header: texts.creditsLeft,
          align: 'end',
          cell: ({ creditsLeft }) => creditsLeft,
        },
        {
          key: 'booked',
          header: texts.booked,
          align: 'end',
          cell: ({ upcomingBookings }) => upcomingBookings,
        },
      ]}
      actions={
        onRemove &&
        ((row) =>
          row.isNamed ? (
            <Button
              size="small"
              variant="dangerQuiet"
              aria-label={texts.removeOf(row.fullName)}
              busy={busy}
              onClick={() => onRemove(row)}
            >
              {texts.remove}
            </Button>
          ) : null)
      }
    />
  );
}
