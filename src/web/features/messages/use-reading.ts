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
  const told = useRef(isMarkedUnread ? 0 : readTo);
  const seen = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const tell = useCallback(() => {
    const place = seen.current;
    if (place <= told.current || document.visibilityState !== 'visible') return;
    const before = told.current;
    told.current = place;
    api
      .call('POST /conversations/contacts/{contact}/marks', {
        params: { contact: contact.id },
        body: { readTo: place },
      })
      .catch(() => {
        told.current = Math.min(told.current, before);
      });
  }, [api, contact.id]);

  useEffect(() => {
    document.addEventListener('visibilitychange', tell);
    return () => {
      document.removeEventListener('visibilitychange', tell);
      clearTimeout(timer.current);
    };
  }, [tell]);

  return useCallback(
    (place) => {
      if (place <= seen.current) return;
      seen.current = place;
      clearTimeout(timer.current);
      timer.current = setTimeout(tell, pause);
    },
    [tell],
  );
}
