import type { LinkProps } from '@tanstack/react-router';
import { createContext, use, useEffect, type ReactNode } from 'react';

/** Why what a page is for can't be done any more, and where to go instead. */
export interface Closed {
  readonly title: string;
  readonly why: ReactNode;
  readonly back: LinkProps;
  /** "Show booking" */
  readonly backVerb: string;
}

interface Offer {
  readonly closed: Closed | null;
  /** Something was begun on the page: it stays, also when the event is gone. */
  readonly keep: (isBegun: boolean) => void;
}

/** Told by `Offered` to the form inside of it; on its own a form is always open. */
export const OfferContext = createContext<Offer>({ closed: null, keep: () => undefined });

/** For the page of a form: null while its event is offered. What was typed or refused keeps the page when somebody else is faster. */
export function useOffer({ isDirty, refusal }: { isDirty: boolean; refusal: string | null }) {
  const { closed, keep } = use(OfferContext);
  const isBegun = isDirty || refusal !== null;
  useEffect(() => keep(isBegun), [keep, isBegun]);
  return closed;
}

/** For fields: what was typed stays to be read and copied, and to no other end. */
export const useIsClosed = (): boolean => use(OfferContext).closed !== null;
