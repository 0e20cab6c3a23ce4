import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The width of an element in whole pixels, also after it changes; `before` until it is known. */
export function useWidth<Element extends HTMLElement>(
  before: number,
): [RefObject<Element | null>, number] {
  const ref = useRef<Element>(null);
  const [width, setWidth] = useState(before);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !('ResizeObserver' in window)) return;
    const observer = new ResizeObserver(([entry]) => {
      const measured = Math.floor(entry?.contentRect.width ?? 0);
      if (measured > 0) setWidth(measured);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
