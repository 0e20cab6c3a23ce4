import { endOf, loudnessOf } from '#domain/kai-conversations/recordings.ts';
import type { Drawing } from '#web/ui/embedded/waveform.tsx';
import type { Heard } from './use-listening.ts';

/** Milliseconds of all recordings, or of what is said where they do not say. */
export const wholeOf = ({ recordings, turns: { starts, ends } }: Heard): number =>
  Math.max(endOf(recordings) ?? 0, ends.at(-1) ?? 0, starts.at(-1) ?? 0);

/** How loud it is, where that is known of each recording; who speaks when everywhere else. */
export function drawingOf(heard: Heard): Drawing {
  const { recordings, turns } = heard;
  const whole = wholeOf(heard);
  if (recordings.every(({ peaks }) => peaks !== null && peaks.length > 0))
    return { kind: 'loudness', of: (parts) => loudnessOf(recordings, whole, parts) };
  const { speakers, of, starts, ends } = turns;
  return {
    kind: 'turns',
    lanes: speakers.length,
    turns: starts.flatMap((from, nth) => {
      const to = ends[nth] ?? starts[nth + 1] ?? whole;
      return from === null ? [] : [{ from, to: Math.max(from, to), lane: of[nth] ?? 0 }];
    }),
  };
}
