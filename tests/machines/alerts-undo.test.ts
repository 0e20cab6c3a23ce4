import { SimulatedClock, createActor } from 'xstate';
import { expect, test } from 'vitest';
import { alertsMachine } from '#machines/alerts/machine.ts';

function openPage() {
  const clock = new SimulatedClock();
  const actor = createActor(alertsMachine, { clock }).start();
  return {
    push: (message: string, undo?: () => void) =>
      actor.send({
        type: 'push',
        kind: 'success',
        message,
        ...(undo && { undo }),
        at: clock.now(),
      }),
    later: (ms: number) => clock.increment(ms),
    readable: () =>
      actor
        .getSnapshot()
        .context.alerts.map(({ ref }) => ref.getSnapshot())
        .filter((alert) => alert.matches('shown'))
        .map(({ context }) => context.message),
  };
}

const undo = () => undefined;

test('an alert that can be taken back is shown for ten seconds', () => {
  const page = openPage();
  page.push('Deleted.', undo);
  page.later(9_999);
  expect(page.readable()).toEqual(['Deleted.']);
  page.later(1);
  expect(page.readable()).toEqual([]);
});

test('the same sentence stands there again where each can be taken back', () => {
  const page = openPage();
  page.push('Pinned.', undo);
  page.push('Pinned.', undo);
  page.push('Pinned.');
  page.push('Pinned.');
  expect(page.readable()).toEqual(['Pinned.', 'Pinned.', 'Pinned.']);
});
