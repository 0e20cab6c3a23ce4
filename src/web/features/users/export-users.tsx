import { ExportList } from '#web/screens/list/export-list.tsx';
import { useCommand } from '#web/screens/command/use-command.ts';
import type { UsersSearch } from './users-search.ts';

export function ExportUsers({ search }: { search: UsersSearch }) {
  const command = useCommand('POST /users/export');
  const { pageNumber: _, role, status, orderProperty, ...kept } = search;
  return (
    <ExportList
      title="Export users"
      holds="everybody in the list as it is filtered now, with their names and email addresses"
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
