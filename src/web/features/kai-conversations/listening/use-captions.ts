import { useEffect } from 'react';
import { useApi } from '#web/screens/use-services.ts';
import type { KaiConversation } from '../kai-records.ts';
import * as texts from './texts.ts';

/** Passages that are asked for at a time. */
const count = 500;

interface Captioned {
  conversation: KaiConversation;
  /** Where the film begins in the conversation, in milliseconds. */
  startsAt: number;
}

/** Gives a film the transcript as captions, which its controls turn on and off. */
export function useCaptions(
  film: HTMLMediaElement | null,
  { conversation: { id, language, passages: total }, startsAt }: Captioned,
): void {
  const api = useApi();
  useEffect(() => {
    if (film === null || total === 0) return undefined;
    const track = film.addTextTrack('captions', texts.captions, language);
    const left = new AbortController();
    const fill = async (): Promise<void> => {
      for (let from = 0; from < total && !left.signal.aborted; from += count) {
        const { passages } = await api.call('GET /kai-conversations/{kaiConversation}/passages', {
          params: { kaiConversation: id },
          query: { from, count },
          signal: left.signal,
        });
        for (const [nth, { start, end, speaker, text }] of passages.entries()) {
          if (start === null || start < startsAt) continue;
          const until = end ?? passages[nth + 1]?.start ?? start + 5000;
          const [begins, ends] = [(start - startsAt) / 1000, (until - startsAt) / 1000];
          track.addCue(new VTTCue(begins, Math.max(begins + 1, ends), `${speaker}: ${text}`));
        }
      }
    };
    void fill().catch(() => undefined);
    return () => {
      left.abort();
      track.mode = 'disabled';
    };
  }, [api, film, id, language, total, startsAt]);
}
