import { ExportList } from '#web/screens/list/export-list.tsx';
import { useCommand } from '#web/screens/command/use-command.ts';
import { useZone } from '#web/screens/use-zone.ts';
import { askedOf } from '../../session-credits/public.ts';
import type { AuditSearch } from './audit-search.ts';
import * as texts from './texts.ts';

interface ExportAuditItemsProps {
  programme: string;
  search: AuditSearch;
}

/** The list as it stands, as a file. */
export function ExportAuditItems({ programme, search }: ExportAuditItemsProps) {
  const command = useCommand('POST /programmes/{programme}/kai-credit-audit-items/export');
  const { pageNumber: _, ...asked } = askedOf(search, useZone());
  return (
    <ExportList
      title={texts.exportMovements}
      holds={texts.everyMovementOfTheList}
      command={command}
      send={(yourPassword) =>
        command.send({ params: { programme }, body: { ...asked, yourPassword } })
      }
    />
  );
}
