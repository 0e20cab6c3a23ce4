import { Suspense, useEffect, useState } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Search } from '../../ui/icons.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { words } from './words.ts';

const Palette = lazyPart(async () => (await import('./palette.tsx')).Palette);

/** Opens the palette; what it is made of is fetched when somebody comes near. */
export const PaletteButton = ({ onOpen }: { onOpen: () => void }) => (
  <IconButton
    label={words.button}
    icon={<Search />}
    aria-haspopup="dialog"
    aria-keyshortcuts="Control+K Meta+K"
    onPointerEnter={Palette.fetch}
    onClick={onOpen}
  />
);

const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

interface PalettePlaceProps {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** The palette of the page, by its shortcut from anywhere but a text that has its own meaning for it, and but from another dialog. */
export function PalettePlace({ open, onOpen, onClose }: PalettePlaceProps) {
  const [used, setUsed] = useState(open);
  if (open && !used) setUsed(true);
  useEffect(() => {
    const key = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isShortcut(event)) return;
      event.preventDefault();
      if (document.querySelector('[role$="dialog"][aria-modal="true"]') === null) onOpen();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [onOpen]);
  return used ? (
    <Suspense fallback={null}>
      <Palette open={open} onClose={onClose} />
    </Suspense>
  ) : null;
}
