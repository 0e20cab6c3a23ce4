import { useRef, useState, type DragEvent } from 'react';
import { upload } from '#styled/recipes/upload.js';
import { useFieldControl } from './field-context.ts';
import { FileUploadItem } from './file-upload-item.tsx';
import type { FileRule } from './file-rules.ts';
import { useNumbers } from '../numbers.ts';
import { Upload } from '../icons.ts';
import { useUploads, type Transport, type UploadItem } from './use-uploads.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
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

/** Files are chosen or dropped, and sent at once. The platform's own file input lies over the area, so that keyboard and phone work as everywhere. */
export function FileUpload<Result>({
  kinds,
  disabled = false,
  explain = notSent,
  waiting,
  ...options
}: FileUploadProps<Result>) {
  const { accept, maxBytes, maxFiles = Infinity } = options;
  const { size } = useNumbers();
  const control = useFieldControl();
  const { items, add, remove, retry } = useUploads({ ...options, explain });
  const [over, setOver] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const look = upload();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) add([...event.dataTransfer.files]);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  const limit = maxBytes === undefined ? null : texts.upToEach(size(maxBytes));
  const hint = [kinds, limit].filter(Boolean).join(', ');
  return (
    <div className={look.root}>
      <div
        className={look.drop}
        data-over={over || undefined}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Upload />
        <span className={look.title}>
          {maxFiles === 1 ? texts.chooseAFileOrDrop : texts.chooseFilesOrDropThem}
        </span>
        {hint ? <span className={look.hint}>{hint}</span> : null}
        <input
          {...control}
          ref={box}
          type="file"
          className={look.input}
          multiple={maxFiles > 1}
          accept={accept?.join(',')}
          disabled={disabled}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
            // The same file can be chosen again after it was removed.
            event.target.value = '';
          }}
        />
      </div>
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
