import { useState, type DragEvent, type RefObject } from 'react';
import { upload } from '#styled/recipes/upload.js';
import { Upload } from '../icons.ts';
import { useNumbers } from '../numbers.ts';
import { useFieldControl } from '../forms/field-context.ts';
import type { FileRule } from '../forms/file-rules.ts';
import * as texts from './texts.ts';

type DropAreaProps = FileRule & {
  /** What may be sent, in words: "Pictures and PDFs". */
  kinds?: string | undefined;
  disabled?: boolean;
  box: RefObject<HTMLInputElement | null>;
  onFiles: (files: readonly File[]) => void;
};

/** Where files are chosen or dropped. The platform's own file input lies over the area, so that keyboard and phone work as everywhere. */
export function DropArea({
  accept,
  maxBytes,
  maxFiles = Infinity,
  kinds,
  disabled = false,
  box,
  onFiles,
}: DropAreaProps) {
  const { size } = useNumbers();
  const control = useFieldControl();
  const [over, setOver] = useState(false);
  const look = upload();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };
  const limit = maxBytes === undefined ? null : texts.upToEach(size(maxBytes));
  const hint = [kinds, limit].filter(Boolean).join(', ');
  return (
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
          onFiles([...(event.target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          event.target.value = '';
        }}
      />
    </div>
  );
}
