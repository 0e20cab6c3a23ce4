import { useState, type RefObject } from 'react';
import { frame as recipe } from '#styled/recipes/frame.js';
import { frameMessage, type FrameMessage } from './frame-message.ts';
import { useFrameMessages } from './use-frame-messages.ts';

const shortest = 160;
const tallest = 4000;
const sandbox = 'allow-scripts allow-forms';

interface ActivityPaneProps {
  /** The accessible name. */
  title: string;
  address: string;
  /** What its messages carry; a page without an origin of its own says `null`. */
  origin: string;
  frame: RefObject<HTMLIFrameElement | null>;
  /** Everything it says, besides its height. */
  onMessage: (message: FrameMessage) => void;
  /** Whether so much is said that this is not to be heard. */
  isTooMuch: (message: FrameMessage) => boolean;
}

/** An activity in its frame, as tall as it asks to be. It never has our origin, and is heard only when it is the very window, from the very origin. */
export function ActivityPane(props: ActivityPaneProps) {
  const { title, address, origin, frame, onMessage, isTooMuch } = props;
  const [height, setHeight] = useState(shortest * 3);
  useFrameMessages(frame, origin, (data) => {
    const message = frameMessage(data);
    if (!message || isTooMuch(message)) return;
    if (message.type === 'resize')
      setHeight(Math.min(tallest, Math.max(shortest, Math.ceil(message.height))));
    else onMessage(message);
  });
  const hasOrigin = origin !== 'null' && origin !== window.location.origin;
  return (
    <iframe
      ref={frame}
      className={recipe().page}
      title={title}
      src={address}
      sandbox={hasOrigin ? `${sandbox} allow-same-origin` : sandbox}
      referrerPolicy="no-referrer"
      allow="fullscreen"
      style={{ height }}
    />
  );
}
