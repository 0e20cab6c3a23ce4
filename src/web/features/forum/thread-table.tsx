import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { When } from '#web/ui/dates/when.tsx';
import { Row } from '#web/ui/layout/layout.tsx';
import { DataTable, type Column } from '#web/ui/lists/data-table.tsx';
import { useNumbers } from '#web/ui/numbers.ts';
import { TextLink } from '#web/ui/text-link.tsx';
import { authorOf, statusOf, threadPage, type ForumThreadSummary } from './forum-records.ts';
import * as texts from './texts.ts';

type ThreadColumn = Column<ForumThreadSummary, OrderOf<'GET /forum-threads'>>;

interface ThreadTableProps {
  rows: readonly ForumThreadSummary[];
  /** Not all of them are published. */
  isStatusShown: boolean;
}

/** Threads: what they are about, who asks, and how lively they are. */
export function ThreadTable({ rows, isStatusShown }: ThreadTableProps) {
  const zone = useZone();
  const { number } = useNumbers();
  const status: ThreadColumn = {
    key: 'status',
    header: texts.status,
    cell: (thread) => <StatusBadge status={thread.status} />,
  };
  return (
    <DataTable<ForumThreadSummary, OrderOf<'GET /forum-threads'>>
      caption={texts.forum}
      rows={rows}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'title',
          header: texts.title,
          cell: ({ id, name, pinned, locked, isUnread }) => (
            <Row gap="2">
              <TextLink tone="record" {...threadPage(id)}>
                {name}
              </TextLink>
              {isUnread ? <Badge tone="info">{texts.fresh}</Badge> : null}
              {pinned ? <Badge>{texts.pinned}</Badge> : null}
              {locked ? <Badge>{texts.locked}</Badge> : null}
            </Row>
          ),
        },
        { key: 'author', header: texts.author, cell: (thread) => authorOf(thread) },
        {
          key: 'tags',
          header: texts.tags,
          from: 'wide',
          cell: ({ tags }) => tags.map(texts.hashtag).join(' ') || '–',
        },
        {
          key: 'comments',
          header: texts.comments,
          sort: 'comments',
          align: 'end',
          cell: ({ comments }) => number(comments),
        },
        ...(isStatusShown ? [status] : []),
        {
          key: 'activity',
          header: texts.lastActivity,
          sort: 'activity',
          cell: ({ lastActivityAt }) => <When at={lastActivityAt} zone={zone} />,
        },
      ]}
    />
  );
}

/** Nothing is said where it is published, as most are. */
export function StatusBadge({ status }: { status: string }) {
  const said = statusOf(status);
  return said === null ? null : <Badge tone={said.tone}>{said.name}</Badge>;
}
