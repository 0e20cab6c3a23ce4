import { useEffect, useRef, type ReactNode } from 'react';
import { chat } from '#styled/recipes/chat.js';

interface ChatLogProps {
  label: string;
  /** What names the message at the end; when it changes, the end is brought into sight for whoever had it there. */
  latest: string | undefined;
  /** It is the reader's own, which they see wherever they were. */
  isOwn?: boolean;
  children: ReactNode;
}

/** So near to the end, in pixels, somebody reads on rather than back. */
const near = 48;

/** What people wrote to each other, the latest at the end. New messages are read out. */
export function ChatLog({ label, latest, isOwn = false, children }: ChatLogProps) {
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  useEffect(() => {
    const { current } = log;
    if (current && latest !== undefined && (isOwn || isAtEnd.current))
      current.scrollTop = current.scrollHeight;
  }, [latest, isOwn]);
  return (
    <div
      ref={log}
      className={chat().log}
      role="log"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who has no mouse scrolls it with the arrow keys
      tabIndex={0}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        isAtEnd.current = scrollHeight - scrollTop - clientHeight < near;
      }}
    >
      <ol className={chat().messages}>{children}</ol>
    </div>
  );
}

interface ChatMessageProps {
  name: string;
  /** "14:03" */
  time: string;
  /** Of the reader. */
  own?: boolean;
  /** What came with it. */
  below?: ReactNode;
  children: string;
}

/** One message, as it was typed. */
export function ChatMessage({ name, time, own = false, below, children }: ChatMessageProps) {
  const look = chat({ side: own ? 'own' : 'other' });
  return (
    <li className={look.message}>
      <span className={look.from}>
        {name} · {time}
      </span>
      <p className={look.text}>{children}</p>
      {below}
    </li>
  );
}
