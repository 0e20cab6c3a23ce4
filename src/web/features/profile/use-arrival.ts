import { useEffect } from 'react';

/** Shows a section to whoever came for it by its address, as soon as it is there. */
export function useArrival(id: string): void {
  useEffect(() => {
    if (location.hash === `#${id}`) document.getElementById(id)?.scrollIntoView();
  }, [id]);
}
