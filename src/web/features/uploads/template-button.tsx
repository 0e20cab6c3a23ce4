import { useState } from 'react';
import { isSilent, messageOf } from '#web/api/messages.ts';
import { saveFile } from '#web/screens/list/save-file.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApi } from '#web/screens/use-services.ts';
import { Button } from '#web/ui/button.tsx';
import { Download } from '#web/ui/icons.ts';
import * as texts from './texts.ts';

interface FileButtonProps {
  label: string;
  fetch: () => Promise<{ readonly fileName: string; readonly content: string }>;
}

/** Fetches a file with the bearer token and hands it over. */
export function FileButton({ label, fetch }: FileButtonProps) {
  const alert = useAlert();
  const [busy, setBusy] = useState(false);
  const take = async () => {
    setBusy(true);
    try {
      const { fileName, content } = await fetch();
      saveFile(fileName, content, 'text/csv');
    } catch (error) {
      if (!isSilent(error)) alert('error', messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<Download />} busy={busy} onClick={() => void take()}>
      {label}
    </Button>
  );
}

/** A file with the heading and a row that shows how the cells are meant. */
export function TemplateButton() {
  const api = useApi();
  return (
    <FileButton
      label={texts.downloadTemplate}
      fetch={() => api.call('GET /users/uploads/template')}
    />
  );
}
