import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';

/** The blocks of a page that a link can lead to without an address of their own. */
export type Block = 'booking' | 'availability' | 'members' | 'teams' | 'coaches';

interface Sought {
  readonly block: Block;
  /** Grows with each press, so that the next one does something also where the block is on the screen already. */
  readonly turn: number;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    sought?: Sought;
  }
}

/** For the `state` of a link. */
export const seeking = (block: Block) => (before: { readonly sought?: Sought | undefined }) => ({
  sought: { block, turn: (before.sought?.turn ?? 0) + 1 },
});

/** Brings a block into view and to the keyboard when a link leads to it. */
export function useSoughtBlock<Element extends HTMLElement>(
  block: Block,
): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const turn = useLocation({
    select: ({ state: { sought } }) => (sought?.block === block ? sought.turn : undefined),
  });
  useEffect(() => {
    if (turn === undefined) return;
    ref.current?.scrollIntoView({ block: 'center' });
    ref.current?.focus({ preventScroll: true });
  }, [turn]);
  return ref;
}
