import { useCallback, useEffect, useRef, useState } from 'react';
import { useFileLink } from '#web/screens/use-file-link.ts';
import { useApi } from '#web/screens/use-services.ts';
import { Played } from '#web/ui/embedded/listening.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { KaiConversation } from '../kai-records.ts';
import * as texts from './texts.ts';
import { useCaptions } from './use-captions.ts';
import type { Heard, Listening } from './use-listening.ts';

interface RecordingProps {
  conversation: KaiConversation;
  recording: Heard['recordings'][number];
  listening: Listening;
}

/** One recording, by an address of its own that lasts for a while and is renewed where it was. */
export function Recording({ conversation, recording, listening }: RecordingProps) {
  const { kind, name, startsAt } = recording;
  const { address, failed, renew } = useAddress(conversation, recording.file);
  const [film, setFilm] = useState<HTMLMediaElement | null>(null);
  const { hold, loaded, heardUntil, playing, ended } = listening;
  const holdFilm = useCallback(
    (player: HTMLMediaElement | null) => {
      hold(player);
      setFilm(kind === 'video' ? player : null);
    },
    [hold, kind],
  );
  useCaptions(film, { conversation, startsAt });
  if (failed) return <Notice tone="warning">{texts.cantBePlayed}</Notice>;
  if (address === null) return null;
  return (
    <Played
      kind={kind}
      player={holdFilm}
      src={address}
      aria-label={name}
      onLoadedMetadata={loaded}
      onTimeUpdate={({ currentTarget }) => {
        if (currentTarget.readyState > 0 && !currentTarget.seeking)
          heardUntil(currentTarget.currentTime * 1000);
      }}
      onPlay={() => playing(true)}
      onPause={({ currentTarget }) => {
        if (!currentTarget.error && !currentTarget.ended) playing(false);
      }}
      onEnded={ended}
      onError={renew}
    />
  );
}

function useAddress({ id }: KaiConversation, file: string) {
  const api = useApi();
  const askFor = useCallback(
    () =>
      api.call('POST /kai-conversations/{kaiConversation}/links', {
        params: { kaiConversation: id },
        body: { file },
      }),
    [api, id, file],
  );
  return useFileLink(file, askFor);
}

/** Seconds that two recordings may be apart before that is heard. */
const apart = 0.3;

/** A recording that runs at the same time as the one that leads: it is only heard. */
export function PlayedBeside({ conversation, recording, listening }: RecordingProps) {
  const { address, renew } = useAddress(conversation, recording.file);
  if (address === null) return null;
  const offset = listening.moment - recording.startsAt;
  return (
    <Following key={address} src={address} offset={offset} listening={listening} onError={renew} />
  );
}

interface FollowingProps {
  src: string;
  /** Milliseconds in this recording. */
  offset: number;
  listening: Listening;
  onError: () => void;
}

function Following({ offset, listening: { isPlaying, rate }, ...rest }: FollowingProps) {
  const player = useRef<HTMLMediaElement>(null);
  useEffect(() => {
    const own = player.current;
    if (own === null) return;
    if (Math.abs(own.currentTime - offset / 1000) > apart) own.currentTime = offset / 1000;
    own.playbackRate = rate;
    if (!isPlaying) own.pause();
    else if (own.paused && !own.ended) void own.play().catch(() => undefined);
  }, [offset, isPlaying, rate]);
  return <Played {...rest} kind="audio" player={player} />;
}
