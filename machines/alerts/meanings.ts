import { always, meanings } from '../meanings.ts';
import { attention, fading, withUndo } from './alert.machine.ts';

const where = 'machines/alerts/alert.machine.ts';

export const alertsMeanings = meanings({
  guards: { known: 'An alert on the stack says the same already.' },
  effects: {
    add: 'The message comes up.',
    repeat: 'The alert counts that it came again.',
    holdAll: 'The time of all alerts stands still.',
    resumeAll: 'The time of all alerts runs on.',
    acknowledge: 'The alert goes; all of them, where all were dismissed.',
    prune: 'The alert is off the stack.',
  },
  senders: {
    push: 'any part of the page',
    dismiss: 'the person at the page',
    dismissAll: 'the person at the page',
    'pointer.enter': 'the person at the page',
    'pointer.leave': 'the person at the page',
    'focus.enter': 'the person at the page',
    'focus.leave': 'the person at the page',
    'page.hidden': 'the browser',
    'page.visible': 'the browser',
    'stack.emptied': 'the chart itself',
  },
});

export const alertMeanings = meanings({
  effects: {
    start: 'We record when its time began to run.',
    stop: 'We record how much of its time is left.',
    again: 'It counts that it came again, and has all its time once more.',
  },
  timers: {
    left: {
      meaning: 'It has had its time, and goes.',
      when: 'when it has been shown for {attention}, or {withUndo} where it can be taken back, without the time in which it was held',
    },
    leaving: { meaning: 'It has faded.', when: '{fading} after it began to go' },
  },
  senders: {
    hover: 'the stack of alerts',
    leave: 'the stack of alerts',
    focus: 'the person at the page',
    blur: 'the person at the page',
    again: 'the stack of alerts',
    dismiss: 'the stack of alerts',
  },
  amounts: {
    attention: always(attention, `${where}, attention`),
    withUndo: always(withUndo, `${where}, withUndo`),
    fading: always(fading, `${where}, fading`),
  },
});
