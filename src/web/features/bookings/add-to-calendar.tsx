import { useState } from 'react';
import { isSilent, reasonOf } from '#web/api/messages.ts';
import { useAlert } from '#web/screens/use-alert.ts';
import { useApi } from '#web/screens/use-services.ts';
import { Button } from '#web/ui/button.tsx';
import { CalendarPlus } from '#web/ui/icons.ts';
import type { Booking } from './words.ts';

/** Hands the booking to the reader's calendar as a file. */
export function AddToCalendar({ booking }: { booking: Booking }) {
  const api = useApi();
  const alert = useAlert();
  const [busy, setBusy] = useState(false);
  const fetchFile = async () => {
    setBusy(true);
    try {
      const { fileName, content } = await api.call('GET /bookings/{booking}/calendar', {
        params: { booking: booking.id },
      });
      save(fileName, content);
    } catch (error) {
      if (!isSilent(error)) alert('error', reasonOf(error));
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
