import { ExportList } from '#web/screens/list/export-list.tsx';
import { useCommand } from '#web/screens/command/use-command.ts';
import type { BookingsSearch } from './bookings-search.ts';

/** For staff: the list as it stands, as a file. */
export function ExportBookings({ search }: { search: BookingsSearch }) {
  const command = useCommand('POST /bookings/export');
  const { pageNumber: _, orderProperty, ...kept } = search;
  return (
    <ExportList
      title="Export bookings"
      holds="every booking of this tab as it is filtered now, with the names of the people"
      command={command}
      send={(yourPassword) =>
        command.send({
          body: { ...kept, orderProperty: orderProperty as 'startsAt' | undefined, yourPassword },
        })
      }
    />
  );
}
