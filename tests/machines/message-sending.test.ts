import { createActor, fromPromise, SimulatedClock, type Snapshot } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Outgoing } from '#machines/message-sending/events.ts';
import { messageSendingMachine } from '#machines/message-sending/machine.ts';
import { pause } from '#machines/message-sending/setup.ts';

const message = (key: string): Outgoing => ({ key, text: `Text ${key}`, files: [], sendAt: null });

/** A sender whose server answers when the test says so. */
function aSender(waiting: readonly Outgoing[] = []) {
  const clock = new SimulatedClock();
  const asked: Outgoing[] = [];
  const kept: (readonly Outgoing[])[] = [];
  const givenBack: string[] = [];
  let answer: { resolve: (value: null) => void; reject: (error: unknown) => void } | null = null;
  const actor = createActor(
    messageSendingMachine.provide({
      actors: {
        deliver: fromPromise(({ input }) => {
          if (input) asked.push(input);
          const { promise, resolve, reject } = Promise.withResolvers<null>();
          answer = { resolve, reject };
          return promise;
        }),
      },
      actions: {
        keepWaiting: ({ context }) => kept.push(context.waiting),
        giveBack: ({ context }) => givenBack.push(context.waiting[0]?.text ?? ''),
      },
    }),
    { input: { waiting }, clock },
  );
  actor.start();
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    actor,
    clock,
    asked,
    kept,
    givenBack,
    state: () => (actor.getSnapshot() as Snapshot<unknown> & { value: unknown }).value,
    async takes() {
      answer?.resolve(null);
      await settled();
    },
    async fails(error: unknown) {
      answer?.reject(error);
      await settled();
    },
  };
}

describe('sending messages', () => {
  test('one goes after the other, in their order, each once', async () => {
    const sender = aSender();
    sender.actor.send({ type: 'SEND', message: message('1') });
    sender.actor.send({ type: 'SEND', message: message('2') });
    expect(sender.asked.map(({ key }) => key)).toEqual(['1']);
    await sender.takes();
    expect(sender.asked.map(({ key }) => key)).toEqual(['1', '2']);
    await sender.takes();
    expect([sender.state(), sender.kept.at(-1)]).toEqual(['sent', []]);
  });

  test('what could not go is kept and goes under the same key when the network is back', async () => {
    const sender = aSender();
    sender.actor.send({ type: 'SEND', message: message('1') });
    await sender.fails(new Error('no network'));
    expect([sender.state(), sender.kept.at(-1)]).toEqual(['waiting', [message('1')]]);
    sender.actor.send({ type: 'network.online' });
    await sender.fails(new Error('still none'));
    sender.clock.increment(pause);
    await sender.takes();
    expect(sender.asked.map(({ key }) => key)).toEqual(['1', '1', '1']);
    expect(sender.state()).toBe('sent');
  });

  test('what an earlier visit could not send goes first', async () => {
    const sender = aSender([message('0')]);
    expect(sender.asked.map(({ key }) => key)).toEqual(['0']);
  });

  test('what is refused keeps those behind it, and is given back to be written on', async () => {
    const sender = aSender();
    sender.actor.send({ type: 'SEND', message: message('1') });
    sender.actor.send({ type: 'SEND', message: message('2') });
    await sender.fails({ isRefusal: true });
    expect([sender.state(), sender.asked.length]).toEqual(['failed', 1]);
    sender.actor.send({ type: 'DISCARD' });
    expect(sender.givenBack).toEqual(['Text 1']);
    expect(sender.asked.at(-1)?.key).toBe('2');
  });
});
