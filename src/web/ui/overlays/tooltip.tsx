import { Suspense, useId, useRef, useState, type ReactNode } from 'react';
import { menu } from '#styled/recipes/menu.js';
import { lazyPart } from '../lazy-part.tsx';

const TooltipPanel = lazyPart(async () => (await import('./tooltip-panel.tsx')).TooltipPanel, {
  dispensable: true,
});

/** Milliseconds a pointer rests before the words appear; the focus does not wait. */
const rest = 400;

/** A few more words on hover and on focus. The thing inside must have a name of its own. */
export function Tooltip({ words, children }: { words: string; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (after: number) => {
    TooltipPanel.fetch();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(true), after);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  return (
    <span
      className={menu().anchor}
      id={id}
      role="none"
      onPointerEnter={() => show(rest)}
      onPointerLeave={hide}
      onFocus={() => show(0)}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {children}
      {open ? (
        <Suspense fallback={null}>
          <TooltipPanel triggerId={id} words={words} onClose={hide} />
        </Suspense>
      ) : null}
    </span>
  );
}
