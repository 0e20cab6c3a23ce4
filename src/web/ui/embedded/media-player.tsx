import { useRef } from 'react';
import { viewer } from '#styled/recipes/viewer.js';
import { resumedAt, watchedShare, watchedWhole, type Seconds } from '#domain/resources/watched.ts';

type MediaPlayerProps = {
  kind: 'audio' | 'video';
  /** Its accessible name. */
  label: string;
  src: string;
  /** Where it was left, in seconds. */
  startAt: number | null;
  /** Where it is now, from time to time and when it is paused. */
  onPosition?: (seconds: number) => void;
  /** Nearly all of it was played. */
  onWatched?: () => void;
  /** It can’t be played, or no longer; with another `src` it goes on where it was. */
  onFailure?: () => void;
};

/** Seconds between two times at which somebody is told where it is. */
const often = 10;

/** Sound or film with the platform's own controls, which keys and screen readers know. It goes on where it was left. */
export function MediaPlayer({
  kind: Element,
  label,
  src,
  startAt,
  onPosition,
  onWatched,
  onFailure,
}: MediaPlayerProps) {
  const now = useRef(startAt);
  const said = useRef(startAt ?? 0);
  const wasPlaying = useRef(false);
  /** What was played before: until where it was left, and of addresses that are over. */
  const before = useRef<readonly Seconds[]>(startAt === null ? [] : [[0, startAt]]);
  const isWatched = useRef(false);

  const say = (seconds: number) => {
    said.current = seconds;
    onPosition?.(Math.floor(seconds));
  };
  const look = (player: HTMLMediaElement) => {
    now.current = player.currentTime;
    if (Math.abs(player.currentTime - said.current) >= often) say(player.currentTime);
    const played = [...before.current, ...rangesOf(player.played)];
    if (isWatched.current || watchedShare(played, player.duration) < watchedWhole) return;
    isWatched.current = true;
    onWatched?.();
  };
  const events = {
    onLoadedMetadata: ({ currentTarget: player }: { currentTarget: HTMLMediaElement }) => {
      player.currentTime = resumedAt(now.current, player.duration);
      if (wasPlaying.current) void player.play().catch(() => undefined);
    },
    onPlay: () => {
      wasPlaying.current = true;
    },
    onTimeUpdate: ({ currentTarget }: { currentTarget: HTMLMediaElement }) => look(currentTarget),
    onPause: ({ currentTarget: player }: { currentTarget: HTMLMediaElement }) => {
      if (player.error !== null) return;
      wasPlaying.current = false;
      say(player.ended ? 0 : player.currentTime);
    },
    onError: ({ currentTarget: player }: { currentTarget: HTMLMediaElement }) => {
      before.current = [...before.current, ...rangesOf(player.played)];
      onFailure?.();
    },
  };
  const { film, sound } = viewer();
  return (
    <Element
      {...events}
      className={Element === 'video' ? film : sound}
      aria-label={label}
      src={src}
      controls
      playsInline
      preload="metadata"
    />
  );
}

const rangesOf = (played: TimeRanges): Seconds[] =>
  Array.from({ length: played.length }, (_, at) => [played.start(at), played.end(at)] as const);
