import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { viewer } from '#styled/recipes/viewer.js';

type ViewerProps = {
  /** What is looked at, in words. */
  label: string;
  /** What is done with it: pages, size. */
  tools?: ReactNode;
  /** What keys do while it has the focus; true when one was meant for it. */
  onKey?: (key: string) => boolean;
  stageRef?: Ref<HTMLElement>;
  children: ReactNode;
};

/** Something to look at that may be larger than its place: it scrolls, and keys reach it. */
export function Viewer({ label, tools, onKey, stageRef, children }: ViewerProps) {
  const look = viewer();
  const press = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (onKey?.(event.key)) event.preventDefault();
  };
  // What scrolls must be reachable by keyboard.
  const reached = { tabIndex: 0, onKeyDown: press };
  return (
    <div className={look.root}>
      {tools === undefined ? null : <div className={look.tools}>{tools}</div>}
      <section ref={stageRef} className={look.stage} aria-label={label} {...reached}>
        {children}
      </section>
    </div>
  );
}

/** A page that is drawn by script. What it says is to be said beside it, for those who listen. */
export function DrawnPage({ canvasRef }: { canvasRef: Ref<HTMLCanvasElement> }) {
  return <canvas ref={canvasRef} className={viewer().page} aria-hidden="true" />;
}

/** Pages that are seen on paper only. */
export function Sheets({ pages }: { pages: readonly HTMLCanvasElement[] }) {
  const put = (place: HTMLDivElement | null) => place?.replaceChildren(...pages);
  return <div ref={put} className={viewer().sheets} aria-hidden="true" />;
}

/** Its own origin is not ours: with it the player finds its own files, and nothing of ours. */
const sandbox = 'allow-scripts allow-same-origin allow-presentation';

/** The player of another site, in a sandbox: it has its own origin and none of ours, and opens no window by itself. */
export function SitePlayer({ title, src }: { title: string; src: string }) {
  return (
    <iframe
      className={viewer().film}
      title={title}
      src={src}
      sandbox={sandbox}
      referrerPolicy="strict-origin"
      allow="fullscreen; picture-in-picture"
      loading="lazy"
    />
  );
}
