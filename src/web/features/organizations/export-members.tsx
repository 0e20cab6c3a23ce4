import { ExportList } from '#web/screens/list/export-list.tsx';
import { useCommand } from '#web/screens/command/use-command.ts';
import type { MembersSearch } from './members-search.ts';

interface ExportMembersProps {
  organization: string;
  search: MembersSearch;
}

export function ExportMembers({ organization, search }: ExportMembersProps) {
  const command = useCommand('POST /organizations/{organization}/members/export');
  const { pageNumber: _, journey, orderProperty, ...kept } = search;
  return (
    <ExportList
      title="Export members"
      holds="everybody in the list as it is filtered now, with their names and email addresses"
      command={command}
      send={(yourPassword) =>
        command.send({
          params: { organization },
          body: {
            ...kept,
            ...(journey && { journey: [journey] }),
            ...(orderProperty !== undefined && { orderProperty: orderProperty as 'name' }),
            yourPassword,
          },
        })
      }
    />
  );
}
