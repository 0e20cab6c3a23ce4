import { explore } from '#tools/paths/explore.ts';
import { modelOf } from '#tools/paths/model.ts';
import { externalCalendarModel } from '../external-calendar.ts';
import type { BrowserModel } from './model.ts';

const { 'a calendar server': server, 'a feed': feed } = externalCalendarModel.inputs;
if (!server || !feed) throw new Error('The model of external calendars has other inputs');

const atProvider =
  'Consent is given on the provider’s pages; tests/server/features/calendar-consent.test.ts goes there and back.';
const stopped =
  'What stops an event is tried through the API; the coach walks the pages, and the worker says what it found.';

/** What a coach does with a calendar on its pages, and what the worker finds out meanwhile. */
export const externalCalendarPages: BrowserModel = {
  territory: explore(
    modelOf({
      ...externalCalendarModel,
      inputs: { 'a calendar server': server, 'a feed': feed },
      cases: (calendar, now) =>
        externalCalendarModel.cases(calendar, now).filter(({ event, refusal }) => {
          const { by, facts } = event;
          return (
            refusal === undefined &&
            facts === undefined &&
            (by.role === 'System' || by.id === calendar.context.coach)
          );
        }),
    }),
  ),
  refuses: false,
  beyond: {
    'connecting.consenting': atProvider,
    'external-calendar.new|CONNECT|0': atProvider,
    'external-calendar.connecting.consenting|GRANT|0': atProvider,
    'external-calendar.connecting.consenting|DENY|0': atProvider,
    reconnecting: atProvider,
    'external-calendar.error|RECONNECT|0': atProvider,
    'external-calendar.reconnecting|GRANT|0': atProvider,
    'external-calendar.reconnecting|DENY|0': atProvider,
    'external-calendar.reconnecting|DISCONNECT|0': atProvider,
    'external-calendar.reconnecting|xstate.after.connectWithin.external-calendar.reconnecting|0':
      atProvider,
    asksConsent: atProvider,
    asksNoConsent: atProvider,
    ...Object.fromEntries(
      ['isOwner', 'isStaff', 'isSystem', 'isReachable', 'isOffered', 'isNew', 'isOnlyWriter'].map(
        (guard) => [guard, stopped],
      ),
    ),
  },
};
