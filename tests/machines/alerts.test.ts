import { SimulatedClock, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { alertMachine } from '#machines/alerts/alert.machine.ts';
import { alertsMachine } from '#machines/alerts/machine.ts';
import type { AlertKind } from '#machines/alerts/events.ts';

type Moment =
  | 'pointer.enter'
  | 'pointer.leave'
  | 'focus.enter'
  | 'focus.leave'
  | 'page.hidden'
  | 'page.visible';

const fade = 200;

function openPage() {
  const clock = new SimulatedClock();
  const actor = createActor(alertsMachine, { clock }).start();
  const snapshot = () => actor.getSnapshot();
  const alert = (message: string) =>
    snapshot()
      .context.alerts.map(({ ref }) => ref.getSnapshot())
      .find(({ context }) => context.message === message);
  return {
    push: (message: string, kind: AlertKind = 'info') =>
      actor.send({ type: 'push', kind, message, at: clock.now() }),
    does: (type: Moment) => actor.send({ type, at: clock.now() }),
    dismiss: (id: string) => actor.send({ type: 'dismiss', id }),
    dismissAll: () => actor.send({ type: 'dismissAll' }),
    later: (ms: number) => clock.increment(ms),
    /** The messages that can be read now, oldest first. */
    readable: () =>
      snapshot()
        .context.alerts.map(({ ref }) => ref.getSnapshot())
        .filter((each) => each.matches('shown'))
        .map((each) => each.context.message),
    ids: () => snapshot().context.alerts.map(({ id }) => id),
    times: (message: string) => alert(message)?.context.times,
    isCounting: (message: string) => alert(message)?.hasTag('counting') ?? false,
    visit: () => snapshot().context.visit,
    children: () => Object.keys(snapshot().children),
    regions: () => snapshot().value,
  };
}

describe('an alert', () => {
  it.each(['error', 'info', 'success'] as const)(
    'of the type %s is shown for five seconds',
    (kind) => {
      const page = openPage();
      page.push('Saved.', kind);
      page.later(4_999);
      expect(page.readable()).toEqual(['Saved.']);
      page.later(1);
      expect(page.readable()).toEqual([]);
    },
  );

  it('fades, and then nothing of it is left behind', () => {
    const page = openPage();
    page.push('Saved.');
    page.later(5_000);
    expect(page.ids()).toEqual(['alert-1']);
    page.later(fade);
    expect(page.ids()).toEqual([]);
    expect(page.children()).toEqual([]);
  });

  it('goes at once on Dismiss Notification, and the others stay', () => {
    const page = openPage();
    page.push('One.');
    page.push('Two.');
    page.dismiss('alert-1');
    expect(page.readable()).toEqual(['Two.']);
    page.dismiss('alert-9');
    expect(page.readable()).toEqual(['Two.']);
  });

  it('all go together when all are dismissed', () => {
    const page = openPage();
    page.push('One.');
    page.push('Two.');
    page.dismissAll();
    expect(page.readable()).toEqual([]);
    page.later(fade);
    expect(page.ids()).toEqual([]);
  });

  it('can be dismissed while the pointer is on it', () => {
    const page = openPage();
    page.push('One.');
    page.does('pointer.enter');
    page.dismiss('alert-1');
    expect(page.readable()).toEqual([]);
  });
});

describe('the same message again', () => {
  it('counts, and has five seconds again', () => {
    const page = openPage();
    page.push('Saved.');
    page.later(4_000);
    page.push('Saved.');
    expect(page.ids()).toEqual(['alert-1']);
    expect(page.times('Saved.')).toBe(2);
    page.later(4_999);
    expect(page.readable()).toEqual(['Saved.']);
    page.later(1);
    expect(page.readable()).toEqual([]);
  });

  it('brings back one that is fading', () => {
    const page = openPage();
    page.push('Saved.');
    page.later(5_000 + fade - 1);
    page.push('Saved.');
    expect(page.times('Saved.')).toBe(2);
    page.later(fade);
    expect(page.readable()).toEqual(['Saved.']);
    page.does('pointer.enter');
    page.does('pointer.leave');
    page.later(4_799);
    expect(page.readable()).toEqual(['Saved.']);
    page.later(1);
    expect(page.readable()).toEqual([]);
  });

  it('is a new alert once the first is gone, and when its type differs', () => {
    const page = openPage();
    page.push('Saved.');
    page.push('Saved.', 'success');
    expect(page.ids()).toEqual(['alert-1', 'alert-2']);
    page.later(5_000);
    page.later(fade);
    page.push('Saved.');
    expect(page.ids()).toEqual(['alert-3']);
    expect(page.times('Saved.')).toBe(1);
  });

  it.each(['pointer.enter', 'focus.enter', 'page.hidden'] as const)(
    'after %s, counts and goes on waiting',
    (begins) => {
      const page = openPage();
      page.push('Saved.');
      page.does(begins);
      page.push('Saved.');
      expect(page.times('Saved.')).toBe(2);
      expect(page.isCounting('Saved.')).toBe(false);
      page.later(60_000);
      expect(page.readable()).toEqual(['Saved.']);
    },
  );
});

const interruptions = [
  ['the pointer is on the stack', 'pointer.enter', 'pointer.leave'],
  ['the focus is in the stack', 'focus.enter', 'focus.leave'],
  ['the page is hidden', 'page.hidden', 'page.visible'],
] as const;

describe.each(interruptions)('while %s', (_, begins, ends) => {
  it('time stands still, and the rest of it follows', () => {
    const page = openPage();
    page.push('Saved.');
    page.later(2_000);
    page.does(begins);
    page.later(60_000);
    expect(page.readable()).toEqual(['Saved.']);
    page.does(ends);
    page.later(2_999);
    expect(page.readable()).toEqual(['Saved.']);
    page.later(1);
    expect(page.readable()).toEqual([]);
  });

  it('several times, only the time between counts', () => {
    const page = openPage();
    page.push('Saved.');
    for (let time = 1; time <= 3; time += 1) {
      page.later(1_000);
      page.does(begins);
      page.later(60_000);
      page.does(ends);
    }
    page.later(1_999);
    expect(page.readable()).toEqual(['Saved.']);
    page.later(1);
    expect(page.readable()).toEqual([]);
  });

  it('at least a second is left afterwards', () => {
    const page = openPage();
    page.push('Saved.');
    page.later(4_900);
    page.does(begins);
    page.does(ends);
    page.later(999);
    expect(page.readable()).toEqual(['Saved.']);
    page.later(1);
    expect(page.readable()).toEqual([]);
  });

  it('an alert that comes waits too', () => {
    const page = openPage();
    page.push('One.');
    page.does(begins);
    page.push('Two.');
    page.later(60_000);
    expect(page.readable()).toEqual(['One.', 'Two.']);
  });

  it.each(interruptions.filter(([, other]) => other !== begins))(
    'and %s as well, time goes on only when both are over',
    (__, otherBegins, otherEnds) => {
      const page = openPage();
      page.push('Saved.');
      page.does(begins);
      page.does(otherBegins);
      page.does(ends);
      expect(page.isCounting('Saved.')).toBe(false);
      page.later(60_000);
      page.does(otherEnds);
      expect(page.isCounting('Saved.')).toBe(true);
    },
  );
});

it('when the last alert goes under the pointer and the focus, the next one still has its time', () => {
  const page = openPage();
  page.push('One.');
  page.does('pointer.enter');
  page.does('focus.enter');
  page.dismissAll();
  page.later(fade);
  expect(page.regions()).toEqual({ pointer: 'away', focus: 'out', page: 'visible' });
  page.push('Two.');
  page.later(5_000);
  expect(page.readable()).toEqual([]);
});

it('a page that is hidden stays so when the last alert goes', () => {
  const page = openPage();
  page.push('One.');
  page.does('page.hidden');
  page.dismissAll();
  page.later(fade);
  expect(page.regions()).toEqual({ pointer: 'away', focus: 'out', page: 'hidden' });
});

it('what was shown in this visit can be read later, newest first, repeated ones counted', () => {
  const page = openPage();
  page.push('Saved.', 'success');
  page.later(1_000);
  page.push('Saved.', 'success');
  page.push('Failed.', 'error');
  page.later(60_000);
  expect(page.visit()).toEqual([
    { kind: 'error', message: 'Failed.', times: 1, at: 1_000 },
    { kind: 'success', message: 'Saved.', times: 2, at: 1_000 },
  ]);
});

it('the list of this visit keeps a hundred messages', () => {
  const page = openPage();
  for (let number = 1; number <= 101; number += 1) page.push(`Message ${number}.`);
  expect(page.visit()).toHaveLength(100);
  expect(page.visit()[0]?.message).toBe('Message 101.');
});

it('an alert that stands alone keeps its time while the focus is on it', () => {
  const clock = new SimulatedClock();
  const input = { id: 'alone', kind: 'info', message: 'Saved.', now: 0 } as const;
  const alone = createActor(alertMachine, { clock, input }).start();
  clock.increment(2_000);
  alone.send({ type: 'focus', at: clock.now() });
  clock.increment(60_000);
  expect(alone.getSnapshot().value).toEqual({ shown: 'held' });
  alone.send({ type: 'blur', at: clock.now() });
  clock.increment(2_999);
  expect(alone.getSnapshot().hasTag('counting')).toBe(true);
  clock.increment(1);
  expect(alone.getSnapshot().value).toBe('leaving');
  clock.increment(fade);
  expect(alone.getSnapshot().status).toBe('done');
});
