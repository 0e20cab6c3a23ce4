import type { SearchOf } from '#web/screens/list/search-reader.ts';
import { useCommand } from '#web/screens/command/use-command.ts';
import { ExportList } from '#web/screens/list/export-list.tsx';
import { List } from '#web/screens/list/list.tsx';
import type { OrderOf } from '#web/screens/list/record-list.ts';
import { useRecordList } from '#web/screens/list/use-record-list.tsx';
import { useZone } from '#web/screens/use-zone.ts';
import { When } from '#web/ui/dates/when.tsx';
import { Eye } from '#web/ui/icons.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { viewings, type Viewing } from './viewing-records.ts';
import * as texts from './texts.ts';

const latest = { propertyName: 'started', order: 'Descending' } as const;

/** Who read which conversation, and why; for super admins, who can take it along. */
export function ViewingLog({ search }: { search: SearchOf<typeof viewings.search> }) {
  const list = useRecordList(viewings, search);
  const zone = useZone();
  const command = useCommand('POST /conversation-viewings/export');
  return (
    <Card
      title={texts.log}
      note={texts.logNote}
      actions={
        <ExportList
          title={texts.log}
          holds={texts.nouns}
          command={command}
          send={(yourPassword) => command.send({ body: { yourPassword } })}
        />
      }
    >
      <List
        {...list.parts}
        usual={latest}
        nouns={texts.nouns}
        searchLabel={texts.searchLog}
        empty={
          <EmptyState title={texts.noLog} icon={<Eye />}>
            {texts.noLogWhy}
          </EmptyState>
        }
      >
        {(rows) => (
          <DataTable<Viewing, OrderOf<'GET /conversation-viewings'>>
            caption={texts.log}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'viewer',
                header: texts.viewer,
                cell: ({ viewer }) => viewer?.fullName ?? texts.deletedUser,
              },
              {
                key: 'person',
                header: texts.person,
                cell: ({ person }) => person?.fullName ?? texts.deletedUser,
              },
              {
                key: 'contact',
                header: texts.contact,
                cell: ({ contact }) => contact?.fullName ?? '–',
              },
              { key: 'reason', header: texts.reason, cell: ({ reason }) => reason },
              {
                key: 'seen',
                header: texts.seen,
                align: 'end',
                from: 'wide',
                cell: ({ messagesSeen }) => messagesSeen,
              },
              {
                key: 'began',
                header: texts.began,
                sort: 'started',
                cell: ({ startedAt }) => <When at={startedAt} zone={zone} />,
              },
            ]}
          />
        )}
      </List>
    </Card>
  );
}
