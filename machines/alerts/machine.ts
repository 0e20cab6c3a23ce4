import { and, not, or, stateIn } from 'xstate';
import { alertsSetup } from './setup.ts';
import { noAlerts } from './stack.ts';

const pointerAway = stateIn({ pointer: 'away' });
const focusOut = stateIn({ focus: 'out' });
const pageVisible = stateIn({ page: 'visible' });
const isHeld = or([not(pointerAway), not(focusOut), not(pageVisible)]);

/** The alerts at the top right. Their time stands still while the pointer or the focus is on them, or the page is hidden. */
export const alertsMachine = alertsSetup.createMachine({
  id: 'alerts',
  context: noAlerts,
  type: 'parallel',
  on: {
    push: [
      {
        guard: and(['known', isHeld]),
        description: 'The same message again, while time stands still: it counts, and waits.',
        actions: ['repeat', 'holdAll'],
      },
      { guard: 'known', description: 'The same message again counts.', actions: 'repeat' },
      { guard: isHeld, actions: ['add', 'holdAll'] },
      { actions: 'add' },
    ],
    dismiss: { actions: 'acknowledge' },
    dismissAll: { actions: 'acknowledge' },
    'xstate.done.actor.*': { actions: 'prune' },
  },
  states: {
    pointer: {
      description: 'Where the pointer is.',
      initial: 'away',
      states: {
        away: {
          description: 'The pointer is elsewhere.',
          on: { 'pointer.enter': { actions: 'holdAll', target: 'over' } },
        },
        over: {
          description: 'The pointer is over the stack.',
          on: {
            'pointer.leave': [
              { guard: and([focusOut, pageVisible]), actions: 'resumeAll', target: 'away' },
              { target: 'away' },
            ],
            'stack.emptied': 'away',
          },
        },
      },
    },
    focus: {
      description: 'Where the keyboard focus is.',
      initial: 'out',
      states: {
        out: {
          description: 'The focus is elsewhere.',
          on: { 'focus.enter': { actions: 'holdAll', target: 'in' } },
        },
        in: {
          description: 'The focus is inside the stack.',
          on: {
            'focus.leave': [
              { guard: and([pointerAway, pageVisible]), actions: 'resumeAll', target: 'out' },
              { target: 'out' },
            ],
            'stack.emptied': 'out',
          },
        },
      },
    },
    page: {
      description: 'Whether someone can see the page.',
      initial: 'visible',
      states: {
        visible: {
          description: 'The page is in front.',
          on: { 'page.hidden': { actions: 'holdAll', target: 'hidden' } },
        },
        hidden: {
          description: 'The page is behind something else.',
          on: {
            'page.visible': [
              { guard: and([pointerAway, focusOut]), actions: 'resumeAll', target: 'visible' },
              { target: 'visible' },
            ],
          },
        },
      },
    },
  },
});
