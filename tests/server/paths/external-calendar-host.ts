import { eq } from 'drizzle-orm';
import { externalCalendars } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { externalCalendarChart } from '#machines/external-calendar/chart.ts';
import type { ExternalCalendarContext } from '#machines/external-calendar/context.ts';
import type { ExternalCalendarEvent } from '#machines/external-calendar/capabilities.ts';
import { externalCalendarKind } from '#server/features/external-calendars/public.ts';
import { send } from '#server/records/send.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { ask, type Stage } from '#tests/support/stage.ts';
import { answers, asTheProduct } from './product.ts';
import { recordDriver } from './record-driver.ts';
import type { TriedDriver } from './two-at-once.ts';

/** Events that people may send; all others are the worker's. */
const open = ['CONNECT', 'GRANT', 'DENY', 'CHOOSE', 'SYNC_NOW', 'RECONNECT', 'DISCONNECT'];

/** The chart of external calendars behind the API, as a host of paths. The worker speaks through the kernel, as it does after it has asked a provider. */
export function externalCalendarHost(stage: Stage): TriedDriver {
  const { db } = stage;
  let people: Readonly<Record<string, TestPerson>> = {};
  let provider: ExternalCalendarContext['provider'];
  let id: string | null;
  let feeds = 0;
  let renewals = 0;

  const rowNow = async () => {
    const [row] = id
      ? await db.orm.select().from(externalCalendars).where(eq(externalCalendars.id, id))
      : [];
    return row;
  };

  const named = (isReachable: boolean) => {
    const scheme = isReachable ? 'https' : 'ftp';
    const coach = people['carl']?.id;
    if (provider === 'caldav')
      return {
        coach,
        provider,
        address: `${scheme}://dav.example/`,
        username: 'carl',
        password: 'x',
      };
    if (provider === 'ics')
      return { coach, provider, address: `${scheme}://feed.example/${feeds}` };
    return { coach, provider };
  };

  const payloadFor = async ({ type, facts, ...event }: ExternalCalendarEvent): Promise<object> => {
    if (type === 'GRANT') {
      const { data } = await ask(
        stage.as(people['carl'] ?? null),
        'GET',
        `/external-calendars/${id}`,
      );
      const url = data?.['consentUrl'];
      const state = typeof url === 'string' ? new URL(url).searchParams.get('state') : 'none';
      return { code: 'a code', state };
    }
    if (type === 'CHOOSE' && 'calendar' in event) {
      const calendar = facts?.['isOffered'] ? '/nowhere/' : event.calendar;
      return { calendar, direction: event.direction };
    }
    if (type === 'RECONNECT') {
      if (provider === 'caldav') return { password: 'another password' };
      if (provider !== 'ics') return {};
      // An address of its own, unless it is to be one that is connected already.
      renewals += 1;
      const renewed = facts?.['isNew'] ? 'taken' : `${feeds}-${renewals}`;
      return { address: `${facts?.['isReachable'] ? 'ftp' : 'https'}://feed.example/${renewed}` };
    }
    return type === 'DISCONNECT' && 'removeEvents' in event
      ? { removeEvents: event.removeEvents }
      : {};
  };

  return recordDriver<ExternalCalendarContext, ExternalCalendarEvent>(
    stage,
    externalCalendarChart,
    {
      name: 'The calendar',
      async start(input) {
        ({ provider } = input);
        id = null;
        feeds += 1;
        const organizationId =
          people['mia']?.organizationId ?? (await anOrganisation(db, 'Calendars'));
        people = {
          mia: people['mia'] ?? (await aPerson(db, 'Member', 'Mia Turner', { organizationId })),
          sam: people['sam'] ?? (await aPerson(db, 'Admin', 'Sam Grant')),
          cora: people['cora'] ?? (await aPerson(db, 'Coach', 'Cora Silva')),
          carl: await aPerson(db, 'Coach', 'Carl Okoro'),
        };
      },
      async attempt(event) {
        const { type, by, facts } = event;
        if (by.role === 'System') {
          const real = 'booking' in event ? { ...event, booking: newId() } : event;
          return asTheProduct(db, () => send(db, externalCalendarKind, id ?? newId(), real));
        }
        const caller = stage.as(people[by.id] ?? null);
        const idempotencyKey = newId();
        if (type === 'CONNECT') {
          const body = { ...named(!facts?.['isReachable']), idempotencyKey };
          return ask(caller, 'POST', '/external-calendars', body);
        }
        const version = (await rowNow())?.version ?? 1;
        const payload = await payloadFor(event);
        const body = { type, payload, version, idempotencyKey };
        return ask(caller, 'POST', `/external-calendars/${id ?? newId()}/events`, body);
      },
      accepted({ data }) {
        id ??= data?.id ?? null;
      },
      statusNow: async () => (await rowNow())?.status ?? 'new',
      expectedOf({ type, by }) {
        if (by.role === 'Member') return answers.forbidden;
        if (by.role !== 'System' && !open.includes(type)) return answers.unknownEvent;
        return (!id && type !== 'CONNECT') || by.id === 'cora' ? answers.absent : null;
      },
      canTry: ({ type }) => type !== 'CONNECT',
      isThere: () => id !== null,
      /** Another calendar is connected already. */
      async arrange({ type, facts = {} }) {
        if (type === 'CONNECT' && facts['isNew']) {
          const caller = stage.as(people['carl'] ?? null);
          const body = { ...named(true), idempotencyKey: newId() };
          await ask(caller, 'POST', '/external-calendars', body);
        }
        if (type === 'RECONNECT' && facts['isNew']) {
          const caller = stage.as(people['carl'] ?? null);
          const address = 'https://feed.example/taken';
          const body = { coach: people['carl']?.id, provider, address, idempotencyKey: newId() };
          await ask(caller, 'POST', '/external-calendars', body);
        }
        if (type !== 'CHOOSE' || (!facts['isNew'] && !facts['isOnlyWriter'])) return;
        const row = await rowNow();
        if (!row) return;
        const calendarId = facts['isNew'] ? '/carl/private/' : '/carl/other/';
        const direction = facts['isNew'] ? 'readBusy' : 'both';
        const status = 'connected.fresh';
        await db.orm
          .insert(externalCalendars)
          .values({ ...row, id: newId(), status, calendarId, direction });
      },
    },
  );
}
