import { useCallback, useEffect, useRef, useState } from 'react';
import { useMe } from '#web/screens/account/use-me.ts';
import { useUploadLimits } from '#web/screens/uploads/use-upload-limits.ts';
import {
  forgetRecording,
  keepPart,
  keptRecording,
  type KeptRecording,
} from '#web/actors/kept-recordings.ts';
import { openMicrophone, type Microphone } from './microphone.ts';

export type RecordingStep = 'idle' | 'asking' | 'refused' | 'recording' | 'paused';

/** How often what is heard and how long it has been is shown. */
const tick = 250;

export interface Recording {
  readonly step: RecordingStep;
  /** Milliseconds. */
  readonly elapsed: number;
  /** From 0 to 1. */
  readonly level: number;
  /** What was recorded when the page was left. */
  readonly left: KeptRecording | null;
  record(): void;
  pause(): void;
  resume(): void;
  /** Ends it and hands it over. */
  stop(): void;
  /** Hands over what was left. */
  take(): void;
  /** Throws away what was left. */
  discard(): void;
}

/** Recording on the page, for one person at a time; each part is kept as soon as it is there. `onRecorded` is given the whole. */
export function useRecording(onRecorded: (recording: KeptRecording) => void): Recording {
  const { id: person } = useMe();
  const { recordingLength } = useUploadLimits();
  const [step, setStep] = useState<RecordingStep>('idle');
  const [shown, setShown] = useState({ elapsed: 0, level: 0 });
  const [left, setLeft] = useState<KeptRecording | null>(null);
  const microphone = useRef<Microphone | null>(null);
  const length = useRef(0);
  const recorded = useRef({ began: 0, parts: [] as Blob[] });
  const heard = useRef(onRecorded);
  useEffect(() => {
    heard.current = onRecorded;
  });

  useEffect(() => {
    let isHere = true;
    const look = async (): Promise<void> => {
      const kept = await keptRecording(person);
      if (isHere) setLeft(kept);
    };
    void look();
    return () => {
      isHere = false;
      void microphone.current?.stop();
    };
  }, [person]);

  const stop = useCallback(async () => {
    const open = microphone.current;
    microphone.current = null;
    await open?.stop();
    setStep('idle');
    const { began, parts } = recorded.current;
    const content = new Blob(parts, { type: parts[0]?.type ?? '' });
    if (content.size > 0) heard.current({ began, length: length.current, content });
  }, []);

  useEffect(() => {
    if (step !== 'recording') return;
    // A browser calls less often on a page that nobody looks at; the recording goes on there.
    let counted = performance.now();
    const timer = setInterval(() => {
      const now = performance.now();
      length.current += Math.round(now - counted);
      counted = now;
      setShown({ elapsed: length.current, level: microphone.current?.level() ?? 0 });
      if (length.current >= recordingLength) void stop();
    }, tick);
    return () => clearInterval(timer);
  }, [recordingLength, step, stop]);

  const record = async (): Promise<void> => {
    setStep('asking');
    const began = Date.now();
    const parts: Blob[] = [];
    recorded.current = { began, parts };
    length.current = 0;
    setLeft(null);
    try {
      await forgetRecording(person);
      microphone.current = await openMicrophone((content) => {
        parts.push(content);
        void keepPart({ person, n: parts.length, began, length: length.current, content });
      });
      setShown({ elapsed: 0, level: 0 });
      setStep('recording');
    } catch {
      setStep('refused');
    }
  };

  return {
    step,
    ...shown,
    left,
    record: () => void record(),
    pause() {
      microphone.current?.pause();
      setStep('paused');
    },
    resume() {
      microphone.current?.resume();
      setStep('recording');
    },
    stop: () => void stop(),
    take() {
      if (left) onRecorded(left);
      setLeft(null);
    },
    discard() {
      setLeft(null);
      void forgetRecording(person);
    },
  };
}
