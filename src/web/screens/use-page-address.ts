import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { parseSearch } from '../shell/routing/search-text.ts';
import type { AppRouter } from '../shell/routing/router.ts';

/** The address of a page that a conductor keeps in step with itself. */
export interface PageAddress {
  /** Writes what comes behind the path; it is not heard back. */
  write(search: object, history: 'push' | 'replace'): void;
  /** Hears when the person goes back, forward or follows a link to the same page. */
  listen(onChange: (search: unknown) => void): () => void;
}

/** For a page at a path of its own, such as a flow whose steps stand in the address. */
export function usePageAddress(path: string): PageAddress {
  const router = useRouter();
  const [address] = useState(() => pageAddress(router, path));
  return address;
}

function pageAddress(router: AppRouter, path: string): PageAddress {
  let writing = false;
  return {
    write(search, history) {
      if (router.history.location.pathname !== path) return;
      writing = true;
      void router.navigate({
        to: path,
        search: search as never,
        replace: history === 'replace',
        resetScroll: history === 'push',
        ignoreBlocker: true,
      });
      writing = false;
    },
    listen: (onChange) =>
      router.history.subscribe(({ location }) => {
        if (!writing && location.pathname === path) onChange(parseSearch(location.search));
      }),
  };
}
