import { Button } from '#web/ui/button.tsx';
import { Viewer } from '#web/ui/embedded/viewer.tsx';
import { Printer } from '#web/ui/icons.ts';
import * as texts from '../texts.ts';

interface PictureViewerProps {
  address: string;
  name: string;
  onFailure: () => void;
}

/** A picture within the page, as wide as there is room. */
export function PictureViewer({ address, name, onFailure }: PictureViewerProps) {
  return (
    <Viewer
      label={texts.pictureOf(name)}
      tools={
        <Button size="small" icon={<Printer />} onClick={() => window.print()}>
          {texts.print}
        </Button>
      }
    >
      <img src={address} alt={texts.pictureOf(name)} onError={onFailure} />
    </Viewer>
  );
}
