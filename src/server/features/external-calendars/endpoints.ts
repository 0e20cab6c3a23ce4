import { sql } from 'drizzle-orm';
import { externalCalendarNames } from '#contract/coaches/external-calendars.ts';
import { externalCalendars } from '#database/schema/index.ts';
import { asksConsent, calendarProviders } from '#domain/external-calendars/vocabulary.ts';
import { calendarReports, calendarVerbs } from '#machines/external-calendar/capabilities.ts';
import { statusesOfFilter } from '#machines/external-calendar/labels.ts';
import { historiesOf } from '#machines/verbs.ts';
import { bind } from '#server/api/bind.ts';
import { only } from '#server/http/policy.ts';
import { describedBy, type HistoryEvent } from '#server/records/history.ts';
import { plainBindings } from '#server/records/plain-bindings.ts';
import { inState } from '#database/in-state.ts';
import { byName } from '#database/name-order.ts';
import { sendToCalendar } from './commands.ts';
import { connectCalendar } from './connect.ts';
import { inviteToConnect } from './invite.ts';
import { externalCalendarKind } from './kind.ts';
import { calendarPlace, consentUrlFor, detailOf, summarise, visibleTo } from './present.ts';

const { status, calendarName, accountLabel } = externalCalendars;
const coachesAndStaff = only('coachesAndStaff');

const sentences = historiesOf({ ...calendarReports, ...calendarVerbs });

const happenings: Readonly<Record<string, string>> = {
  abandoned: 'It wasn’t connected in time.',
  'connected.stale': 'It could not be read for a while.',
  error: 'It could not be read for a day.',
};

/** Whoever set out to allow it again has not come back. */
const inTime = (event: string, state: string): string | undefined =>
  state === 'error' && event.includes('connectWithin')
    ? 'Access was not given again in time.'
    : undefined;

const describe = (past: HistoryEvent): string => {
  const { event, state } = past;
  if (event in sentences) return describedBy(sentences)(past);
  return inTime(event, state) ?? happenings[state] ?? state;
};

const plain = plainBindings(externalCalendarNames, externalCalendarKind, {
  policy: coachesAndStaff,
  visible: visibleTo,
  // Whoever waits for a calendar to be connected is told why it was not.
  seesDeleted: () => true,
  searched: [calendarName, accountLabel],
  sorts: { name: [byName(sql`coalesce(${calendarName}, ${accountLabel})`)] },
  filters: {
    coach: calendarPlace.holds,
    status: (wanted) => inState(status, statusesOfFilter[wanted]),
  },
  summarise,
  detail: detailOf,
  history: describe,
});

const showPlainly = plain['GET /external-calendars/{externalCalendar}'];

export const externalCalendarBindings = {
  ...plain,

  ...bind('GET /external-calendars/providers', {
    policy: coachesAndStaff,
    needs: ['settings'],
    handle: ({ services: { settings } }) =>
      calendarProviders.map((provider) => ({
        provider,
        offered: !asksConsent(provider) || settings.calendarClients[provider] !== null,
      })),
  }),

  ...bind('GET /external-calendars/of/{coach}', {
    policy: coachesAndStaff,
    handle: (call) => calendarPlace.open(call, call.params.coach),
  }),

  ...bind('GET /external-calendars/{externalCalendar}', {
    policy: coachesAndStaff,
    needs: ['settings'],
    async handle(call) {
      const { params, principal, services } = call;
      const shown = await showPlainly.handle(call);
      const id = params.externalCalendar;
      const consentUrl = await consentUrlFor(services.db, services.settings, id, principal);
      return { ...shown, consentUrl };
    },
  }),

  ...bind('POST /external-calendars', {
    policy: coachesAndStaff,
    needs: ['settings'],
    async handle(call) {
      const { body, principal, now: at, services } = call;
      const { db, settings } = services;
      const id = await connectCalendar(db, body, { principal, settings, at });
      const shown = await showPlainly.handle({ ...call, params: { externalCalendar: id } });
      const consentUrl = await consentUrlFor(db, settings, id, principal);
      return { ...shown, consentUrl };
    },
  }),

  ...bind('POST /external-calendars/invitations', {
    policy: only('staff'),
    handle: ({ body, principal, now, services: { db } }) =>
      inviteToConnect(db, body, principal, now),
  }),

  ...bind('POST /external-calendars/{externalCalendar}/events', {
    policy: coachesAndStaff,
    needs: ['settings'],
    async handle(call) {
      const { params, body, principal, now: at, services } = call;
      // Not there for whoever may not see it.
      await showPlainly.handle(call);
      const { db, settings } = services;
      await sendToCalendar(db, params.externalCalendar, body, { principal, settings, at });
      return showPlainly.handle(call);
    },
  }),
};
