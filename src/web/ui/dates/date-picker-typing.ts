import { useEffect, useEffectEvent, useState } from 'react';
import { TYPING_PAUSE } from '#domain/dates/specified.ts';
import type { Reading } from './date-picker-choice.ts';

type Draft = {
  text: string;
  /** The picker's value that these words belong to: they go when it is changed from elsewhere. */
  value: string | null;
  problem?: string;
  pending: boolean;
};

type Typing = {
  value: string | null;
  /** The value in words. */
  shown: string;
  read: (text: string) => Reading;
  onChange: (value: string | null) => void;
};

/** The words in the box: as typed while somebody types, applied after the pause or on leaving, then in the locale's own form. */
export function useDateTyping({ value, shown, read, onChange }: Typing) {
  const [draft, setDraft] = useState<Draft>();
  const current = draft?.value === value ? draft : undefined;

  const apply = (text: string): Reading => {
    const reading = read(text);
    setDraft({ text, ...reading, pending: false });
    if (reading.value !== value) onChange(reading.value);
    return reading;
  };
  const applyPaused = useEffectEvent((text: string) => void apply(text));
  useEffect(() => {
    if (!current?.pending) return;
    const timer = setTimeout(() => applyPaused(current.text), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [current]);

  return {
    text: current?.text ?? shown,
    problem: current?.problem,
    type: (text: string) => setDraft({ text, value, pending: true }),
    /** Applies what waits; words that were understood give way to the locale's form. */
    settle: () => {
      if (current === undefined) return;
      const problem = current.pending ? apply(current.text).problem : current.problem;
      if (problem === undefined) setDraft(undefined);
    },
    drop: () => setDraft(undefined),
  };
}
