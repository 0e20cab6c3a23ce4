import { useState } from 'react';
import { isSilent, messageOf } from '#web/api/messages.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApi } from '#web/screens/use-services.ts';
import type { DataOf } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/overlays/menu.tsx';
import type { Site } from './calendar-links.ts';
import { CalendarPlus } from '#web/ui/icons.ts';
import * as texts from './texts.ts';

type File = DataOf<'GET /bookings/{booking}/calendar'>;

interface AddToCalendarProps {
  /** Asks for the file. */
  ask: (api: ReturnType<typeof useApi>) => Promise<File>;
  /** There are several bookings in it: calendars in the browser take one at a time. */
  several?: boolean;
}

/** Hands bookings to the reader's calendar, as a file or on the page of a calendar in the browser. */
export function AddToCalendar({ ask, several = false }: AddToCalendarProps) {
  const api = useApi();
  const alert = useAlert();
  const [busy, setBusy] = useState(false);
  const fetchFile = async (take: (file: File) => void | Promise<void>) => {
    setBusy(true);
    try {
      await take(await ask(api));
    } catch (error) {
      if (!isSilent(error)) alert('error', messageOf(error));
      return false;
    } finally {
      setBusy(false);
    }
    return true;
  };
  const asFile = () => void fetchFile(({ fileName, content }) => save(fileName, content));
  const onPage = async (site: Site) => {
    // Browsers let a page open only at a press, and the file comes after it.
    const page = globalThis.open('about:blank', '_blank');
    if (page) page.opener = null;
    const isDone = await fetchFile(async ({ content }) => {
      const { addressOn } = await import('./calendar-links.ts');
      page?.location.replace(addressOn(site, content));
    });
    if (!isDone) page?.close();
  };
  if (several)
    return (
      <Button icon={<CalendarPlus />} busy={busy} onClick={asFile}>
        {words.add}
      </Button>
    );
  return (
    <Menu
      label={words.add}
      items={[
        { key: 'google', label: words.google, onSelect: () => void onPage('google') },
        { key: 'outlook', label: words.outlook, onSelect: () => void onPage('outlook') },
        { key: 'file', label: words.file, onSelect: asFile },
      ]}
    />
  );
}

const words = {
  add: texts.addToCalendar,
  google: texts.googleCalendar,
  outlook: texts.outlook,
  file: texts.fileForOtherCalendars,
} as const;

/** The file comes with the bearer token, so a plain link can't fetch it. */
function save(fileName: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
