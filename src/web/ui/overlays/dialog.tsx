import { Suspense, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from '../lazy-part.tsx';

export type DialogProps = {
  open: boolean;
  /** Escape, the cross, or a press outside. */
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The verb first, the way out after it. */
  actions?: ReactNode;
  /** A question that must be answered: a press outside does not close it, and the focus starts on no button. */
  insistent?: boolean;
  /** At the lower edge of a narrow window. */
  sheet?: boolean;
};

const DialogPanel = lazyPart(async () => (await import('./dialog-panel.tsx')).DialogPanel);

/** Fetched when first opened. Focus goes in, stays in, and comes back to where it was. */
export function Dialog(props: DialogProps) {
  const [used, setUsed] = useState(props.open);
  const opener = useRef<HTMLElement>(null);
  if (props.open && !used) setUsed(true);
  // Taken at once: until the panel is there, a menu that closes may have had the focus in between.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (props.open && activeElement instanceof HTMLElement) opener.current = activeElement;
  }, [props.open]);
  return used ? (
    <Suspense fallback={null}>
      <DialogPanel {...props} opener={opener} />
    </Suspense>
  ) : null;
}
