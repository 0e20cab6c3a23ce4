import { SECOND } from '#domain/time/calendar.ts';

/** How often what is recorded is handed out, so that hardly anything is lost when the page goes. */
const partLength = 5 * SECOND;

/** What browsers record that conversations take, the best first. */
const types = ['audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];

/** Samples that a look at the loudness hears, a third of a second: what is said between two looks counts too. */
const listened = 16_384;

export interface Microphone {
  /** How loud it is now, from 0 to 1. */
  level(): number;
  pause(): void;
  resume(): void;
  /** Resolves once the last part was handed out. */
  stop(): Promise<void>;
}

/** This browser can record what conversations take. */
export const canRecord = (): boolean =>
  'MediaRecorder' in globalThis && types.some((type) => MediaRecorder.isTypeSupported(type));

/** Opens the microphone and records. Rejects where there is none, or the person does not allow it. */
export async function openMicrophone(onPart: (content: Blob) => void): Promise<Microphone> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type)) ?? '';
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: 64_000 });
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) onPart(data);
  });
  const sound = new AudioContext();
  const analyser = sound.createAnalyser();
  analyser.fftSize = listened;
  sound.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  recorder.start(partLength);
  return {
    level() {
      if (recorder.state !== 'recording') return 0;
      analyser.getFloatTimeDomainData(samples);
      const power = samples.reduce((sum, each) => sum + each * each, 0) / samples.length;
      // Speech lies about 20 decibels below the loudest.
      return Math.min(1, Math.sqrt(power) * 4);
    },
    pause: () => recorder.pause(),
    resume: () => recorder.resume(),
    async stop() {
      if (recorder.state !== 'inactive') {
        const ended = new Promise((resolve) => recorder.addEventListener('stop', resolve));
        recorder.stop();
        await ended;
      }
      for (const track of stream.getTracks()) track.stop();
      await sound.close();
    },
  };
}
