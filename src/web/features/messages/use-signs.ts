import { useCallback, useEffect, useRef, useState } from 'react';
import { lookEvery, onlineShownFor, typingEvery, typingShownFor } from '#domain/messages/limits.ts';
import { hearHints } from '#web/actors/heard-hints.ts';
import { useApi } from '#web/screens/use-services.ts';
import type { Conversation } from './conversation-records.ts';

/** What the two show each other while the conversation is open. */
export interface Signs {
  /** The reader shows it, and so may see it. */
  readonly areOn: boolean;
  readonly isOnline: boolean;
  readonly isTyping: boolean;
  /** The reader has changed what they write. */
  readonly typed: (text: string) => void;
  /** The last message of the contact is another one: what they typed has come. */
  readonly arrived: (message: string | undefined) => void;
}

/** True from when it is raised, until it has not been raised for so many milliseconds or is lowered. */
function useFlag(lasts: number) {
  const [isUp, setUp] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lower = useCallback(() => {
    clearTimeout(timer.current);
    setUp(false);
  }, []);
  const raise = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(lower, lasts);
    setUp(true);
  }, [lower, lasts]);
  return { isUp, raise, lower };
}

/** Says that the reader is there and types, and hears the same of the contact; nothing at all where the reader has not agreed to it. */
export function useSigns({
  contact: { id },
  obstacle,
  showsPresence,
}: Pick<Conversation, 'contact' | 'obstacle' | 'showsPresence'>): Signs {
  const api = useApi();
  const areOn = showsPresence && obstacle === null;
  const { isUp: isOnline, raise: seeOnline, lower: seeAway } = useFlag(onlineShownFor);
  const { isUp: isTyping, raise: seeTyping, lower: seeNoTyping } = useFlag(typingShownFor);
  /** A sign was sent a moment ago. */
  const isResting = useRef(false);

  const sign = useCallback(
    (typing: boolean) => {
      api
        .call('POST /conversations/contacts/{contact}/sign', {
          params: { contact: id },
          body: { typing },
        })
        // The next one comes soon.
        .catch(() => undefined);
    },
    [api, id],
  );

  useEffect(() => {
    if (!areOn) return undefined;
    const look = (): void => {
      if (document.visibilityState === 'visible') sign(false);
    };
    const stopHearing = hearHints((hint) => {
      if (hint.kind === 'missed') return look();
      if (hint.topics.includes(`typing:${id}`)) seeTyping();
      if (hint.topics.includes(`online:${id}`)) seeOnline();
      if (!hint.topics.includes(`away:${id}`)) return undefined;
      seeAway();
      seeNoTyping();
      // They may have left one server for another.
      return look();
    });
    document.addEventListener('visibilitychange', look);
    const timer = setInterval(look, lookEvery);
    look();
    return () => {
      stopHearing();
      document.removeEventListener('visibilitychange', look);
      clearInterval(timer);
      seeAway();
      seeNoTyping();
    };
  }, [areOn, id, sign, seeOnline, seeAway, seeTyping, seeNoTyping]);

  const typed = (text: string): void => {
    if (!areOn || text.trim() === '' || isResting.current) return;
    isResting.current = true;
    setTimeout(() => {
      isResting.current = false;
    }, typingEvery);
    sign(true);
  };
  return { areOn, isOnline, isTyping, typed, arrived: seeNoTyping };
}
