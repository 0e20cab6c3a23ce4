import { useCommand } from '#web/screens/command/use-command.ts';
import { ExportList } from '#web/screens/list/export-list.tsx';
import type { SearchOf } from '#web/screens/list/search-reader.ts';
import * as texts from '../texts.ts';
import type { valuesOfOne } from './value-lists.ts';

interface ExportValuesProps {
  kpi: string;
  search: SearchOf<(typeof valuesOfOne)['search']>;
}

/** The values as they are searched, narrowed and sorted, as a file. */
export function ExportValues({ kpi, search }: ExportValuesProps) {
  const command = useCommand('POST /kpi-values/export');
  const { pageNumber: _, ...wanted } = search;
  return (
    <ExportList
      title={texts.exportValues}
      holds={texts.allValues}
      command={command}
      send={(yourPassword) => command.send({ body: { ...wanted, kpi, yourPassword } })}
    />
  );
}
