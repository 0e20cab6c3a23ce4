import { useCallback, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { menu } from '#styled/recipes/menu.js';
import { Button } from './button.tsx';
import { useDismiss } from './use-dismiss.ts';

type DisclosureProps = {
  label: ReactNode;
  icon: ReactNode;
  /** `done` closes and gives the focus back to the button. */
  children: (done: () => void) => ReactNode;
  side?: 'start' | 'end';
  button?: Ref<HTMLButtonElement>;
};

/** A button and the panel it opens below itself. */
export function Disclosure({ label, icon, children, side = 'start', button }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const buttonId = `${id}button`;
  const close = useCallback(() => setOpen(false), []);
  useDismiss(root, open, close);
  const done = useCallback(() => {
    close();
    document.getElementById(buttonId)?.focus();
  }, [close, buttonId]);
  const look = menu({ place: side === 'end' ? 'anchoredEnd' : 'anchored' });
  return (
    <div className={look.anchor} ref={root}>
      <Button
        ref={button}
        id={buttonId}
        icon={icon}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {label}
      </Button>
      {open ? (
        <div className={look.panel} id={id}>
          {children(done)}
        </div>
      ) : null}
    </div>
  );
}
