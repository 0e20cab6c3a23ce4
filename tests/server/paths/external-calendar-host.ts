import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { initialTransition, transition, type AnyMachineSnapshot, type EventObject } from 'xstate';
import { externalCalendars } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { decide } from '#machines/decide.ts';
import { externalCalendarChart } from '#machines/external-calendar/chart.ts';
import type {
  ExternalCalendarContext,
  ExternalCalendarEvent,
} from '#machines/external-calendar/context.ts';
import { externalCalendarMachine } from '#machines/external-calendar/machine.ts';
import { rowOf } from '#machines/record-chart.ts';
import { externalCalendarKind } from '#server/features/external-calendars/public.ts';
import { Refusal, refusalSentences } from '#server/http/refusal.ts';
import { send } from '#server/records/send.ts';
import { anOrganisation, aPerson } from '#tests/support/fixtures.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { ask, tryOut, type Reply, type Stage } from '#tests/support/stage.ts';
import type { Driver } from '#tools/paths/driver.ts';
import { ringOnce } from './booking-host.ts';

type Refused = Pick<Reply, 'status' | 'errors'>;

/** Events that people may send; all others are the worker's. */
const open = ['CONNECT', 'GRANT', 'DENY', 'CHOOSE', 'SYNC_NOW', 'DISCONNECT'];

/** The chart of external calendars behind the API, as a host of paths. The worker speaks through the kernel, as it does after it has asked a provider. */
export function externalCalendarHost(stage: Stage): Driver {
  const { db, clock } = stage;
  let people: Readonly<Record<string, TestPerson>> = {};
  let input: ExternalCalendarContext;
  let model: AnyMachineSnapshot;
  let id: string | null;
  let feeds = 0;

  const rowNow = async () => {
    const [row] = id
      ? await db.orm.select().from(externalCalendars).where(eq(externalCalendars.id, id))
      : [];
    return row;
  };

  const named = (isReachable: boolean) => {
    const scheme = isReachable ? 'https' : 'ftp';
    const { provider } = input;
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
    return type === 'DISCONNECT' && 'removeEvents' in event
      ? { removeEvents: event.removeEvents }
      : {};
  };

  const attempt = async (event: ExternalCalendarEvent): Promise<Reply | Refused> => {
    const { type, by, at, facts } = event;
    clock.set(at);
    if (by.role === 'System') return asTheWorker(event);
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
  };

  const asTheWorker = async (event: ExternalCalendarEvent): Promise<Refused> => {
    const real = 'booking' in event ? { ...event, booking: newId() } : event;
    try {
      await db.transaction(() => send(db, externalCalendarKind, id ?? newId(), real));
      return { status: 200, errors: {} };
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  };

  /** Makes true, for as long as it takes, what the model says the server found out. */
  const arrange = async ({ type, facts = {} }: ExternalCalendarEvent): Promise<void> => {
    if (type === 'CONNECT' && facts['isNew']) {
      const caller = stage.as(people['carl'] ?? null);
      await ask(caller, 'POST', '/external-calendars', { ...named(true), idempotencyKey: newId() });
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
  };

  const expectedOf = (event: ExternalCalendarEvent): Refused => {
    const { type, by } = event;
    if (by.role === 'Member')
      return { status: 403, errors: { request: refusalSentences.forbidden } };
    if (by.role !== 'System' && !open.includes(type))
      return { status: 422, errors: { type: 'This event is not known.' } };
    if ((!id && type !== 'CONNECT') || by.id === 'cora')
      return { status: 404, errors: { request: refusalSentences.notFound } };
    const row = id ? rowOf<ExternalCalendarContext>(externalCalendarChart, model) : null;
    const decision = decide(externalCalendarChart, row, event, input);
    if (decision.accepted) throw new Error(`The chart accepts ${type}`);
    return { status: decision.status, errors: decision.errors };
  };

  const follow = (event: EventObject) =>
    ([model] = transition(externalCalendarMachine, model as never, event as never));

  return {
    async start(given) {
      input = given as ExternalCalendarContext;
      [model] = initialTransition(externalCalendarMachine, input);
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
    async does({ name, event }) {
      const reply = await attempt(event as ExternalCalendarEvent);
      if (reply.status !== 200)
        throw new Error(`«${name}» is refused: ${JSON.stringify(reply.errors)}`);
      if ('data' in reply) id ??= reply.data.id;
      follow(event);
    },
    async happens({ event }) {
      const { at } = event as ExternalCalendarEvent;
      clock.set(at);
      await ringOnce(stage, at);
      follow(event);
    },
    async isIn(states) {
      const actual = [(await rowNow())?.status ?? 'new'];
      if (!isDeepStrictEqual(actual, [...states]))
        throw new Error(`The calendar is in ${actual.join()} and not in ${states.join()}`);
    },
    async refuses({ name, event }) {
      const asked = event as ExternalCalendarEvent;
      const expected = expectedOf(asked);
      const { status, errors } = await tryOut(db, async () => {
        await arrange(asked);
        return attempt(asked);
      });
      if (!isDeepStrictEqual({ status, errors }, expected))
        throw new Error(
          `«${name}» is answered with ${JSON.stringify({ status, errors })} instead of ${JSON.stringify(expected)}`,
        );
    },
  };
}
