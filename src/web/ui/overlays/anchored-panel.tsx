import { Popover } from '@ark-ui/react/popover';
import type { ReactNode } from 'react';
import { menu } from '#styled/recipes/menu.js';

type AnchoredPanelProps = {
  name: string;
  /** What it stands at; the focus goes back there. */
  anchor: () => HTMLElement | null;
  onClose: () => void;
  children: ReactNode;
};

/** A panel at what was just chosen on the page, open as long as it is there. It takes the focus, and gives it back. */
export function AnchoredPanel({ name, anchor, onClose, children }: AnchoredPanelProps) {
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
      positioning={{ placement: 'bottom-start', getAnchorElement: anchor }}
    >
      <Popover.Positioner>
        <Popover.Content className={menu().panel} aria-label={name}>
          {children}
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}
