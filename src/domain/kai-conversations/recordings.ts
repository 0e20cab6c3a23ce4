/** Stretches of one recording at most of which the loudness is known. */
export const mostPeaks = 600;

/** A recording among those of a conversation. */
export interface PlacedRecording {
  /** Milliseconds from the beginning of the conversation. */
  readonly startsAt: number;
  /** Milliseconds; null where the file does not say. */
  readonly length: number | null;
}

/** A recording of a conversation, by its file. */
export interface RecordingPlace extends PlacedRecording {
  readonly file: string;
}

interface Speaking {
  readonly label: string;
  readonly file?: string | undefined;
}

/** Whether everybody has a recording of their own: these run at the same time, and others one after the other. */
export const runTogether = (
  participants: readonly Speaking[],
  recordings: readonly { readonly id: string }[],
): boolean => recordings.some(({ id }) => onlySpeakerOf(participants, id) !== null);

/** Who alone speaks in a recording; null where nobody said. */
export const onlySpeakerOf = (
  participants: readonly Speaking[],
  recording: string,
): string | null => participants.find(({ file }) => file === recording)?.label ?? null;

/** In which recording a moment of the conversation lies, and where in it; they are in order. A moment that lies in none belongs to the one before, and one that lies in several to the last of them. */
export function recordingAt(
  recordings: readonly Pick<PlacedRecording, 'startsAt'>[],
  moment: number,
): { readonly index: number; readonly offset: number } {
  const found = recordings.findLastIndex(({ startsAt }) => startsAt <= moment);
  const index = Math.max(0, found);
  return { index, offset: Math.max(0, moment - (recordings[index]?.startsAt ?? 0)) };
}

/** When the last of them ends; null where it does not say. */
export function endOf(recordings: readonly PlacedRecording[]): number | null {
  const last = recordings.at(-1);
  return last?.length == null ? null : last.startsAt + last.length;
}

/** Which passage is spoken at a moment: the last that has begun; null before the first, and where passages have no times. */
export function passageAt(starts: readonly (number | null)[], moment: number): number | null {
  const found = starts.findLastIndex((start) => start !== null && start <= moment);
  return found < 0 ? null : found;
}

interface DrawnRecording extends PlacedRecording {
  readonly peaks: readonly number[] | null;
}

/** How loud it is in each of so many equal parts of the whole, from 0 to 1: the loudest moment of all is 1, so that quiet recordings can be read too. */
export function loudnessOf(
  recordings: readonly DrawnRecording[],
  whole: number,
  parts: number,
): number[] {
  const loudest = Math.max(1, ...recordings.flatMap(({ peaks }) => peaks ?? []));
  return Array.from({ length: parts }, (_, part) => {
    const [from, to] = [(part / parts) * whole, ((part + 1) / parts) * whole];
    const heard = recordings.flatMap((recording, at) => {
      const { startsAt, length, peaks } = recording;
      const next = recordings.slice(at + 1).find((other) => other.startsAt > startsAt);
      const lasts = length ?? (next?.startsAt ?? whole) - startsAt;
      if (peaks === null || peaks.length === 0 || lasts <= 0) return [];
      const placeOf = (moment: number) => ((moment - startsAt) / lasts) * peaks.length;
      if (placeOf(to) <= 0 || placeOf(from) >= peaks.length) return [];
      return peaks.slice(Math.max(0, Math.floor(placeOf(from))), Math.ceil(placeOf(to)));
    });
    return Math.max(0, ...heard) / loudest;
  });
}
