import { createActor, fromPromise, SimulatedClock, waitFor, type ActorRefFrom } from 'xstate';
import type { Outgoing } from '#machines/message-sending/events.ts';
import { messageSendingMachine } from '#machines/message-sending/machine.ts';
import { pause } from '#machines/message-sending/setup.ts';
import { openOutbox } from '#web/actors/outbox.ts';

/** What becomes of a message on its way: the server never hears of it, its answer is lost, or all is well. */
export type Fate = 'lost' | 'answerLost' | 'well';

/** A browser with the conductor of sending, a storage that outlives it, and a network that does what it is told. */
export interface SendingDevice {
  write(message: Outgoing): void;
  /** Lets the message on its way meet its fate; nothing where none is on its way. */
  meet(fate: Fate): Promise<void>;
  /** The page dies in the midst of things and is opened again. */
  kill(): void;
  /** A second page over the same storage, which sends what waits there as well. */
  openTwice(): void;
  /** Time passes in which it tries again by itself. */
  wait(): void;
  /** Resolves when nothing waits any more. */
  settle(): Promise<void>;
  close(): void;
}

interface OnItsWay {
  readonly message: Outgoing;
  readonly end: (reason: Error | null) => void;
}

/** `send` delivers to the server; it rejects where the server says no. */
export function sendingDevice(send: (message: Outgoing) => Promise<void>): SendingDevice {
  let kept: readonly Outgoing[] | null = null;
  let underWay: OnItsWay[] = [];
  let isCalm = false;
  let pages: { clock: SimulatedClock; actor: ActorRefFrom<typeof messageSendingMachine> }[] = [];

  const open = (): void => {
    const clock = new SimulatedClock();
    const outbox = openOutbox({ read: () => kept, write: (waiting) => void (kept = waiting) });
    const machine = messageSendingMachine.provide({
      actors: {
        deliver: fromPromise(async ({ input, signal }) => {
          if (input === undefined) return null;
          if (isCalm) {
            await send(input);
            return null;
          }
          const { promise, resolve, reject } = Promise.withResolvers<null>();
          const end = (reason: Error | null): void => (reason ? reject(reason) : resolve(null));
          const own = { message: input, end };
          underWay.push(own);
          signal.addEventListener('abort', () => {
            underWay = underWay.filter((each) => each !== own);
          });
          return promise;
        }),
      },
      actions: { keepWaiting: ({ context }) => outbox.keep(context.waiting) },
    });
    const actor = createActor(machine, { input: { waiting: outbox.waiting }, clock });
    pages.push({ clock, actor });
    actor.start();
  };
  const close = (): void => {
    for (const { actor } of pages) actor.stop();
    pages = [];
    underWay = [];
  };

  open();
  return {
    write: (message) => pages.at(-1)?.actor.send({ type: 'SEND', message }),
    async meet(fate) {
      const [first] = underWay.splice(0, 1);
      if (!first) return;
      if (fate !== 'lost') await send(first.message);
      first.end(fate === 'well' ? null : new Error('The network is gone.'));
    },
    kill() {
      close();
      open();
    },
    openTwice: open,
    wait() {
      for (const { clock } of pages) clock.increment(pause);
    },
    async settle() {
      isCalm = true;
      for (const { end } of underWay.splice(0)) end(new Error('The network is gone.'));
      close();
      open();
      await Promise.all(pages.map(({ actor }) => waitFor(actor, (now) => now.matches('sent'))));
    },
    close,
  };
}
