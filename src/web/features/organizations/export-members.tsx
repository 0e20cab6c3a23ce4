import { ExportList } from '#web/screens/list/export-list.tsx';
import { useCommand } from '#web/screens/command/use-command.ts';
import type { MembersSearch } from './members-search.ts';
import * as texts from './texts.ts';

interface ExportMembersProps {
  organization: string;
  search: MembersSearch;
}

export function ExportMembers({ organization, search }: ExportMembersProps) {
  const command = useCommand('POST /organizations/{organization}/members/export');
  const { pageNumber: _, journey, orderProperty, ...kept } = search;
  return (
    <ExportList
      title={texts.exportMembers}
      holds={texts.everyoneInTheListAs}
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
