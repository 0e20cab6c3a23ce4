import { readTranscript } from '#domain/kai-conversations/transcript/read.ts';
import { countWords, type Segment } from '#domain/kai-conversations/transcript/segment.ts';
import type { ShippedContents } from './shipped-files.ts';
import { coachingTranscripts } from './talk-texts.ts';
import { bytesOfSpeech, speak } from './voice.ts';

const [, silence, sentences, thursday] = coachingTranscripts;

/** A conversation that can be heard: what is said in it, and where each of its recordings begins, in seconds. */
interface Talk {
  readonly text: string;
  readonly parts: readonly {
    readonly storedAs: string;
    readonly name: string;
    readonly from: number;
  }[];
}

/** Talks that come with the product, in the voices of nobody. */
const talks = {
  sentences: {
    text: sentences,
    parts: [{ storedAs: 'shipped.talk-two-sentences', name: 'Two sentences.wav', from: 0 }],
  },
  station: {
    text: silence,
    parts: [{ storedAs: 'shipped.talk-station', name: 'On the way to the station.wav', from: 0 }],
  },
  thursday: {
    text: thursday,
    parts: [
      { storedAs: 'shipped.talk-thursday-1', name: 'After Thursday, part 1.wav', from: 0 },
      { storedAs: 'shipped.talk-thursday-2', name: 'After Thursday, part 2.wav', from: 61 },
    ],
  },
} as const satisfies Readonly<Record<string, Talk>>;

export type TalkName = keyof typeof talks;

/** Milliseconds that a word takes, and that are left before somebody else begins. */
const [word, breath] = [380, 350];

/** What is said in a talk, with when each passage is over; `{me}` is whoever uploads it. */
export function saidInTalk(name: TalkName, me = '{me}'): Segment[] {
  const read = readTranscript(talks[name].text.replaceAll('{me}', me));
  const segments = 'segments' in read ? read.segments : [];
  return segments.map((segment, nth) => {
    const start = segment.start ?? 0;
    const next = segments[nth + 1]?.start ?? Infinity;
    const end = Math.min(next - breath, start + countWords(segment.text) * word);
    return { ...segment, start, end };
  });
}

/** Seconds of a whole talk. */
const wholeOf = (name: TalkName): number =>
  Math.ceil((saidInTalk(name, 'Me').at(-1)?.end ?? 0) / 1000) + 1;

/** The recordings of a talk, one after the other; times are milliseconds. */
export function recordingsOfTalk(name: TalkName) {
  const { parts } = talks[name];
  return parts.map(({ from, ...part }, nth) => {
    const seconds = (parts[nth + 1]?.from ?? wholeOf(name)) - from;
    return {
      ...part,
      startsAt: from * 1000,
      length: seconds * 1000,
      byteLength: bytesOfSpeech(seconds),
    };
  });
}

/** What was made once is kept: a player asks for it piece by piece. */
const made = new Map<string, Uint8Array>();

function soundOf(name: TalkName, nth: number, storedAs: string): Uint8Array {
  const there = made.get(storedAs);
  if (there) return there;
  const { startsAt = 0, length = 0 } = recordingsOfTalk(name)[nth] ?? {};
  const segments = saidInTalk(name, 'Me');
  const voices = [...new Set(segments.map(({ speaker }) => speaker))];
  const utterances = segments
    .filter(({ start }) => start !== null && start >= startsAt && start < startsAt + length)
    .map(({ start, end, speaker, text }) => ({
      start: ((start ?? 0) - startsAt) / 1000,
      end: ((end ?? 0) - startsAt) / 1000,
      voice: voices.indexOf(speaker),
      text,
    }));
  const sound = speak(utterances, length / 1000);
  made.set(storedAs, sound);
  return sound;
}

/** The content of each, by the names that they are stored as. */
export const talkContents: ShippedContents = Object.fromEntries(
  (Object.keys(talks) as TalkName[]).flatMap((name) =>
    talks[name].parts.map(({ storedAs }, nth) => [storedAs, () => soundOf(name, nth, storedAs)]),
  ),
);
