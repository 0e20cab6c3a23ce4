import { useCallback, useState } from 'react';
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
  const api = useApi();
  const { file, kind, name, startsAt } = recording;
  const { id } = conversation;
  const askFor = useCallback(
    () =>
      api.call('POST /kai-conversations/{kaiConversation}/links', {
        params: { kaiConversation: id },
        body: { file },
      }),
    [api, id, file],
  );
  const { address, failed, renew } = useFileLink(file, askFor);
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
