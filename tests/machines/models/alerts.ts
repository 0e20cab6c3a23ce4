import { alertMachine } from '#machines/alerts/alert.machine.ts';
import type { AlertEvent, AlertsEvent } from '#machines/alerts/events.ts';
import { alertsMachine } from '#machines/alerts/machine.ts';
import { modelOf, type Case } from '#tools/paths/model.ts';
import { noon, second } from './people.ts';

const saved = { id: 'alert-1', kind: 'success', message: 'Saved.' } as const;
const laterThan = (now: number): number => Math.max(now, noon) + second;

export const alertModel = modelOf({
  machine: alertMachine,
  inputs: { 'an alert': { ...saved, now: noon } },
  cases: (_, now) => {
    const at = laterThan(now);
    const person = (name: string, event: AlertEvent): Case<AlertEvent> => ({
      name,
      kind: 'person',
      event,
    });
    return [
      person('the pointer comes', { type: 'hover', at }),
      person('the pointer goes', { type: 'leave', at }),
      person('the focus comes', { type: 'focus', at }),
      person('the focus goes', { type: 'blur', at }),
      person('the message comes again', { type: 'again', at }),
      person('the person dismisses it', { type: 'dismiss' }),
    ];
  },
  key: () => null,
  invariants: {
    'it has at least one second and at most five': ({ context }) =>
      context.left >= second && context.left <= 5 * second,
  },
});

export const alertsModel = modelOf({
  machine: alertsMachine,
  inputs: { 'an empty stack': undefined },
  cases: ({ context }, now) => {
    const at = laterThan(now);
    const person = (name: string, event: AlertsEvent): Case<AlertsEvent> => ({
      name,
      kind: 'person',
      event,
    });
    const messages = context.alerts.length < 2 ? ['Saved.', 'Sent.'] : ['Saved.'];
    return [
      ...messages.map((message) =>
        person(`“${message}” is said`, { type: 'push', kind: 'success', message, at }),
      ),
      person('the person dismisses one', { type: 'dismiss', id: context.alerts[0]?.id ?? 'none' }),
      person('the person dismisses all', { type: 'dismissAll' }),
      person('the pointer comes', { type: 'pointer.enter', at }),
      person('the pointer goes', { type: 'pointer.leave', at }),
      person('the focus comes', { type: 'focus.enter', at }),
      person('the focus goes', { type: 'focus.leave', at }),
      person('the page is hidden', { type: 'page.hidden', at }),
      person('the page is seen', { type: 'page.visible', at }),
      ...context.alerts.map(({ id }, index): Case<AlertsEvent> => ({
        name: `alert ${index + 1} goes`,
        kind: 'result',
        event: { type: `xstate.done.actor.${id}`, actorId: id, output: undefined },
      })),
    ];
  },
  key: ({ context }) => context.alerts.map(({ ref }) => ref.getSnapshot().context.message),
  invariants: {
    'the same message is on the stack once': ({ context }) => {
      const messages = context.alerts.map(({ ref }) => ref.getSnapshot().context.message);
      return new Set(messages).size === messages.length;
    },
    'nobody is over an empty stack that was just emptied': ({ context }) =>
      context.visit.length > 0 || context.alerts.length === 0,
  },
});
