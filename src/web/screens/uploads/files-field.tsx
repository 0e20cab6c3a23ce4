import { useEffect, useRef, useState } from 'react';
import { upload } from '#styled/recipes/upload.js';
import { purposeOf, type PurposeName } from '#domain/files/purposes.ts';
import type { SentFile } from '#machines/file-upload/setup.ts';
import { useApiQuery } from '#web/screens/use-api-query.ts';
import { useServices } from '#web/screens/use-services.ts';
import { DropArea } from '#web/ui/files/drop-area.tsx';
import { FileRow } from '#web/ui/files/file-row.tsx';
import { refusalOf } from '#web/ui/forms/file-rules.ts';
import { useNumbers } from '#web/ui/numbers.ts';
import { useMostFor } from './use-upload-limits.ts';
import { forgetParts } from './tus-sender.ts';
import { SendingFile } from './sending-file.tsx';
import { addressOfUpload, isSameFile, type Look, type Unfinished } from './upload-host.ts';
import { useFileUploads, type OnFiles } from './use-file-uploads.ts';
import * as texts from './texts.ts';

interface FilesFieldProps {
  purpose: PurposeName;
  maxFiles?: number;
  /** What may be sent, in words: "Pictures and PDFs". */
  kinds?: string;
  disabled?: boolean;
  /** What had been sent when the page was left. */
  before?: readonly SentFile[];
  /** A file that comes from elsewhere on the page: sent as if it had been chosen. */
  more?: File | null;
  /** What is asked about a file once it is there; where the server refuses that, so is the file. */
  look?: Look;
  /** Whenever it changes. */
  onChange: OnFiles;
}

/** Files that are sent in parts, as soon as they are chosen: with pauses, over broken connections, and after a reload of the page. Stands in a `Field`. */
export function FilesField({
  purpose,
  maxFiles,
  kinds,
  disabled,
  before,
  more = null,
  look: lookInto,
  onChange,
}: FilesFieldProps) {
  const { size } = useNumbers();
  const { accepts, endings = accepts } = purposeOf(purpose);
  const most = useMostFor(purpose);
  const rule = { accept: endings, maxBytes: most, ...(maxFiles !== undefined && { maxFiles }) };
  const { chosen, add, remove } = useFileUploads({
    ...rule,
    purpose,
    before,
    look: lookInto,
    refusal: (file) => whyNot(purpose, file, most),
    onChange,
  });
  useEffect(() => {
    if (more !== null) add([more]);
  }, [more, add]);
  const box = useRef<HTMLInputElement>(null);
  const look = upload();
  return (
    <div className={look.root}>
      <DropArea {...rule} kinds={kinds} disabled={disabled ?? false} box={box} onFiles={add} />
      {chosen.length > 0 ? (
        <ul className={look.list} aria-label={texts.files}>
          {chosen.map((each) => {
            const onRemove = () => {
              remove(each.id);
              box.current?.focus();
            };
            if ('sent' in each)
              return (
                <FileRow
                  key={each.id}
                  name={each.sent.name}
                  state="sent"
                  note={texts.sent(size(each.sent.byteLength))}
                  removing={texts.remove}
                  onRemove={onRemove}
                />
              );
            return 'actor' in each ? (
              <SendingFile key={each.id} {...each} onRemove={onRemove} />
            ) : (
              <FileRow
                key={each.id}
                name={each.file.name}
                state="refused"
                reason={each.reason}
                removing={texts.remove}
                onRemove={onRemove}
              />
            );
          })}
        </ul>
      ) : null}
      <UnfinishedFiles
        purpose={purpose}
        chosen={chosen.flatMap((each) => ('file' in each ? [each.file] : []))}
      />
    </div>
  );
}

/** What is said of a file that its purpose does not take, in words of its own. */
function whyNot(purpose: PurposeName, file: File, most: number): string | null {
  const { accepts, endings = accepts, wrongType, tooLarge } = purposeOf(purpose);
  if (wrongType !== undefined && refusalOf(file, { accept: endings }) !== null && file.size > 0)
    return wrongType;
  return file.size > most ? (tooLarge?.(file.size, most) ?? null) : null;
}

/** What was begun before the page was loaded, here or on another device. */
function UnfinishedFiles({ purpose, chosen }: { purpose: PurposeName; chosen: readonly File[] }) {
  const { tokens } = useServices();
  const { size } = useNumbers();
  const { data = [] } = useApiQuery('GET /file-uploads', { query: { purpose } });
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const isHere = (unfinished: Unfinished) =>
    chosen.some((file) => isSameFile(unfinished, file)) || removed.includes(unfinished.id);
  const left = data.filter((each) => !isHere(each));
  const look = upload();
  if (left.length === 0) return null;
  return (
    <ul className={look.list} aria-label={texts.unfinished}>
      {left.map(({ id, name, received, byteLength }) => (
        <FileRow
          key={id}
          name={name}
          state="going"
          note={texts.chooseAgain(size(received), size(byteLength))}
          removing={texts.remove}
          onRemove={() => {
            setRemoved([...removed, id]);
            const bearer = () => tokens()?.bearer ?? null;
            void forgetParts(addressOfUpload(id), bearer).catch(() => undefined);
          }}
        />
      ))}
    </ul>
  );
}
