import { Viewer } from '#web/ui/embedded/viewer.tsx';
import * as texts from '../texts.ts';

interface PictureViewerProps {
  address: string;
  name: string;
  onFailure: () => void;
}

/** A picture within the page, as wide as there is room. */
export function PictureViewer({ address, name, onFailure }: PictureViewerProps) {
  return (
    <Viewer label={texts.pictureOf(name)}>
      <img src={address} alt={texts.pictureOf(name)} onError={onFailure} />
    </Viewer>
  );
}
