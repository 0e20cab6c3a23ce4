import { useState } from 'react';
import { useMe } from '#web/screens/account/use-me.ts';
import { useApiQuery, type Answer } from '#web/screens/use-api-query.ts';
import type { DataOf } from '#web/api/call.ts';
import { useMedia } from '#web/ui/use-media.ts';
import type { Message } from './messages.tsx';

export interface Chat {
  readonly query: Answer<DataOf<'GET /meetings/{booking}/messages'>>;
  /** There is room for it beside the people. */
  readonly isBeside: boolean;
  readonly isOpen: boolean;
  setOpen(open: boolean): void;
  /** What others wrote and nobody has looked at here. */
  readonly unread: readonly Message[];
}

/** The chat of a room as its button and its panel see it. It is open from the beginning where it takes nothing away. */
export function useChat(booking: string, when: boolean): Chat {
  const me = useMe();
  const query = useApiQuery('GET /meetings/{booking}/messages', { params: { booking } }, { when });
  const isBeside = useMedia('(min-width: 1024px)');
  const [chosen, setOpen] = useState<boolean>();
  const [seen, setSeen] = useState(0);
  const isOpen = chosen ?? isBeside;
  const messages = query.data?.messages ?? [];
  if (isOpen && messages.length > seen) setSeen(messages.length);
  const unread = isOpen ? [] : messages.slice(seen).filter(({ person }) => person.id !== me.id);
  return { query, isBeside, isOpen, setOpen, unread };
}
