import { useEffect, useRef, useState } from 'react';

/** Milliseconds the pointer rests before the panel opens, and may be away before it closes. */
export const HOVER_DELAY = 110;

const nobody = { focused: false, hovered: false, dismissed: false };

/**
 * Open while the focus or the pointer is at the box or inside the panel (specification §9), until it is dismissed:
 * by Escape, by a choice, by Tab out of the box. What is dismissed stays closed until somebody comes back to it.
 */
export function usePickerOpen(disabled: boolean) {
  const [presence, setPresence] = useState(nobody);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const returning = useRef(false);
  const arrived = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (part: Partial<typeof nobody>) =>
    setPresence((before) => ({ ...before, ...part }));
  const hover = (part: Partial<typeof nobody>) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change(part), HOVER_DELAY);
  };
  const dismiss = () => {
    clearTimeout(timer.current);
    change({ dismissed: true, hovered: false });
  };
  const { focused, hovered, dismissed } = presence;
  const open = (focused || hovered) && !dismissed && !disabled;
  useEffect(() => {
    if (!open || focused) return;
    const key = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setPresence(nobody);
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [open, focused]);
  return {
    open,
    /** A closing panel leaves the pointer over what lay below it: only a pointer that moves has come of its own accord. */
    pointerEnter: () => {
      arrived.current = true;
      if (hovered) clearTimeout(timer.current);
    },
    pointerMove: () => {
      if (arrived.current) hover({ hovered: true, dismissed: false });
      arrived.current = false;
    },
    pointerLeave: () => hover({ hovered: false }),
    focusBox: () =>
      change(returning.current ? { focused: true } : { focused: true, dismissed: false }),
    focusInside: () => change({ focused: true }),
    leave: () => change({ focused: false }),
    recall: () => change({ focused: true, dismissed: false }),
    dismiss,
    /** Closes, and gives the focus to where it came from without opening again. */
    giveBack: (to: HTMLElement | null) => {
      returning.current = true;
      to?.focus();
      returning.current = false;
      dismiss();
    },
  };
}
