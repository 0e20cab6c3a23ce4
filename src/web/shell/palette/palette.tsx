import { Dialog } from '../../ui/overlays/dialog.tsx';
import { PaletteSearch } from './palette-search.tsx';
import { words } from './words.ts';

interface PaletteProps {
  open: boolean;
  onClose: () => void;
}

/** Finds people, records, pages and what can be done, for the keyboard first. */
export const Palette = ({ open, onClose }: PaletteProps) => (
  <Dialog open={open} onClose={onClose} title={words.title}>
    <PaletteSearch onDone={onClose} />
  </Dialog>
);
