import { useRef } from 'react';
import { upload } from '#styled/recipes/upload.js';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { DropArea } from '../files/drop-area.tsx';
import { FileUploadItem } from './file-upload-item.tsx';
import type { FileRule } from './file-rules.ts';
import { useUploads, type Transport, type UploadItem } from './use-uploads.ts';
import * as texts from './texts.ts';

type FileUploadProps<Result> = FileRule & {
  transport: Transport<Result>;
  /** What has been sent and not been removed, whenever that changes. */
  onChange: (results: readonly Result[]) => void;
  explain?: (error: unknown) => string;
  /** What may be sent, in words: "Pictures and PDFs". */
  kinds?: string;
  /** What is said of a file while somebody has to answer something before it goes out. */
  waiting?: string | undefined;
  disabled?: boolean;
};

const notSent = () => texts.thisFileWasntSentCheck;

/** Files are chosen or dropped, and each is sent at once and whole. */
export function FileUpload<Result>({
  kinds,
  disabled = false,
  explain = notSent,
  waiting,
  ...options
}: FileUploadProps<Result>) {
  const { items, add, remove, retry } = useUploads({ ...options, explain });
  const box = useRef<HTMLInputElement>(null);
  const look = upload();
  return (
    <div className={look.root}>
      <DropArea {...options} kinds={kinds} disabled={disabled} box={box} onFiles={add} />
      {items.length > 0 ? (
        <ul className={look.list} aria-label={texts.files}>
          {items.map((item) => (
            <FileUploadItem
              key={item.id}
              item={item}
              waiting={waiting}
              onRetry={() => retry(item)}
              onRemove={() => {
                remove(item.id);
                box.current?.focus();
              }}
            />
          ))}
        </ul>
      ) : null}
      <VisuallyHidden as="output">{items.map(said).filter(Boolean).join(' ')}</VisuallyHidden>
    </div>
  );
}

function said(item: UploadItem<unknown>): string {
  if (item.state === 'sending') return '';
  return item.state === 'sent'
    ? texts.wasSent(item.file.name)
    : `${item.file.name}: ${item.reason}`;
}
