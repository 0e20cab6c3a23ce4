import { useSearch } from '@tanstack/react-router';
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
} as const;

/** What stays from page to page. */
export const lastingView = ['zoom', 'depth'] as const;

type View = {
  readonly [Name in keyof typeof viewReaders]?: ReturnType<(typeof viewReaders)[Name]>;
};

/** How the chart is seen, and how to see it otherwise; the rest of the address stays. */
export function useView(): readonly [View, (next: View) => void] {
  const { zoom, depth, picture, chosen } = useSearch({ strict: false });
  const go = useGo();
  const change = (next: View): void =>
    void go({
      to: '.',
      search: ((previous: object) => ({ ...previous, ...next })) as never,
      hash: true,
      replace: true,
      resetScroll: false,
    });
  return [{ zoom, depth, picture, chosen }, change];
}
