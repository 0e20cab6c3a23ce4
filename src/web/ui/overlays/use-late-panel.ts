import { useState } from 'react';

/**
 * What a button opens and what comes with it is fetched when a pointer or the focus comes near: nobody waits for it, and
 * nobody who passes by pays for it. Spread `trigger` over the button; render the panel, lazily, once it was `used`.
 */
export function useLatePanel(load: () => Promise<unknown>) {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const toggle = (next: boolean) => {
    if (next) setUsed(true);
    setOpen(next);
  };
  const near = () => void load();
  return {
    open,
    used,
    toggle,
    trigger: {
      'aria-expanded': open,
      onPointerEnter: near,
      onFocus: near,
      onClick: () => toggle(!open),
    },
  };
}
