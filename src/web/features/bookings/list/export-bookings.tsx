import { ExportList } from '#web/screens/list/export-list.tsx';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { askedOf } from './asked-of.ts';
import type { BookingsSearch } from './bookings-search.ts';
import * as texts from './texts.ts';

/** For staff: the list as it stands, as a file. */
export function ExportBookings({ search }: { search: BookingsSearch }) {
  const command = useCommand('POST /bookings/export');
  const { pageNumber: _, ...asked } = askedOf(search, useZone());
  return (
    <ExportList
      title={texts.exportBookings}
      holds={texts.everyBookingOfThisTab}
      command={command}
      send={(yourPassword) =>
        command.send({
          body: { ...asked, yourPassword },
        })
      }
    />
  );
}
