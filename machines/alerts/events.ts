import type { DoneActorEvent } from 'xstate';

/** Takes back what an alert tells of. */
export type Undo = () => void;

export type AlertKind = 'error' | 'info' | 'success';

/** What happens to one alert. `at`: epoch milliseconds. */
export type AlertEvent =
  | { type: 'hover' | 'leave' | 'focus' | 'blur'; at: number }
  | { type: 'again'; at: number }
  | { type: 'dismiss' };

/** What happens to the stack of alerts. `at`: epoch milliseconds. */
export type AlertsEvent =
  | { type: 'push'; kind: AlertKind; message: string; undo?: Undo; at: number }
  | { type: 'dismiss'; id: string }
  | { type: 'dismissAll' }
  | { type: 'pointer.enter' | 'pointer.leave'; at: number }
  | { type: 'focus.enter' | 'focus.leave'; at: number }
  | { type: 'page.hidden' | 'page.visible'; at: number }
  | { type: 'stack.emptied' }
  | DoneActorEvent;

/** What each event means, for the pages that draw the charts. */
export const eventDescriptions: Record<
  AlertEvent['type'] | Exclude<AlertsEvent['type'], DoneActorEvent['type']> | 'xstate.done.actor.*',
  string
> = {
  hover: 'The pointer is over the alerts, or something else stops the countdown.',
  leave: 'The pointer is gone, and the countdown may go on.',
  focus: 'The keyboard focus is inside the alert.',
  blur: 'The keyboard focus has left the alert.',
  again: 'The same message comes again.',
  dismiss: 'The person presses Dismiss Notification.',
  push: 'Something has a message for the person.',
  dismissAll: 'The person dismisses all alerts.',
  'pointer.enter': 'The pointer comes over the stack.',
  'pointer.leave': 'The pointer leaves the stack.',
  'focus.enter': 'The keyboard focus comes into the stack.',
  'focus.leave': 'The keyboard focus leaves the stack.',
  'page.hidden': 'The person looks at another tab or window.',
  'page.visible': 'The person looks at this page again.',
  'stack.emptied': 'The last alert is gone, and with it whatever the pointer or the focus was on.',
  'xstate.done.actor.*': 'An alert is gone.',
};
