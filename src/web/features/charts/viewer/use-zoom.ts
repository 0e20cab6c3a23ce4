import { useSearch } from '@tanstack/react-router';
import { useGo } from '#web/screens/use-go.ts';
import type { Zoom } from './zoom.ts';

/** The zoom that the address tells, so that a reload and a pasted link show the same; the rest of the address stays. */
export function useZoom(): readonly [Zoom | undefined, (next: Zoom) => void] {
  const { zoom } = useSearch({ strict: false });
  const go = useGo();
  const change = (next: Zoom): void =>
    void go({
      to: '.',
      search: ((previous: object) => ({ ...previous, zoom: next })) as never,
      hash: true,
      replace: true,
      resetScroll: false,
    });
  return [zoom, change];
}
