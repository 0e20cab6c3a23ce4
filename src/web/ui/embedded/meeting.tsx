import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { meeting } from '#styled/recipes/meeting.js';
import { Avatar } from '../avatar.tsx';
import { Logo } from '../marks/logo.tsx';
import * as texts from './texts.ts';

/** The whole screen for a meeting: what is shown, and below it a bar of what can be done. */
export function MeetingFrame({
  children,
  bar,
  clock,
}: {
  children: ReactNode;
  bar?: ReactNode;
  /** At the right of the head. */
  clock?: ReactNode;
}) {
  const look = meeting();
  return (
    <div className={look.root}>
      <div className={look.content}>
        <div className={look.head}>
          <Logo />
          {clock}
        </div>
        {children}
      </div>
      {bar ? (
        <div className={look.bar} role="toolbar" aria-label={texts.inTheRoom}>
          {bar}
        </div>
      ) : null}
    </div>
  );
}

/** The people, and beside them what is to be read, where there is room. */
export function MeetingStage({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  const look = meeting();
  return (
    <div className={look.stage}>
      <div className={look.room}>{children}</div>
      <div className={look.aside}>{aside}</div>
    </div>
  );
}

/** Those who are in the room, as large as there is room for. */
export function VideoTiles({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ul className={meeting().people} aria-label={label}>
      {children}
    </ul>
  );
}

interface VideoTileProps {
  name: string;
  picture?: string | null;
  /** What is seen and heard; null while there is nothing. */
  stream: MediaStream | null;
  /** Without it the picture or the initials are shown instead. */
  hasVideo: boolean;
  /** A few words after the name: "camera off". */
  note?: string | null;
  /** Oneself: as in a mirror, and without hearing oneself. */
  own?: boolean;
  /** A screen: all of it, rather than as much as fills the tile. */
  whole?: boolean;
  /** What it is heard with; the browser's choice when not given. */
  speaker?: string | null;
}

/** One person of a meeting. */
export function VideoTile(props: VideoTileProps) {
  const {
    name,
    picture,
    stream,
    hasVideo,
    note,
    own = false,
    whole = false,
    speaker = null,
  } = props;
  const look = meeting({
    fit: whole ? 'contain' : 'cover',
    mirrored: own && !whole ? 'yes' : 'no',
  });
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    element.srcObject = stream;
    // A page that nobody has touched may have to show it silently; the browser offers to play it.
    if (stream) void element.play().catch(() => undefined);
  }, [stream]);
  useEffect(() => {
    const element = video.current;
    // One that is gone meanwhile is replaced by the browser's own choice.
    if (speaker !== null && element && 'setSinkId' in element)
      void element.setSinkId(speaker).catch(() => undefined);
  }, [speaker]);
  return (
    <li className={look.tile}>
      {hasVideo ? null : <Avatar name={name} picture={picture} size="large" />}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- people speak as they are; nobody has written it down */}
      <video
        ref={video}
        className={look.video}
        muted={own}
        playsInline
        hidden={!hasVideo}
        aria-label={name}
      />
      <span className={look.name}>{note ? `${name} · ${note}` : name}</span>
    </li>
  );
}

interface ClientPaneProps {
  /** The accessible name. */
  title: string;
  /** A document of an origin of its own. */
  address: string;
  frame?: Ref<HTMLIFrameElement>;
}

/** The client of a meeting provider, as large as there is room for: with camera and microphone, and without a way to what the browser keeps for us. */
export function ClientPane({ title, address, frame }: ClientPaneProps) {
  const look = meeting();
  return (
    <iframe
      ref={frame}
      className={look.client}
      title={title}
      src={address}
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the origin is the client's own, which the server makes sure of; what we keep is not there
      sandbox="allow-scripts allow-forms allow-same-origin"
      allow="camera; microphone; display-capture; autoplay; fullscreen"
      referrerPolicy="no-referrer"
    />
  );
}
