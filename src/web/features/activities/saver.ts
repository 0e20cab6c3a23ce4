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
const pauses = [1000, 2000, 5000, 10_000] as const;
const longest = 20_000;
/** The end comes last: nothing that was said before it may be lost by it. */
const inOrder = ['state', 'progress', 'score', 'completed'] as const;

/** Saves what an activity says, one request at a time: of each kind the latest, which says all that those before it did. */
export function openSaver({ send, isHopeless, onLost, onBack }: Host): Saver {
  const waiting = new Map<Saved['type'], Saved>();
  /** Of what was refused together each goes by itself: one that is wrong takes none of the others with it. */
  let apart: readonly Saved[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isSending = false;
  let sentAt = -Infinity;
  let failures = 0;
  let isClosed = false;

  const schedule = (): void => {
    if (timer !== null || isSending) return;
    if (waiting.size === 0 && apart.length === 0) return;
    const usual = Math.max(0, sentAt + savePause - Date.now());
    const pause = failures === 0 ? usual : (pauses[failures - 1] ?? longest);
    timer = setTimeout(() => void next(), isClosed ? 0 : pause);
  };

  const next = async (): Promise<void> => {
    timer = null;
    isSending = true;
    sentAt = Date.now();
    const messages = apart.length > 0 ? apart.slice(0, 1) : takeWaiting();
    apart = apart.slice(1);
    try {
      await send(messages);
      if (failures > 0) onBack();
      failures = 0;
    } catch (error) {
      if (isHopeless(error)) {
        if (failures > 0) onBack();
        failures = 0;
        if (messages.length > 1) apart = messages;
      } else keepFor(messages);
    }
    isSending = false;
    if (!isClosed || failures === 0) schedule();
  };

  const takeWaiting = (): readonly Saved[] => {
    const messages = inOrder.flatMap((type) => waiting.get(type) ?? []);
    waiting.clear();
    return messages;
  };

  /** What came meanwhile is newer. */
  const keepFor = (messages: readonly Saved[]): void => {
    for (const message of messages)
      if (!waiting.has(message.type)) waiting.set(message.type, message);
    if (failures === 0) onLost();
    failures += 1;
  };

  return {
    save(message) {
      waiting.set(message.type, message);
      schedule();
    },
    close() {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
      timer = null;
      schedule();
    },
  };
}
