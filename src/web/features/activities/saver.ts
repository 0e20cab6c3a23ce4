import { savePause, type FrameMessage } from '#domain/interactive/frame-contract.ts';

/** What of an activity is saved: what it says of its frame stays here. */
export type Saved = Exclude<FrameMessage, { type: 'ready' | 'resize' }>;

interface Saver {
  /** Saves a message, or what came last of its kind, as soon as the request before is over. */
  readonly save: (message: Saved) => void;
  /** What is still to be saved is tried once more, and nothing after that. */
  readonly close: () => void;
}

interface Host {
  readonly send: (messages: readonly Saved[]) => Promise<void>;
  /** The server will never take it: trying again is of no use. */
  readonly isHopeless: (error: unknown) => boolean;
  readonly onLost: () => void;
  readonly onBack: () => void;
}

/** Milliseconds between two tries, the longer the oftener. */
const pauses = [1000, 2000, 5000, 10_000, 20_000] as const;
/** The end comes last: nothing that was said before it may be lost by it. */
const inOrder = ['state', 'progress', 'score', 'completed'] as const;

/** Saves what an activity says, one request at a time: of each kind the latest, which says all that those before it did. */
export function openSaver({ send, isHopeless, onLost, onBack }: Host): Saver {
  const waiting = new Map<Saved['type'], Saved>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let failures = 0;
  let isClosed = false;

  const later = (pause: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void next(), pause);
  };

  const next = async (): Promise<void> => {
    if (isSending || waiting.size === 0) return;
    isSending = true;
    const messages = inOrder.flatMap((type) => waiting.get(type) ?? []);
    waiting.clear();
    try {
      await send(messages);
      if (failures > 0) onBack();
      failures = 0;
    } catch (error) {
      if (isHopeless(error)) failures = 0;
      else {
        for (const message of messages)
          if (!waiting.has(message.type)) waiting.set(message.type, message);
        if (failures === 0) onLost();
        failures += 1;
      }
    } finally {
      isSending = false;
    }
    if (waiting.size > 0 && !isClosed)
      later(failures === 0 ? savePause : (pauses[failures - 1] ?? 20_000));
  };

  return {
    save(message) {
      waiting.set(message.type, message);
      if (!isSending && failures === 0) later(timer === undefined ? 0 : savePause);
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      void next();
    },
  };
}
