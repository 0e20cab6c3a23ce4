import { useCallback, useRef, useState } from 'react';
import { passageAt, recordingAt } from '#domain/kai-conversations/recordings.ts';
import { newId } from '#domain/ids.ts';
import type { DataOf } from '#web/api/call.ts';
import { useApi } from '#web/screens/use-services.ts';

export type Heard = DataOf<'GET /kai-conversations/{kaiConversation}/recordings'>;

/** Milliseconds between two moments at which it is noted where the listener is. */
const often = 10_000;

/** Where a recording is to go on, once it can be played. */
interface Cue {
  /** Milliseconds in this recording. */
  readonly offset: number;
  readonly isToPlay: boolean;
}

/** What is being heard of a conversation, for everything on its page that has to do with it. */
export interface Listening {
  /** Which of the recordings. */
  readonly index: number;
  /** Milliseconds from the beginning of the conversation. */
  readonly moment: number;
  readonly isPlaying: boolean;
  /** The passage that is spoken; null before it has begun. */
  readonly passage: number | null;
  /** How fast it is played. */
  readonly rate: number;
  readonly changeRate: (rate: number) => void;
  readonly seek: (moment: number, isToPlay?: boolean) => void;
  /** Goes to where a passage begins, and plays it; false where that is not known. */
  readonly hear: (passage: number) => boolean;
  readonly toggle: () => void;
  /** The player that is there now. */
  readonly hold: (player: HTMLMediaElement | null) => void;
  /** What the player says of itself. */
  readonly loaded: () => void;
  readonly heardUntil: (offset: number) => void;
  readonly playing: (isPlaying: boolean) => void;
  readonly ended: () => void;
}

/** Follows what is heard of a conversation, over all of its recordings; where the listener left off is where it goes on. */
export function useListening(conversation: string, heard: Heard | undefined): Listening {
  const note = useNoted(conversation);
  const element = useRef<HTMLMediaElement>(null);
  const cue = useRef<Cue>(null);
  const [place, setPlace] = useState<{ index: number; moment: number } | null>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [rate, setRate] = useState(1);
  const { recordings = [], turns, leftAt = null } = heard ?? {};
  const left = recordingAt(recordings, leftAt ?? 0);
  const { index, moment } = place ?? { index: left.index, moment: leftAt ?? 0 };
  const hasBegun = place !== null || leftAt !== null;
  const startOf = (nth: number) => recordings[nth]?.startsAt ?? 0;

  const seek = (to: number, isToPlay = isPlaying) => {
    const wanted = recordingAt(recordings, to);
    cue.current = { offset: wanted.offset, isToPlay };
    setPlace({ index: wanted.index, moment: to });
    const player = element.current;
    if (wanted.index === index && player !== null && player.readyState > 0)
      goOn(player, cue.current);
  };
  const hold = useCallback((player: HTMLMediaElement | null) => {
    element.current = player;
  }, []);

  return {
    index,
    moment,
    isPlaying,
    passage: hasBegun && turns ? passageAt(turns.starts, moment) : null,
    rate,
    changeRate(to) {
      setRate(to);
      if (element.current !== null) element.current.playbackRate = to;
    },
    seek,
    hear(passage) {
      const start = turns?.starts[passage] ?? null;
      if (start === null || recordings.length === 0) return false;
      seek(start, true);
      return true;
    },
    toggle() {
      const player = element.current;
      cue.current = { offset: cue.current?.offset ?? left.offset, isToPlay: !isPlaying };
      if (player === null) return;
      if (isPlaying) player.pause();
      else void player.play().catch(() => undefined);
    },
    hold,
    loaded() {
      if (element.current === null) return;
      element.current.playbackRate = rate;
      goOn(element.current, cue.current ?? { offset: left.offset, isToPlay: false });
    },
    heardUntil(offset) {
      // A player that only goes where it was left has not begun.
      if (place === null && !isPlaying) return;
      const now = startOf(index) + offset;
      cue.current = { offset, isToPlay: isPlaying };
      setPlace({ index, moment: now });
      if (Math.abs(now - note.last()) >= often) note.keep(now);
    },
    playing(is) {
      cue.current = { offset: cue.current?.offset ?? left.offset, isToPlay: is };
      setPlaying(is);
      // It may have been sent elsewhere a moment ago.
      if (is) setPlace((there) => there ?? { index, moment });
      else note.keep(moment);
    },
    ended() {
      setPlaying(false);
      if (index + 1 >= recordings.length) {
        note.keep(0);
        return;
      }
      cue.current = { offset: 0, isToPlay: true };
      setPlace({ index: index + 1, moment: startOf(index + 1) });
    },
  };
}

/** Has a player go on where it is to. */
function goOn(player: HTMLMediaElement, { offset, isToPlay }: Cue): void {
  player.currentTime = offset / 1000;
  if (isToPlay) void player.play().catch(() => undefined);
}

/** Where the listener is, as the server knows it. */
function useNoted(conversation: string) {
  const api = useApi();
  const noted = useRef(0);
  return {
    last: () => noted.current,
    keep(moment: number) {
      noted.current = moment;
      const body = { position: Math.round(moment), idempotencyKey: newId() };
      // It is said again a few seconds later.
      void api
        .call('POST /kai-conversations/{kaiConversation}/listening', {
          params: { kaiConversation: conversation },
          body,
        })
        .catch(() => undefined);
    },
  };
}
