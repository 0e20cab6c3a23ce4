import { useMatches } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { documentTitle } from '../../settings.ts';

/** The browser's title: the page's own where it has told one, else its route's. Gives what pages tell it with. */
export function useBrowserTitle(): (title: string | undefined) => void {
  const ofRoute = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const [ofPage, show] = useState<string>();
  useEffect(() => {
    document.title = documentTitle(ofPage ?? ofRoute);
  }, [ofPage, ofRoute]);
  return show;
}
