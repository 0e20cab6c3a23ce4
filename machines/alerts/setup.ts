import { assertEvent, assign, enqueueActions, setup } from 'xstate';
import { alertMachine } from './alert.machine.ts';
import { remembered, sameAs } from './stack.ts';
import type { AlertsEvent } from './events.ts';
import type { AlertsContext } from './stack.ts';

/** The vocabulary of the stack of alerts; nothing of it is left to the host. */
export const alertsSetup = setup({
  types: {
    context: {} as AlertsContext,
    events: {} as AlertsEvent,
  },
  actors: { alert: alertMachine },
  actions: {
    add: assign(({ context, event, spawn }) => {
      assertEvent(event, 'push');
      const { kind, message, undo, at } = event;
      const id = `alert-${context.pushed + 1}`;
      const ref = spawn('alert', { id, input: { id, kind, message, undo, now: at } });
      return {
        alerts: [...context.alerts, { id, ref }],
        visit: remembered(context, event),
        pushed: context.pushed + 1,
      };
    }),
    repeat: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, 'push');
      const ref = sameAs(context, event);
      if (ref) enqueue.sendTo(ref, { type: 'again', at: event.at });
      enqueue.assign({ visit: remembered(context, event) });
    }),
    holdAll: enqueueActions(({ context, event, enqueue }) => {
      if (!('at' in event)) return;
      for (const { ref } of context.alerts) enqueue.sendTo(ref, { type: 'hover', at: event.at });
    }),
    resumeAll: enqueueActions(({ context, event, enqueue }) => {
      if (!('at' in event)) return;
      for (const { ref } of context.alerts) enqueue.sendTo(ref, { type: 'leave', at: event.at });
    }),
    acknowledge: enqueueActions(({ context, event, enqueue }) => {
      const only = event.type === 'dismiss' ? event.id : null;
      for (const { id, ref } of context.alerts) {
        if (only === null || id === only) enqueue.sendTo(ref, { type: 'dismiss' });
      }
    }),
    prune: enqueueActions(({ context, event, enqueue }) => {
      const gone = 'actorId' in event ? event.actorId : null;
      const alerts = context.alerts.filter(({ id }) => id !== gone);
      if (gone !== null) enqueue.stopChild(gone);
      enqueue.assign({ alerts });
      if (alerts.length === 0) enqueue.raise({ type: 'stack.emptied' });
    }),
  },
  guards: {
    known: ({ context, event }) => event.type === 'push' && sameAs(context, event) !== undefined,
  },
});
