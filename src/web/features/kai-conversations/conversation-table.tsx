import { formatCalendarDate } from '#domain/time/format.ts';
import { isMember } from '#machines/person.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Stack } from '#web/ui/layout/layout.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { lengthOf, pageOf, type KaiConversationSummary } from './kai-records.ts';
import { statusOf } from './words.ts';
import * as texts from './texts.ts';

type ConversationColumn = Column<KaiConversationSummary, OrderOf<'GET /kai-conversations'>>;

interface ConversationTableProps {
  rows: readonly KaiConversationSummary[];
  caption: string;
  /** All of them are of one programme. */
  isOfProgramme: boolean;
}

/** Conversations as a table: what they are called and how they stand. */
export function ConversationTable({ rows, caption, isOfProgramme }: ConversationTableProps) {
  const zone = useZone();
  const isOwn = isMember(useMe());
  const member: ConversationColumn = {
    key: 'member',
    header: texts.member,
    cell: ({ about, member: uploader }) =>
      about?.fullName ?? uploader?.fullName ?? texts.formerAccount,
  };
  const programme: ConversationColumn = {
    key: 'programme',
    header: texts.programme,
    from: 'wide',
    cell: ({ programme: { name } }) => name,
  };
  return (
    <DataTable<KaiConversationSummary, OrderOf<'GET /kai-conversations'>>
      caption={caption}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        { key: 'title', header: texts.title, sort: 'name', cell: (row) => <Title row={row} /> },
        { key: 'group', header: texts.group, cell: ({ group }) => group },
        ...(isOwn ? [] : [member]),
        ...(isOfProgramme ? [] : [programme]),
        {
          key: 'heldOn',
          header: texts.heldOn,
          cell: ({ heldOn }) => formatCalendarDate(heldOn, zone),
        },
        {
          key: 'duration',
          header: texts.duration,
          align: 'end',
          from: 'wide',
          cell: ({ duration }) => lengthOf(duration),
        },
        {
          key: 'status',
          header: texts.status,
          cell: ({ status }) => <Badge tone={statusOf(status).tone}>{statusOf(status).name}</Badge>,
        },
        {
          key: 'score',
          header: texts.score,
          sort: 'score',
          align: 'end',
          cell: ({ score }) => score ?? '–',
        },
        {
          key: 'created',
          header: texts.created,
          sort: 'created',
          from: 'wide',
          cell: ({ createdAt }) => <When at={createdAt} zone={zone} />,
        },
      ]}
    />
  );
}

function Title({ row: { id, title, programme, isShared } }: { row: KaiConversationSummary }) {
  return (
    <Stack gap="1">
      <TextLink tone="record" {...pageOf(programme.id, id)}>
        {title}
      </TextLink>
      {isShared ? <Badge tone="info">{texts.sharedWithYou}</Badge> : null}
    </Stack>
  );
}
