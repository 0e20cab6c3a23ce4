import { ApiError } from '#web/api/api-error.ts';
import type { DataOf } from '#web/api/call.ts';
import type { ApiClient } from '#web/api/client.ts';
import type { Outgoing } from './mesh.ts';

export type Exchanged = DataOf<'POST /meetings/{booking}/exchange'>;

interface Host {
  readonly api: ApiClient;
  readonly booking: string;
  readonly page: string;
  readonly onAnswer: (answer: Exchanged) => void | Promise<void>;
  /** The room is not there any more for this person. */
  readonly onShut: () => void;
  readonly onLost: () => void;
  readonly onBack: () => void;
}

/** Milliseconds between two signs of life, and between two tries while there is no answer. */
const beat = 10_000;
const retry = 2_000;
/** Signals that one call takes. */
const most = 100;

/** The way to the server while somebody is in the room: says that they are there, and carries signals both ways. */
export function openLine({ api, booking, page, onAnswer, onShut, onLost, onBack }: Host) {
  const outbox: Outgoing[] = [];
  let heard = 0;
  const now = { isBusy: false, isWanted: false, isDue: false, isLost: false, isOver: false };
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** What was asked and is not answered yet. */
  let asked: AbortController | null = null;

  /** The next sign of life is due. Whoever gives none is gone, so it takes the place of one that still waits for its answer. */
  const next = (): void => {
    if (asked === null) return void run();
    now.isDue = true;
    asked.abort();
  };
  const ask = async (signals: readonly Outgoing[]): Promise<Exchanged> => {
    const { signal } = (asked = new AbortController());
    timer = setTimeout(next, beat);
    try {
      const body = { page, heard, signals: [...signals] };
      return await api.call('POST /meetings/{booking}/exchange', {
        params: { booking },
        body,
        signal,
      });
    } finally {
      clearTimeout(timer);
      asked = null;
    }
  };

  const exchange = async (): Promise<void> => {
    const signals = outbox.splice(0, most);
    try {
      const answer = await ask(signals);
      if (now.isOver) return;
      heard = answer.signals.at(-1)?.position ?? heard;
      if (now.isLost) {
        now.isLost = false;
        onBack();
      }
      await onAnswer(answer);
    } catch (error) {
      if (now.isOver) return;
      outbox.unshift(...signals);
      if (error instanceof ApiError && error.status === 404) return onShut();
      if (now.isLost) return;
      now.isLost = true;
      onLost();
    }
  };
  const run = async (): Promise<void> => {
    if (now.isBusy || now.isOver) {
      now.isWanted = true;
      return;
    }
    now.isBusy = true;
    clearTimeout(timer);
    do {
      now.isWanted = false;
      now.isDue = false;
      await exchange();
    } while (!now.isOver && (now.isDue || (!now.isLost && (now.isWanted || outbox.length > 0))));
    now.isBusy = false;
    if (!now.isOver) timer = setTimeout(next, now.isLost ? retry : beat);
  };
  const soon = (): void => void run();
  globalThis.addEventListener('online', soon);
  soon();

  return {
    send(signal: Outgoing): void {
      outbox.push(signal);
      soon();
    },
    /** There may be something to hear. */
    look: soon,
    close(): void {
      now.isOver = true;
      clearTimeout(timer);
      globalThis.removeEventListener('online', soon);
      // Whoever can't be told learns it by the silence.
      api
        .call('POST /meetings/{booking}/leave', { params: { booking }, body: { page } })
        .catch(() => undefined);
    },
  };
}
