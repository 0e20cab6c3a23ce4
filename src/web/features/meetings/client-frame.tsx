import { useEffect, useRef, useState } from 'react';
import { ClientPane } from '#web/ui/embedded/meeting.tsx';
import { useFrameMessages } from '#web/ui/embedded/use-frame-messages.ts';

/** What the client of a meeting provider tells. */
export type ClientNews = 'joined' | 'lost' | 'left' | 'failed';

const news: readonly unknown[] = ['joined', 'lost', 'left', 'failed'] satisfies ClientNews[];
const isNews = (type: unknown): type is ClientNews => news.includes(type);

/** Milliseconds within which the client has to be there, and after which one that did not start is tried again. */
const patience = 20_000;
const pause = 3_000;

interface ClientFrameProps {
  /** The accessible name. */
  title: string;
  /** The document of the client, of an origin of its own. */
  address: string;
  /** What the client joins with. It is handed over once the document is there, and to nobody else. */
  ticket: object;
  onNews: (news: ClientNews) => void;
}

/**
 * The client of a meeting provider: with camera and microphone, and without a way to what the browser keeps for us. One that did not start is
 * loaded again, for as long as it is shown.
 */
export function ClientFrame(props: ClientFrameProps) {
  const [turn, setTurn] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onNews = (news: ClientNews): void => {
    if (news === 'failed') {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setTurn((before) => before + 1), pause);
    }
    props.onNews(news);
  };
  return <Loaded key={turn} {...props} onNews={onNews} />;
}

function Loaded({ title, address, ticket, onNews }: ClientFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isThere = useRef(false);
  const { origin } = new URL(address);
  const fail = useRef(onNews);
  useEffect(() => {
    fail.current = onNews;
  });
  useFrameMessages(frame, origin, (data) => {
    const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
    if (type === 'ready' && !isThere.current) {
      isThere.current = true;
      frame.current?.contentWindow?.postMessage(ticket, origin);
    } else if (isNews(type)) onNews(type);
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!isThere.current) fail.current('failed');
    }, patience);
    return () => clearTimeout(timer);
  }, []);
  return <ClientPane frame={frame} title={title} address={address} />;
}
