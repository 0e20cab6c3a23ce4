import { AttachedFiles } from '#web/screens/uploads/attached-files.tsx';
import { useApi } from '#web/screens/use-services.ts';
import type { Message } from './use-messages.ts';

type Attachment = Message['files'][number];

/** The files that came with a message. */
export function Attachments({ message, files }: { message: string; files: readonly Attachment[] }) {
  const api = useApi();
  return (
    <AttachedFiles
      files={files}
      fetch={(attachment) =>
        api.file('GET /messages/{message}/files/{attachment}', { params: { message, attachment } })
      }
    />
  );
}
