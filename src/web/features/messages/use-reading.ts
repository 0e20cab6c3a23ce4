import { useCallback, useEffect, useRef } from 'react';
import { useApi } from '#web/screens/use-services.ts';
import type { Conversation } from './conversation-records.ts';

/** Milliseconds for which a message has to be in sight. */
const pause = 400;

/** Tells the server how far somebody has read, while they look at the page; hears the place of the last message in sight. */
export function useReading({
  contact,
  readTo,
  isMarkedUnread,
}: Pick<Conversation, 'contact' | 'readTo' | 'isMarkedUnread'>): (place: number) => void {
  const api = useApi();
  const reported = useRef(isMarkedUnread ? 0 : readTo);
  const seen = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const report = useCallback(() => {
    const place = seen.current;
    if (place <= reported.current || document.visibilityState !== 'visible') return;
    const before = reported.current;
    reported.current = place;
    api
      .call('POST /conversations/contacts/{contact}/marks', {
        params: { contact: contact.id },
        body: { readTo: place },
      })
      .catch(() => {
        reported.current = Math.min(reported.current, before);
      });
  }, [api, contact.id]);

  useEffect(() => {
    document.addEventListener('visibilitychange', report);
    return () => {
      document.removeEventListener('visibilitychange', report);
      clearTimeout(timer.current);
    };
  }, [report]);

  return useCallback(
    (place) => {
      if (place <= seen.current) return;
      seen.current = place;
      clearTimeout(timer.current);
      timer.current = setTimeout(report, pause);
    },
    [report],
  );
}
