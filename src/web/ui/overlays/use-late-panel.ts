import { useState } from 'react';

/**
 * What a button opens and what comes with it is fetched when a pointer or the focus comes near: nobody waits for it, and
 * nobody who passes by pays for it. Spread `trigger` over the button; render the panel once it was `used`.
 */
export function useLatePanel(panel: { readonly fetch: () => void }) {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(false);
  const toggle = (next: boolean) => {
    if (next) setUsed(true);
    setOpen(next);
  };
  return {
    open,
    used,
    toggle,
    trigger: {
      'aria-expanded': open,
      onPointerEnter: panel.fetch,
      onFocus: panel.fetch,
      onClick: () => toggle(!open),
    },
  };
}
