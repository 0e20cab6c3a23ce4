import { Readable } from 'node:stream';
import { unnamed } from '#domain/kai-conversations/transcript/names.ts';
import type { Segment } from '#domain/kai-conversations/transcript/segment.ts';
import { bytesOf } from './length/length-of.ts';
import { waveSound, type WaveSound } from './length/wave.ts';
import type { Recording, Transcribe } from './recording.ts';

const channels = 2;
/** Bytes of one sample of one channel: 16 bits. */
const sample = 2;
const headOf = 44;
/** Whole numbers, as the format numbers its encodings. */
const plain = 1;

/**
 * Two people of whom each has a channel of their own are told apart by it: each channel is written down by itself, and both are put together in the order in which
 * they speak. What has no two channels of plain samples is written down as it is.
 */
export const byChannel =
  (transcribe: Transcribe): Transcribe =>
  async (recording, signal) => {
    const sound = recording.mediaType === 'audio/wav' ? await stereoOf(recording) : null;
    if (sound === null) return transcribe(recording, signal);
    const said: Segment[] = [];
    let problem: string | null = null;
    for (let channel = 0; channel < channels; channel += 1) {
      const found = await transcribe(only(recording, sound, channel), signal);
      if ('problem' in found) problem ??= found.problem;
      else said.push(...found.segments.map(named(channel)));
    }
    if (said.length === 0 && problem !== null) return { problem };
    return { segments: said.toSorted((one, other) => (one.start ?? 0) - (other.start ?? 0)) };
  };

const named =
  (channel: number) =>
  (segment: Segment): Segment => ({
    ...segment,
    speaker: segment.speaker === unnamed ? `Speaker ${channel + 1}` : segment.speaker,
  });

async function stereoOf({ content }: Recording): Promise<WaveSound | null> {
  const sound = await waveSound(bytesOf(content));
  const isPlain =
    sound?.encoding === plain && sound.channels === channels && sound.bits === sample * 8;
  return isPlain ? sound : null;
}

/** A recording of one channel of another, read as it comes. */
function only(
  recording: Recording,
  { rate, from, byteLength }: WaveSound,
  channel: number,
): Recording {
  const frame = channels * sample;
  const frames = Math.floor(byteLength / frame);
  const parts = async function* (): AsyncGenerator<Buffer> {
    yield headFor(rate, frames * sample);
    if (frames === 0) return;
    const stream = await recording.content.open({ first: from, last: from + frames * frame - 1 });
    let rest = Buffer.alloc(0);
    for await (const chunk of stream) {
      const bytes = Buffer.concat([rest, chunk as Buffer]);
      const whole = Math.floor(bytes.length / frame);
      const mono = Buffer.alloc(whole * sample);
      for (let nth = 0; nth < whole; nth += 1)
        bytes.copy(
          mono,
          nth * sample,
          nth * frame + channel * sample,
          nth * frame + (channel + 1) * sample,
        );
      rest = bytes.subarray(whole * frame);
      yield mono;
    }
  };
  return {
    ...recording,
    content: {
      byteLength: headOf + frames * sample,
      open: () => Promise.resolve(Readable.from(parts())),
    },
  };
}

function headFor(rate: number, byteLength: number): Buffer {
  const head = Buffer.alloc(headOf);
  head.write('RIFF', 0);
  head.writeUInt32LE(headOf - 8 + byteLength, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * sample, 28);
  head.writeUInt16LE(sample, 32);
  head.writeUInt16LE(sample * 8, 34);
  head.write('data', 36);
  head.writeUInt32LE(byteLength, 40);
  return head;
}
