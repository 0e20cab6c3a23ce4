import { useState } from 'react';
import { isSilent, messageOf } from '#web/api/messages.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApi } from '#web/screens/use-services.ts';
import type { DataOf } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { CalendarPlus } from '#web/ui/icons.ts';

type File = DataOf<'GET /bookings/{booking}/calendar'>;

interface AddToCalendarProps {
  /** Asks for the file. */
  ask: (api: ReturnType<typeof useApi>) => Promise<File>;
}

/** Hands bookings to the reader's calendar as a file. */
export function AddToCalendar({ ask }: AddToCalendarProps) {
  const api = useApi();
  const alert = useAlert();
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    try {
      const { fileName, content } = await ask(api);
      save(fileName, content);
    } catch (error) {
      if (!isSilent(error)) alert('error', messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={<CalendarPlus />} busy={busy} onClick={() => void fetchFile()}>
      Add to calendar
    </Button>
  );
}

/** The file comes with the bearer token, so a plain link can't fetch it. */
function save(fileName: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
