import { ExportList } from '#web/screens/list/export-list.tsx';
import { useCommand } from '#web/screens/command/use-command.ts';
import type { UsersSearch } from './users-search.ts';
import * as texts from './texts.ts';

export function ExportUsers({ search }: { search: UsersSearch }) {
  const command = useCommand('POST /users/export');
  const { pageNumber: _, role, status, orderProperty, ...kept } = search;
  return (
    <ExportList
      title={texts.exportUsers}
      holds={texts.everyoneInTheListAs}
      command={command}
      send={(yourPassword) =>
        command.send({
          body: {
            ...kept,
            ...(role && { role: [role] }),
            ...(status && { status: [status] }),
            orderProperty: orderProperty as 'name' | undefined,
            yourPassword,
          },
        })
      }
    />
  );
}
