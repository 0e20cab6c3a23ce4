import { useEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { frame } from '#styled/recipes/frame.js';

type FramedProps = {
  title: string;
  /** Pixels; as wide as there is room when left out. */
  width?: number;
  height: number;
  children: ReactNode;
};

/** A page within the page, with a width of its own: what fills the window, or changes with its width. */
export function Framed({ title, width, height, children }: FramedProps) {
  const [body, setBody] = useState<HTMLElement>();
  const frameElement = useRef<HTMLIFrameElement>(null);
  const furnish = () => {
    const inside = frameElement.current?.contentDocument;
    if (!inside) return;
    inside.documentElement.lang = document.documentElement.lang;
    inside.head.replaceChildren();
    for (const sheet of document.querySelectorAll('link[rel=stylesheet], style'))
      inside.head.append(inside.importNode(sheet, true));
    setBody(inside.body);
  };
  // Some browsers have the empty page at once, others give another one a moment later.
  useEffect(furnish, []);
  // The page around it has its colours only after its own first layout.
  useEffect(() => {
    const inside = body?.ownerDocument.documentElement;
    if (inside) Object.assign(inside.dataset, document.documentElement.dataset);
  }, [body]);
  return (
    <>
      <iframe
        ref={frameElement}
        className={frame().page}
        sandbox="allow-same-origin"
        title={title}
        style={{ height, maxWidth: width }}
        onLoad={furnish}
      />
      {body === undefined ? null : createPortal(children, body)}
    </>
  );
}
