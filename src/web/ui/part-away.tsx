import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { messages } from '../api/messages.ts';
import { Button } from './button.tsx';
import { useConnection } from './connection.ts';
import { Row } from './layout/layout.tsx';
import { Notice } from './notice.tsx';
import * as texts from './texts.ts';

interface PartAwayProps {
  /** What names the file that did not come: the page is opened anew for it once. */
  readonly file: string;
  readonly isSaid: boolean;
  readonly onShown: () => void;
  readonly onRetry: () => void;
}

/** In the place of a part of the page that could not be fetched. */
export function PartAway({ file, isSaid, onShown, onRetry }: PartAwayProps) {
  const connection = useConnection();
  const isDown = useSyncExternalStore(connection.subscribe, connection.isDown, connection.isDown);
  const [isAsked, setAsked] = useState(false);
  const shown = useEffectEvent(onShown);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    let isOver = false;
    shown();
    // Scripts are fetched past the calls that notice when the server is away.
    const ask = async (): Promise<void> => {
      const isThere = await connection.ask();
      if (isOver) return;
      // It answers and has no such file: it has a newer build, or the browser keeps the failure.
      if (isThere && mayReload(file)) connection.reload();
      else setAsked(true);
    };
    void ask();
    const stop = connection.subscribe(() => {
      if (!connection.isDown()) retry();
    });
    return () => {
      isOver = true;
      stop();
    };
  }, [connection, file]);
  if (!isSaid || !isAsked) return null;
  return (
    <Notice tone="warning" title={isDown ? messages.unreachable : texts.thisDidntLoad} live>
      <Row>
        <Button size="small" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
      </Row>
    </Notice>
  );
}

/** Once for each file in a tab, and never where the tab could not remember that it did. */
function mayReload(file: string): boolean {
  const key = `reloaded-for:${file}`;
  try {
    if (sessionStorage.getItem(key) !== null) return false;
    sessionStorage.setItem(key, 'yes');
    return true;
  } catch {
    return false;
  }
}
