import { useLocation, useSearch } from '@tanstack/react-router';
import { oneOf, someText } from '#web/screens/list/search-reader.ts';
import { useGo } from '#web/screens/use-go.ts';
import { someZoom } from './zoom.ts';

/** What the address tells of how a chart is seen, so that a reload and a pasted link show the same. */
export const viewReaders = {
  zoom: someZoom,
  /** The story when left out. */
  depth: oneOf(['everything']),
  /** A picture of the story; the one that shows where the chart stands when left out. */
  picture: someText,
  /** The arrow or the state whose rules are read. */
  chosen: someText,
  /** The steps taken on it, as `walkText` writes them. */
  walk: someText,
} as const;

/** What stays from page to page. */
export const lastingView = ['zoom', 'depth'] as const;

type View = {
  readonly [Name in keyof typeof viewReaders]?: ReturnType<(typeof viewReaders)[Name]>;
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Comes from this path, and is another address of the same page: whoever is on it keeps their place. */
    stays?: string;
  }
}

/** Where a walk on a chart has come to, when the page of one state follows it. */
export interface StatePlace {
  readonly machine: string;
  readonly path: string;
}

/** How the chart is seen, and how to see it otherwise; the rest of the address stays. */
export function useView(): readonly [View, (next: View, place?: StatePlace) => void] {
  const { zoom, depth, picture, chosen, walk } = useSearch({ strict: false });
  const go = useGo();
  const pathname = useLocation({ select: (location) => location.pathname });
  const change = (next: View, place?: StatePlace): void =>
    void go({
      ...(place
        ? { to: '/charts/$machine/$', params: { machine: place.machine, _splat: place.path } }
        : { to: '.' }),
      search: ((previous: object) => ({ ...previous, ...next })) as never,
      state: { stays: pathname },
      hash: true,
      replace: true,
      resetScroll: false,
    });
  return [{ zoom, depth, picture, chosen, walk }, change];
}
