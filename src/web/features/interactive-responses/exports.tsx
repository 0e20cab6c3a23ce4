import { useCommand } from '#web/screens/command/use-command.ts';
import { ExportList } from '#web/screens/list/export-list.tsx';
import type { SearchOf } from '#web/screens/list/search-reader.ts';
import type { auditList, responseList } from './responses.ts';
import * as texts from './texts.ts';

interface ExportResponsesProps {
  assignment: string;
  search: SearchOf<(typeof responseList)['search']>;
}

/** The responses as they are searched, narrowed and sorted, as a file. */
export function ExportResponses({ assignment, search }: ExportResponsesProps) {
  const command = useCommand('POST /interactive-responses/export');
  const { pageNumber: _, ...wanted } = search;
  return (
    <ExportList
      title={texts.exportResponses}
      holds={texts.allResponses}
      command={command}
      send={(yourPassword) => command.send({ body: { ...wanted, assignment, yourPassword } })}
    />
  );
}

interface ExportAuditProps {
  response: string;
  search: SearchOf<(typeof auditList)['search']>;
}

/** What happened to a response, as it is searched, narrowed and sorted, as a file. */
export function ExportAudit({ response, search }: ExportAuditProps) {
  const command = useCommand('POST /interactive-response-audit-items/export');
  const { pageNumber: _, ...wanted } = search;
  return (
    <ExportList
      title={texts.exportAudit}
      holds={texts.allEvents}
      command={command}
      send={(yourPassword) => command.send({ body: { ...wanted, response, yourPassword } })}
    />
  );
}
