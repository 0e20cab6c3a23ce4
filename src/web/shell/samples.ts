import type { AlertsEvent } from '#machines/alerts/events.ts';
import type { Prompt } from '#machines/prompt-queue/queue.ts';
import type {
  SamplePage,
  SampleScene,
  SampleScreen,
  SampleState,
} from '../charts/sample/sample-page.ts';

const home = ({ as }: SampleScene): string =>
  as === 'staff' ? '/app/notifications' : '/app/dashboard';

const saved = (at: number): AlertsEvent => ({
  type: 'push',
  kind: 'success',
  message: 'Saved.',
  at,
});
const failed = (at: number): AlertsEvent => ({
  type: 'push',
  kind: 'error',
  message: 'Max Oduya already has a session at that time.',
  at,
});

/** What brings the stack into each state of one alert. */
const oneAlert: Readonly<Record<string, (at: number) => readonly AlertsEvent[]>> = {
  shown: (at) => [saved(at)],
  'shown.counting': (at) => [saved(at)],
  'shown.held': (at) => [saved(at), { type: 'pointer.enter', at }],
  leaving: (at) => [saved(at), { type: 'dismiss', id: 'alert-1' }],
  gone: () => [],
  '': (at) => [saved(at)],
};

const stack: Readonly<Record<string, (at: number) => readonly AlertsEvent[]>> = {
  'pointer.over': (at) => [{ type: 'pointer.enter', at }],
  'focus.in': (at) => [{ type: 'focus.enter', at }],
  'page.hidden': (at) => [{ type: 'page.hidden', at }],
};

const alertPage = (
  machine: string,
  eventsOf: (state: string, at: number) => readonly AlertsEvent[],
): SamplePage => ({
  machine,
  key: 'page',
  title: 'Any page',
  show: (scene): SampleScreen => ({
    address: home(scene),
    alerts: eventsOf(scene.state, Date.now()),
  }),
});

export const samplePages: readonly SamplePage[] = [
  alertPage('alert', (state, at) => oneAlert[state]?.(at) ?? []),
  alertPage('alerts', (state, at) => [saved(at), failed(at), ...(stack[state]?.(at) ?? [])]),
  {
    machine: 'prompt-queue',
    key: 'page',
    title: 'Any page',
    show: (scene): SampleScreen => {
      const { value, context } = scene.moment.snapshot as SampleState;
      const { queue } = context as { queue: readonly Prompt[] };
      return {
        address: home(scene),
        conductors: { promptQueue: { value, context: { ...(context as object), queue } } },
      };
    },
  },
];
