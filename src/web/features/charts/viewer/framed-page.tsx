import { OutsideLink } from '#web/ui/text-link.tsx';
import * as texts from './texts.ts';

/** It is our own page, and may do what it does anywhere but leave its frame. */
const itself = 'allow-same-origin allow-scripts allow-forms';

/** A real page with sample data, and the way to it alone. */
export function FramedPage({ title, address }: { title: string; address: string }) {
  return (
    <>
      <iframe
        className="viewer-page"
        title={title}
        src={address}
        referrerPolicy="no-referrer"
        sandbox={itself}
      />
      <OutsideLink href={address} target="_blank">
        {texts.openItAlone}
      </OutsideLink>
    </>
  );
}
