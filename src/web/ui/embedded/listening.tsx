import type { ComponentProps, ReactNode, Ref } from 'react';
import { listening } from '#styled/recipes/listening.js';

/** A player and what is read beside it. */
export function Listening({ player, children }: { player: ReactNode; children: ReactNode }) {
  return (
    <div className={listening().root}>
      {player}
      {children}
    </div>
  );
}

/** What stays in sight of a recording. */
export function PlayerBox({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={listening().player} aria-label={label}>
      {children}
    </section>
  );
}

type PlayedProps = Omit<ComponentProps<'video'>, 'className' | 'style' | 'ref'> & {
  kind: 'audio' | 'video';
  player: Ref<HTMLMediaElement>;
};

/** The recording itself; a film can be seen, and has the platform’s own controls besides. */
export function Played({ kind: Element, player, ...rest }: PlayedProps) {
  const { film, sound } = listening();
  return (
    <Element
      {...rest}
      ref={player as Ref<never>}
      className={Element === 'video' ? film : sound}
      controls={Element === 'video'}
      playsInline
      preload="metadata"
    />
  );
}

/** How far it is, in figures. */
export function PlayedTime({ children }: { children: ReactNode }) {
  return <span className={listening().time}>{children}</span>;
}

/** What is spoken now, in writing. It is not read out while it is heard. */
export function SpokenNow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={listening().said} aria-label={label} aria-live="off">
      {children}
    </section>
  );
}

/** How it is played, in a row below it. */
export function PlayerTools({ children }: { children: ReactNode }) {
  return <div className={listening().tools}>{children}</div>;
}
