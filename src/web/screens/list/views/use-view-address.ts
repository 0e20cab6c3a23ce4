import { useRouter, type LinkProps } from '@tanstack/react-router';

interface ViewAddress {
  /** What the address of the list says at present; empty where nothing is narrowed or ordered. */
  readonly text: string;
  /** Where a view leads that was saved as this text. What the list no longer knows is left out. */
  readonly linkTo: (text: string) => LinkProps;
  /** Whether it is what is shown. */
  readonly isShown: (text: string) => boolean;
}

/** What a saved view keeps of the address of a list: its search, filters and order, and not which page of it is shown. */
export function useViewAddress(search: object): ViewAddress {
  const router = useRouter();
  const textOf = (params: object): string => {
    const shown = { to: '.', search: { ...params, pageNumber: undefined } as never } as const;
    const address = new URLSearchParams(router.buildLocation(shown).searchStr);
    address.sort();
    return address.toString();
  };
  const knownIn = (text: string): object =>
    Object.fromEntries(
      Object.entries(router.options.parseSearch(text)).filter(([name]) => name in search),
    );
  const text = textOf(search);
  return {
    text,
    linkTo: (saved) => ({ to: '.', search: knownIn(saved) as never }),
    isShown: (saved) => textOf(knownIn(saved)) === text,
  };
}
