import { Popover } from '@ark-ui/react/popover';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { menu } from '#styled/recipes/menu.js';
import { useMedia } from '../use-media.ts';

type AnchoredPanelProps = {
  name: string;
  /** What it stands at; the focus goes back there. */
  anchor: () => HTMLElement | null;
  /** What it leaves to be seen; the anchor alone when left out. */
  around?: () => readonly HTMLElement[];
  /** Whose right edge it doesn't pass; that of the window when left out. */
  within?: () => HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
};

/** Pixels between a sheet and what it was opened for. */
const distance = 16;

/**
 * A panel at what was just chosen on the page, open as long as it is there; at the bottom where there is no room beside it. It takes the focus, and
 * gives it back.
 */
export function AnchoredPanel({
  name,
  anchor,
  around,
  within,
  onClose,
  children,
}: AnchoredPanelProps) {
  const isSheet = useMedia('(max-width: 1023px)');
  const content = useRef<HTMLDivElement>(null);
  const chosen = () => around?.() ?? [anchor()].filter((each) => each !== null);
  const reveal = useEffectEvent(() => {
    const end = Math.max(...chosen().map((each) => each.getBoundingClientRect().bottom));
    const covered = end + distance - (content.current?.getBoundingClientRect().top ?? Infinity);
    if (covered > 0) globalThis.scrollBy({ top: covered });
  });
  // Once, where it opens: what somebody looks at then is theirs to choose.
  useEffect(() => {
    if (isSheet) reveal();
  }, [isSheet]);
  const panel = (
    <Popover.Content
      className={isSheet ? menu().sheet : menu().panel}
      aria-label={name}
      ref={content}
    >
      {isSheet ? children : <div className={menu().side}>{children}</div>}
    </Popover.Content>
  );
  return (
    <Popover.Root
      open
      onOpenChange={({ open }) => {
        if (open) return;
        const at = anchor();
        onClose();
        at?.focus({ preventScroll: true });
      }}
      onFocusOutside={(event) => event.preventDefault()}
      // What is pressed beside it keeps the focus.
      onPointerDownOutside={(event) => {
        event.preventDefault();
        onClose();
      }}
      positioning={{
        placement: 'right-start',
        flip: ['left-start', 'bottom-start', 'top-start'],
        getAnchorElement: anchor,
        getAnchorRect: () => rectAround(chosen()),
        boundary: () => ({
          x: 0,
          y: 0,
          width: within?.()?.getBoundingClientRect().right ?? globalThis.innerWidth,
          height: globalThis.innerHeight,
        }),
      }}
    >
      {isSheet ? panel : <Popover.Positioner>{panel}</Popover.Positioner>}
    </Popover.Root>
  );
}

/** The rectangle that holds them all. */
function rectAround(elements: readonly HTMLElement[]) {
  const all = elements.map((each) => each.getBoundingClientRect());
  if (all.length === 0) return null;
  const x = Math.min(...all.map(({ left }) => left));
  const y = Math.min(...all.map(({ top }) => top));
  return {
    x,
    y,
    width: Math.max(...all.map(({ right }) => right)) - x,
    height: Math.max(...all.map(({ bottom }) => bottom)) - y,
  };
}
