import { useState } from 'react';
import { PasswordDialog } from '#web/screens/account/password-dialog.tsx';
import { useCommand } from '#web/screens/command/use-command.ts';
import { saveFile } from '#web/screens/list/save-file.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { Download } from '#web/ui/icons.ts';
import type { ReportSearch } from './report-search.ts';
import * as texts from './texts.ts';

const formats = [
  { value: 'csv', label: texts.csv },
  { value: 'xlsx', label: texts.xlsx },
] as const;

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Takes the table of a report along as a file, once it is certain who asks. */
export function ExportReport({ report, search }: { report: string; search: ReportSearch }) {
  const [isOpen, setOpen] = useState(false);
  const [format, setFormat] = useState<'csv' | 'xlsx'>('csv');
  const command = useCommand('POST /reports/{report}/export');
  const close = () => {
    setOpen(false);
    command.clear();
  };
  const take = async (yourPassword: string | null): Promise<void> => {
    const { compare: _, ...choices } = search;
    const body = { ...choices, format, yourPassword };
    const file = await command.send({ params: { report }, body });
    if (!file) return;
    if (format === 'csv') saveFile(file.fileName, file.content, 'text/csv');
    else saveFile(file.fileName, bytesOf(file.content), workbook);
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
        title={texts.exportTitle}
        tip={texts.exportTip}
        verb={texts.download}
        errorTitle={texts.notExportedYet}
        command={command}
        onConfirm={(yourPassword) => void take(yourPassword)}
        fields={
          <Field label={texts.format} id="report-format">
            <Select
              options={formats}
              value={format}
              onChange={(chosen) => setFormat(chosen || 'csv')}
            />
          </Field>
        }
      >
        {texts.theFileHolds}
      </PasswordDialog>
    </>
  );
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
