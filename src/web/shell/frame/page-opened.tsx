import { useEffect, useRef } from 'react';
import { useCommand } from '../../screens/command/use-command.ts';

/** Tells the server once that a page was opened which notifications of the reader wanted to have opened. */
export function PageOpened({ path }: { path: string }) {
  const { send } = useCommand('POST /notifications/mine/openings');
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void send({ body: { path } });
  });
  return null;
}
