import { createContext, useContext } from 'react';

/**
 * Whether the page at an address is for whoever is at the screen; undefined where no page answers it, or nobody has signed in. Said by the frame around the pages of
 * those who are.
 */
export type MayOpen = (address: string) => boolean | undefined;

export const MayOpenContext = createContext<MayOpen>(() => undefined);

export const useMayOpen = (): MayOpen => useContext(MayOpenContext);

/** Whether a link is to be there: it is where its page is for the reader, and where that is not for roles to say. */
export const useIsOpen = (address: string | undefined): boolean =>
  useMayOpen()(address ?? '') !== false;
