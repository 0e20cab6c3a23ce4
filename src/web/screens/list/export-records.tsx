import type { EndpointName } from '../../api/call.ts';
import { useCommand, type CommandInput } from '../command/use-command.ts';
import { ExportList } from './export-list.tsx';
import * as texts from './texts.ts';

type ExportEndpoint = Extract<EndpointName, `POST /${string}/export`>;

interface ExportRecordsProps<R extends ExportEndpoint> {
  /** The export of `plainExport`. */
  route: R;
  of: { readonly nouns: string };
  /** From `useRecordList`. */
  list: { readonly url: { readonly search: object } };
}

/** Takes the list of a plain record along as a file, as it is searched, narrowed and sorted. */
export function ExportRecords<R extends ExportEndpoint>({
  route,
  of,
  list,
}: ExportRecordsProps<R>) {
  const command = useCommand(route);
  return (
    <ExportList
      title={texts.export3(of.nouns)}
      holds={texts.allInTheList(of.nouns)}
      command={command}
      send={async (yourPassword) => {
        const { pageNumber: _, ...wanted } = { pageNumber: 1, ...list.url.search };
        const file: unknown = await command.send({
          body: { ...wanted, yourPassword },
        } as CommandInput<R>);
        return isFile(file) ? file : undefined;
      }}
    />
  );
}

interface File {
  readonly fileName: string;
  readonly content: string;
}

const isFile = (answer: unknown): answer is File =>
  typeof answer === 'object' && answer !== null && 'content' in answer;
