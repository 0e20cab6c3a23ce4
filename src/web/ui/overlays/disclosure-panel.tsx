import { Popover } from '@ark-ui/react/popover';
import { useRef, type ReactNode } from 'react';
import { menu } from '#styled/recipes/menu.js';

type DisclosurePanelProps = {
  triggerId: string;
  contentId: string;
  name: string;
  side: 'start' | 'end';
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** Stays while the focus goes elsewhere on the page: what is chosen in it changes what stands beside it. */
export function DisclosurePanel({
  triggerId,
  contentId,
  name,
  side,
  open,
  onOpenChange,
  children,
}: DisclosurePanelProps) {
  const content = useRef<HTMLDivElement>(null);
  const holdsOpen = () => content.current?.querySelector('[aria-expanded=true]') != null;
  return (
    <Popover.Root
      ids={{ trigger: triggerId, content: contentId }}
      open={open}
      onOpenChange={(change) => onOpenChange(change.open)}
      autoFocus={false}
      portalled={false}
      onFocusOutside={(event) => event.preventDefault()}
      // A panel beside it that closes because this one's button was pressed takes nothing with it.
      onRequestDismiss={(event) => event.preventDefault()}
      // A date picker that is open in the panel is closed first.
      onEscapeKeyDown={(event) => {
        if (holdsOpen()) event.preventDefault();
      }}
      positioning={{ placement: side === 'end' ? 'bottom-end' : 'bottom-start', flip: false }}
      lazyMount
      unmountOnExit
    >
      <Popover.Positioner>
        <Popover.Content className={menu().panel} aria-label={name} ref={content}>
          {children}
        </Popover.Content>
      </Popover.Positioner>
    </Popover.Root>
  );
}
