import { useEffect, useState } from 'react';

/** Keys that scroll a page. */
const scrolling = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End']);

/** Whether the transcript goes with what is heard: until the reader scrolls by themselves, and again once they say so. */
export function useFollowing(isPlaying: boolean): [boolean, (follows: boolean) => void] {
  const [follows, setFollows] = useState(true);
  useEffect(() => {
    if (!isPlaying || !follows) return undefined;
    const leave = () => setFollows(false);
    const press = ({ key, target }: KeyboardEvent) => {
      if (scrolling.has(key) && !(target instanceof HTMLInputElement)) leave();
    };
    addEventListener('wheel', leave, { passive: true });
    addEventListener('touchmove', leave, { passive: true });
    addEventListener('keydown', press);
    return () => {
      removeEventListener('wheel', leave);
      removeEventListener('touchmove', leave);
      removeEventListener('keydown', press);
    };
  }, [isPlaying, follows]);
  return [follows, setFollows];
}
