import { useEffect, type ReactNode } from 'react';
import { appFrame } from '#styled/recipes/app-frame.js';
import * as texts from './texts.ts';

type AppFrameProps = {
  header: ReactNode;
  /** At the right of the header, at every width. */
  headerEnd?: ReactNode;
  /** After that, from 640 px on: the bell and the help menu, which are in the footer below. */
  headerWide?: ReactNode;
  sidebar: ReactNode;
  /** Below 1,024 px the sidebar is a drawer. */
  sidebarOpen: boolean;
  onSidebarClose: () => void;
  /** Shown below 640 px. */
  footer?: ReactNode;
  children: ReactNode;
};

/** The signed-in page: what stands where, and the way past the navigation for the keyboard. */
export function AppFrame({
  header,
  headerEnd,
  headerWide,
  sidebar,
  sidebarOpen,
  onSidebarClose,
  footer,
  children,
}: AppFrameProps) {
  const look = appFrame();
  useEffect(() => {
    if (!sidebarOpen) return;
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onSidebarClose();
    };
    document.addEventListener('keydown', key);
    return () => document.removeEventListener('keydown', key);
  }, [sidebarOpen, onSidebarClose]);
  return (
    <div className={look.root}>
      <a className={look.skip} href="#content">
        {texts.skipToContent}
      </a>
      <header className={look.header}>
        {header}
        <div className={look.headerEnd}>
          {headerEnd}
          {headerWide ? <div className={look.headerWide}>{headerWide}</div> : null}
        </div>
      </header>
      {sidebarOpen ? (
        <div className={look.scrim} onClick={onSidebarClose} aria-hidden="true" />
      ) : null}
      <aside
        className={look.sidebar}
        data-open={sidebarOpen}
        id="sidebar"
        aria-label={texts.sidebar}
      >
        {sidebar}
      </aside>
      <main className={look.content} id="content" tabIndex={-1}>
        {children}
      </main>
      {footer ? <footer className={look.footer}>{footer}</footer> : null}
    </div>
  );
}
