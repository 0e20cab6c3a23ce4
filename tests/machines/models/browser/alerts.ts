import { explore } from '#tools/paths/explore.ts';
import { modelOf } from '#tools/paths/model.ts';
import { alertModel, alertsModel } from '../alerts.ts';
import type { BrowserModel } from './model.ts';

const stackSpeaks = 'The stack speaks for the focus too: it tells its alerts of the pointer only.';

/** The stack in the corner: pointer and focus can be on it only while there is something to be on. */
export const alertsPages: BrowserModel = {
  territory: explore(
    modelOf({
      ...alertsModel,
      cases: (snapshot, now) =>
        alertsModel.cases(snapshot, now).filter(({ kind, event: { type } }) => {
          const shown = snapshot.context.alerts.length;
          if (type === 'dismissAll') return false;
          if (kind === 'result') {
            if (snapshot.matches({ focus: 'in' })) return false;
            const isTouched = !snapshot.matches({ pointer: 'away', focus: 'out' });
            return shown === 1 || !isTouched;
          }
          if (type === 'pointer.enter') return shown > 0 && snapshot.matches({ pointer: 'away' });
          if (type === 'pointer.leave') return snapshot.matches({ pointer: 'over' });
          if (type === 'focus.enter') return shown > 0 && snapshot.matches({ focus: 'out' });
          if (type === 'focus.leave') return snapshot.matches({ focus: 'in' });
          // Whoever answers an alert with the keys is led back to where they were, before it is gone.
          if (type === 'dismiss') return shown > 0 && snapshot.matches({ focus: 'out' });
          return true;
        }),
    }),
  ),
  refuses: false,
  beyond: {
    'alerts|dismissAll|0': 'No page dismisses all alerts at once.',
    'alerts.focus.in|stack.emptied|0':
      'Whoever answers an alert with the keys is led back to where they were before it is gone.',
  },
};

/** One alert in the corner. */
export const alertPages: BrowserModel = {
  territory: explore(
    modelOf({
      ...alertModel,
      cases: (snapshot, now) =>
        alertModel.cases(snapshot, now).filter(({ event: { type } }) => {
          if (type === 'focus' || type === 'blur') return false;
          if (type === 'dismiss') return snapshot.matches('shown');
          if (type === 'hover') return snapshot.matches({ shown: 'counting' });
          if (type === 'leave') return snapshot.matches({ shown: 'held' });
          return !snapshot.matches({ shown: 'held' });
        }),
    }),
  ),
  refuses: false,
  beyond: {
    'alert.shown.counting|focus|0': stackSpeaks,
    'alert.shown.held|blur|0': stackSpeaks,
  },
};
