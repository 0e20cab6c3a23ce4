import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useApi } from '#web/screens/use-services.ts';
import type { Conversation } from './conversation-records.ts';

/** Milliseconds without a key before what is written is kept. */
const pause = 800;

export interface Draft {
  readonly text: string;
  readonly write: (text: string) => void;
  /** Puts a text that was given up before whatever stands there. */
  readonly putBack: (text: string) => void;
}

/** What somebody has begun to write: kept on the server, so that they go on with it on another device. */
export function useDraft({ contact, draft }: Pick<Conversation, 'contact' | 'draft'>): Draft {
  const api = useApi();
  const [text, setText] = useState(draft);
  /** As the server has it, as far as this page knows. */
  const kept = useRef(draft);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = (next: string): void => {
    if (next === kept.current) return;
    kept.current = next;
    api
      .call('POST /conversations/contacts/{contact}/draft', {
        params: { contact: contact.id },
        body: { text: next },
      })
      // It is kept with the next key; until then it stands in the field.
      .catch(() => undefined);
  };

  // Written on another device, while nothing was written here since.
  useEffect(() => {
    const before = kept.current;
    if (draft === before) return;
    kept.current = draft;
    setText((now) => (now === before ? draft : now));
  }, [draft]);

  const latest = useRef(text);
  const keeping = useRef(keep);
  useLayoutEffect(() => {
    latest.current = text;
    keeping.current = keep;
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      keeping.current(latest.current);
    },
    [],
  );

  const write = (next: string): void => {
    setText(next);
    clearTimeout(timer.current);
    // What was sent is no draft any more, at once.
    timer.current = setTimeout(() => keeping.current(next), next === '' ? 0 : pause);
  };
  return {
    text,
    write,
    putBack: (given) => write([given, latest.current].filter((part) => part !== '').join('\n')),
  };
}
