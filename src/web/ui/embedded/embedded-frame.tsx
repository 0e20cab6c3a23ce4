import { useEffect, useRef, useState } from 'react';
import { frame } from '#styled/recipes/frame.js';
import { Button } from '../button.tsx';
import { frameMessage, groundOf, type FrameMessage } from './frame-message.ts';
import { RotateCcw } from '../icons.ts';
import { Row } from '../layout/layout.tsx';
import { Notice } from '../notice.tsx';
import { OutsideLink } from '../text-link.tsx';
import { useFrameMessages } from './use-frame-messages.ts';
import * as texts from './texts.ts';

/** Milliseconds until the warning (specification, 9). */
const patience = 5000;

const shortest = 160;
const tallest = 4000;

type EmbeddedFrameProps = {
  /** The accessible name of what is embedded. */
  title: string;
  src: string;
  /** Everything the activity says, besides its height. */
  onMessage?: (message: FrameMessage) => void;
};

/** Somebody else's page within ours, as tall as it asks to be. It is heard only when it is the very window, from the very origin. */
export function EmbeddedFrame(props: EmbeddedFrameProps) {
  const [turn, setTurn] = useState(0);
  // A new key is a new frame with a new wait.
  return <Loaded key={`${turn} ${props.src}`} {...props} onReload={() => setTurn(turn + 1)} />;
}

function Loaded({
  title,
  src,
  onMessage,
  onReload,
}: EmbeddedFrameProps & { onReload: () => void }) {
  const [height, setHeight] = useState(shortest * 2);
  const [heard, setHeard] = useState(false);
  const [late, setLate] = useState(false);
  const element = useRef<HTMLIFrameElement>(null);
  const ground = groundOf(src, window.location.origin);
  const origin = ground?.origin;
  useFrameMessages(element, origin, (data) => {
    const message = frameMessage(data);
    if (!message) return;
    setHeard(true);
    if (message.type === 'resize')
      setHeight(Math.min(tallest, Math.max(shortest, Math.ceil(message.height))));
    onMessage?.(message);
  });
  useEffect(() => {
    if (heard || origin === undefined) return;
    const timer = setTimeout(() => setLate(true), patience);
    return () => clearTimeout(timer);
  }, [heard, origin]);

  if (!ground)
    return (
      <Notice tone="warning">
        <p>{texts.thisSiteCantBeEmbedded}</p>
        <NewTab title={title} src={src} />
      </Notice>
    );
  const look = frame();
  return (
    <div className={look.root}>
      {late && !heard ? (
        <Notice tone="warning" live>
          <p>{texts.thisActivityIsTakingLonger}</p>
          <Row>
            <Button size="small" icon={<RotateCcw />} onClick={onReload}>
              {texts.reload}
            </Button>
            <NewTab title={title} src={src} />
          </Row>
        </Notice>
      ) : null}
      <iframe
        ref={element}
        className={look.page}
        title={title}
        src={src}
        sandbox={ground.sandbox}
        referrerPolicy="no-referrer"
        allow="fullscreen"
        style={{ height }}
      />
    </div>
  );
}

/** Nothing but a web address: what is not one has no way to open. */
function NewTab({ title, src }: { title: string; src: string }) {
  if (!/^https?:\/\//i.test(src)) return null;
  return (
    <OutsideLink href={src} target="_blank" rel="noopener noreferrer">
      {texts.openInANewTab(title)}
    </OutsideLink>
  );
}
