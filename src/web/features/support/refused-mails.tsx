import { isStaff } from '#machines/person.ts';
import { useMe } from '#web/screens/account/use-me.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { When } from '#web/ui/dates/when.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { DataTable } from '#web/ui/lists/data-table.tsx';
import * as texts from './texts.ts';

/** Staff see which emails to support came to nothing, and why. */
export function RefusedMails() {
  return isStaff(useMe()) ? <Refused /> : null;
}

function Refused() {
  const { data = [] } = useApiQuery('GET /support/refused-mails', {});
  const zone = useZone();
  if (data.length === 0) return null;
  return (
    <Card title={texts.refusedMails} note={texts.refusedMailsNote}>
      <DataTable
        caption={texts.refusedMails}
        rows={data}
        rowKey={({ id }) => id}
        columns={[
          { key: 'from', header: texts.from, cell: ({ from }) => from },
          {
            key: 'subject',
            header: texts.subject,
            from: 'wide',
            cell: ({ subject }) => subject || texts.withoutSubject,
          },
          { key: 'why', header: texts.why, cell: ({ refusal }) => refusal },
          {
            key: 'at',
            header: texts.received,
            cell: ({ at }) => <When at={at} zone={zone} />,
          },
        ]}
      />
    </Card>
  );
}
