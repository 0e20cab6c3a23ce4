/** Pixels that stay free above a head. */
const above = 24;

/** The drawing is larger than its frame: the frame is scrolled to the state, or to the head of a state that is higher than the frame; the page stays where it is. */
export function bringIntoView(frame: HTMLElement | null, state: string): void {
  const scroller = frame?.querySelector('.scroller');
  const box = frame?.querySelector(`svg [data-state="${CSS.escape(state)}"] > .box`);
  if (!scroller || !box) return;
  const [outer, inner] = [scroller.getBoundingClientRect(), box.getBoundingClientRect()];
  scroller.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2);
  scroller.scrollTop +=
    inner.height > outer.height
      ? inner.top - outer.top - above
      : inner.top + inner.height / 2 - (outer.top + outer.height / 2);
}
