import { useState } from 'react';
import { mostSupportFiles } from '#domain/support/vocabulary.ts';
import { attached } from '#machines/support-request/fields.ts';
import type { SentFile } from '#machines/file-upload/setup.ts';
import { FilesField } from '#web/screens/uploads/files-field.tsx';
import { waitForFiles, whatMayBeSent } from '#web/screens/uploads/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import * as texts from './texts.ts';

/** The files that are to go with what somebody writes to support. */
export function useAttaching() {
  const [isOpen, setOpen] = useState(false);
  const [round, setRound] = useState(0);
  const [sent, setSent] = useState<readonly SentFile[]>([]);
  const [pending, setPending] = useState(0);
  const missing: Readonly<Record<string, string>> = pending > 0 ? { files: waitForFiles } : {};
  return {
    isOpen,
    open: () => setOpen(true),
    /** Another field for every answer. */
    round,
    files: sent.map(({ id }) => id),
    missing,
    take: (arrived: readonly SentFile[], stillPending: number): void => {
      setSent(arrived);
      setPending(stillPending);
    },
    begin: (): void => {
      setSent([]);
      setPending(0);
      setOpen(false);
      setRound(round + 1);
    },
  };
}

/** Where they are chosen. */
export function Attaching({ attaching }: { attaching: ReturnType<typeof useAttaching> }) {
  if (!attaching.isOpen)
    return (
      <div>
        <Button size="small" onClick={attaching.open}>
          {texts.attachFiles}
        </Button>
      </div>
    );
  return (
    <Field label={attached.files.label} errorKey="files">
      <FilesField
        key={attaching.round}
        purpose="support"
        maxFiles={mostSupportFiles}
        kinds={whatMayBeSent}
        onChange={attaching.take}
      />
    </Field>
  );
}
