import { SimulatedClock, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { promptQueueMachine } from '#machines/prompt-queue/machine.ts';
import type { PromptQueueEvent } from '#machines/prompt-queue/events.ts';
import type { Prompt } from '#machines/prompt-queue/queue.ts';
import { Questions } from '#tests/support/questions.ts';

const welcome: Prompt = { id: 'w', kind: 'welcome', link: '/app/profile', at: 30 };
const level: Prompt = { id: 'l', kind: 'levelUp', link: '/app/profile#awards', at: 20 };
const laterLevel: Prompt = { id: 'l2', kind: 'levelUp', link: '/app/profile#awards', at: 40 };
const plain: Prompt = { id: 'o', kind: 'other', link: null, at: 10 };

function signedIn() {
  const clock = new SimulatedClock();
  const effects: string[] = [];
  const load = new Questions<readonly Prompt[], undefined>();
  const act = new Questions<void, { id: string }>();
  const actor = createActor(
    promptQueueMachine.provide({
      actors: { load: load.actor, act: act.actor },
      actions: {
        follow: (_, { link }) => void effects.push(`follow ${link}`),
        remember: (_, { id }) => void effects.push(`remember ${id}`),
      },
    }),
    { clock },
  ).start();
  return {
    load,
    act,
    effects,
    send: (event: PromptQueueEvent) => actor.send(event),
    can: (event: PromptQueueEvent) => actor.getSnapshot().can(event),
    receives: (...prompts: Prompt[]) => actor.send({ type: 'prompts.received', prompts }),
    later: (ms: number) => clock.increment(ms),
    queue: () => actor.getSnapshot().value.queue,
    waiting: () => actor.getSnapshot().context.queue.map(({ id }) => id),
    /** The prompt on the screen, if one is. */
    shown: () => {
      const snapshot = actor.getSnapshot();
      return snapshot.hasTag('open') ? snapshot.context.queue[0]?.id : undefined;
    },
    isBusy: () => actor.getSnapshot().hasTag('busy'),
    hasFailed: () => actor.getSnapshot().hasTag('failed'),
  };
}

const showing = async (...prompts: Prompt[]) => {
  const person = signedIn();
  await person.load.answer(prompts);
  return person;
};

describe('which prompt comes first', () => {
  it('nothing is shown before the open notifications are known', async () => {
    const person = signedIn();
    person.receives(level);
    expect(person.isBusy()).toBe(true);
    expect(person.shown()).toBeUndefined();
    await person.load.answer([welcome]);
    expect(person.shown()).toBe('w');
  });

  it('welcome, then level-up, then the others, each by time', async () => {
    const person = await showing(plain, laterLevel, level, welcome);
    expect(person.waiting()).toEqual(['w', 'l', 'l2', 'o']);
  });

  it('when they cannot be fetched, those that were announced are shown all the same', async () => {
    const person = signedIn();
    person.receives(level);
    await person.load.refuse(new Error('down'));
    expect(person.shown()).toBe('l');
  });

  it('with none there is nothing to show, until one arrives', async () => {
    const person = await showing();
    expect(person.queue()).toBe('idle');
    person.receives(level);
    expect(person.shown()).toBe('l');
  });

  it('the same prompt is never queued twice', async () => {
    const person = await showing(level);
    person.receives(level, level, laterLevel, laterLevel);
    expect(person.waiting()).toEqual(['l', 'l2']);
  });

  it('a shown prompt is not displaced: a late welcome goes second', async () => {
    const person = await showing(level, laterLevel);
    person.receives(welcome);
    expect(person.shown()).toBe('l');
    expect(person.waiting()).toEqual(['l', 'w', 'l2']);
  });
});

describe('closing', () => {
  it('tells the server, waits 400 milliseconds and shows the next', async () => {
    const person = await showing(welcome, level);
    person.send({ type: 'prompt.close' });
    expect(person.isBusy()).toBe(true);
    await person.act.answer();
    expect(person.act.latest.input).toEqual({ id: 'w' });
    person.later(399);
    expect(person.shown()).toBeUndefined();
    person.later(1);
    expect(person.shown()).toBe('l');
    expect(person.effects).toEqual([]);
  });

  it('closes even when the server cannot be told, which is made up for later', async () => {
    const person = await showing(welcome);
    person.send({ type: 'prompt.close' });
    await person.act.refuse(new Error('down'));
    expect(person.shown()).toBeUndefined();
    expect(person.effects).toEqual(['remember w']);
    person.later(400);
    person.receives(welcome);
    expect(person.shown()).toBeUndefined();
  });

  it('is refused while the answer is on its way, and when nothing is shown', async () => {
    const person = await showing(welcome);
    person.send({ type: 'prompt.close' });
    expect(person.can({ type: 'prompt.close' })).toBe(false);
    expect(person.can({ type: 'prompt.cta' })).toBe(false);
    await person.act.answer();
    expect(person.can({ type: 'prompt.close' })).toBe(false);
    expect(person.act.times).toBe(1);
  });

  it('a welcome that arrives in the pause comes next', async () => {
    const person = await showing(level, laterLevel);
    person.send({ type: 'prompt.close' });
    await person.act.answer();
    person.receives(welcome);
    expect(person.shown()).toBeUndefined();
    person.later(400);
    expect(person.shown()).toBe('w');
  });
});

describe('following the button', () => {
  it('tells the server, then opens the page', async () => {
    const person = await showing(welcome);
    person.send({ type: 'prompt.cta' });
    expect(person.effects).toEqual([]);
    await person.act.answer();
    expect(person.effects).toEqual(['follow /app/profile']);
    expect(person.queue()).toBe('settling');
  });

  it('is refused to a prompt without a page', async () => {
    const person = await showing(plain);
    expect(person.can({ type: 'prompt.cta' })).toBe(false);
    person.send({ type: 'prompt.cta' });
    expect(person.act.times).toBe(0);
    expect(person.can({ type: 'prompt.close' })).toBe(true);
  });

  it.each(['retry', 'prompt.cta'] as const)(
    'a failure is said; %s tries once more, then the page opens anyway',
    async (type) => {
      const person = await showing(welcome);
      expect(person.can({ type: 'retry' })).toBe(false);
      person.send({ type: 'prompt.cta' });
      await person.act.refuse(new Error('down'));
      expect(person.hasFailed()).toBe(true);
      expect(person.effects).toEqual([]);
      person.send({ type });
      await person.act.refuse(new Error('down'));
      expect(person.effects).toEqual(['remember w', 'follow /app/profile']);
      expect(person.queue()).toBe('settling');
    },
  );

  it('after a failure the prompt can be closed, and the next one gets its own second try', async () => {
    const person = await showing(welcome, level);
    person.send({ type: 'prompt.cta' });
    await person.act.refuse(new Error('down'));
    person.send({ type: 'prompt.close' });
    await person.act.answer();
    person.later(400);
    person.send({ type: 'prompt.cta' });
    await person.act.refuse(new Error('down'));
    expect(person.hasFailed()).toBe(true);
  });
});

describe('giving way to another dialog', () => {
  it('prompts wait while it is open, and come up when it closes', async () => {
    const person = signedIn();
    person.send({ type: 'hold' });
    await person.load.answer([welcome]);
    expect(person.shown()).toBeUndefined();
    person.receives(level);
    expect(person.shown()).toBeUndefined();
    person.send({ type: 'release' });
    expect(person.shown()).toBe('w');
  });

  it('a prompt that is already shown stays', async () => {
    const person = await showing(welcome, level);
    person.send({ type: 'hold' });
    expect(person.shown()).toBe('w');
    person.send({ type: 'prompt.close' });
    await person.act.answer();
    person.later(400);
    expect(person.shown()).toBeUndefined();
    person.send({ type: 'release' });
    expect(person.shown()).toBe('l');
  });

  it('the pause between two prompts is kept when the dialog closes within it', async () => {
    const person = await showing(welcome, level);
    person.send({ type: 'hold' });
    person.send({ type: 'prompt.close' });
    await person.act.answer();
    person.send({ type: 'release' });
    expect(person.shown()).toBeUndefined();
    person.later(400);
    expect(person.shown()).toBe('l');
  });
});

it.each(['showing', 'loading', 'settling'])(
  'when the session ends during %s, every prompt is forgotten',
  async (state) => {
    const person = signedIn();
    if (state !== 'loading') await person.load.answer([welcome, level]);
    if (state === 'settling') {
      person.send({ type: 'prompt.close' });
      await person.act.answer();
    }
    person.send({ type: 'session.ended' });
    person.later(400);
    expect(person.queue()).toBe('idle');
    expect(person.waiting()).toEqual([]);
  },
);
