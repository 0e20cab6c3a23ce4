import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { useRef, type RefObject } from 'react';
import { dialog } from '#styled/recipes/dialog.js';
import type { DialogProps } from './dialog.tsx';

export function DialogPanel({
  open,
  onClose,
  title,
  children,
  actions,
  insistent = false,
  sheet = false,
  opener,
}: DialogProps & { opener: RefObject<HTMLElement | null> }) {
  const look = dialog({ place: sheet ? 'bottom' : 'middle' });
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(change) => {
        if (!change.open) onClose();
      }}
      role={insistent ? 'alertdialog' : 'dialog'}
      initialFocusEl={insistent ? () => content.current : undefined}
      finalFocusEl={() => (opener.current?.isConnected ? opener.current : null)}
      closeOnInteractOutside={!insistent}
      // A page that arrives behind it takes the focus to its heading; nobody meant to close by that.
      onFocusOutside={(event) => event.preventDefault()}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className={look.backdrop} />
        <Dialog.Positioner className={look.positioner}>
          <Dialog.Content className={look.content} ref={content}>
            <Dialog.Title className={look.title}>{title}</Dialog.Title>
            <div>{children}</div>
            {actions ? <div className={look.actions}>{actions}</div> : null}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
