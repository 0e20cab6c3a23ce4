import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import type { Column } from '#web/ui/lists/data-table.tsx';
import { EmailText } from '#web/ui/written/email-text.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { pageOf, roleWords, statusTones, statusWords, type UserSummary } from './words.ts';
import * as texts from './texts.ts';

type Columns = [
  Column<UserSummary, OrderOf<'GET /users'>>,
  ...Column<UserSummary, OrderOf<'GET /users'>>[],
];

const columnsIn = (zone: string): Columns => [
  {
    key: 'name',
    header: texts.nameAndEmail,
    sort: 'name',
    cell: ({ id, fullName, email }) => (
      <>
        <TextLink tone="record" {...pageOf(id)}>
          {fullName}
        </TextLink>
        <EmailText>{email}</EmailText>
      </>
    ),
  },
  { key: 'role', header: texts.role2, cell: ({ role }) => roleWords[role] },
  {
    key: 'organization',
    header: texts.organisation2,
    sort: 'organization',
    cell: ({ organization }) => organization?.name ?? '–',
  },
  {
    key: 'status',
    header: texts.status2,
    cell: ({ status }) => <Badge tone={statusTones[status]}>{statusWords[status]}</Badge>,
  },
  {
    key: 'lastSignInAt',
    header: texts.lastSignIn,
    sort: 'lastSignInAt',
    cell: ({ lastSignInAt }) =>
      lastSignInAt === null ? texts.never : <When at={lastSignInAt} zone={zone} look="figures" />,
  },
  {
    key: 'createdAt',
    header: texts.created,
    sort: 'createdAt',
    cell: ({ createdAt }) => <When at={createdAt} zone={zone} look="figures" />,
  },
];

export function UserTable({ rows }: { rows: readonly UserSummary[] }) {
  return (
    <DataTable<UserSummary, OrderOf<'GET /users'>>
      caption={texts.users}
      rows={rows}
      rowKey={({ id }) => id}
      columns={columnsIn(useZone())}
    />
  );
}
