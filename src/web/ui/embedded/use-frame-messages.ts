import { useEffect, useRef, type RefObject } from 'react';

/** Hears what a framed page says: only the very window of the frame, only while it is of the very origin. Without an origin nothing is heard. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onMessage: (data: unknown) => void,
): void {
  const announce = useRef(onMessage);
  useEffect(() => {
    announce.current = onMessage;
  });
  useEffect(() => {
    if (origin === undefined) return;
    const listen = (event: MessageEvent<unknown>) => {
      const expected = frame.current?.contentWindow;
      if (expected && event.source === expected && event.origin === origin)
        announce.current(event.data);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frame, origin]);
}
