import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Download } from '../../ui/icons.ts';
import { PasswordDialog } from '../account/password-dialog.tsx';
import { saveFile } from './save-file.ts';
import * as texts from './texts.ts';

interface ExportListProps {
  title: string;
  /** What is in the file, before what is done with it: "everybody in the list". */
  holds: string;
  command: {
    readonly busy: boolean;
    readonly errors: Readonly<Record<string, string>>;
    readonly refusal: string | null;
    readonly clear: () => void;
  };
  /** Asks for the file, narrowed and sorted as the list is shown; nothing when it was refused. */
  send: (
    yourPassword: string | null,
  ) => Promise<{ readonly fileName: string; readonly content: string } | undefined>;
}

/** Takes a list along as a file, once it is certain who asks. */
export function ExportList({ title, holds, command, send }: ExportListProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    command.clear();
  };
  const take = async (yourPassword: string | null): Promise<void> => {
    const file = await send(yourPassword);
    if (!file) return;
    saveFile(file.fileName, file.content, 'text/csv');
    close();
  };
  return (
    <>
      <Button icon={<Download />} onClick={() => setOpen(true)}>
        {texts.exportLabel}
      </Button>
      <PasswordDialog
        open={isOpen}
        onClose={close}
        title={title}
        tip={texts.theDataLeavesThePlatform}
        verb={texts.downloadCsv}
        errorTitle={texts.notExportedYet}
        command={command}
        onConfirm={(yourPassword) => void take(yourPassword)}
      >
        {texts.theFileHasThisExport(holds)}
      </PasswordDialog>
    </>
  );
}
