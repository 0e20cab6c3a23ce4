import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { initialTransition, transition, type AnyMachineSnapshot, type EventObject } from 'xstate';
import { bookingGroups, bookings, sessions } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { bookingGroupChart } from '#machines/booking-group/chart.ts';
import { bookingGroupMachine } from '#machines/booking-group/machine.ts';
import type { GroupContext } from '#machines/booking-group/context.ts';
import type { GroupEvent } from '#machines/booking-group/capabilities.ts';
import { decide } from '#machines/decide.ts';
import { rowOf } from '#machines/record-chart.ts';
import { refusalSentences } from '#server/http/answers/refusal.ts';
import { ask, tryOut, type Reply, type Stage } from '#tests/support/stage.ts';
import { aCast, type Cast } from './cast.ts';
import type { TriedDriver } from './two-at-once.ts';

type Refused = Pick<Reply, 'status' | 'errors'>;

const unknown = { status: 422, errors: { type: 'This event is not known.' } };
const absent = { status: 404, errors: { request: refusalSentences.notFound } };
const noLeader = { status: 403, errors: { request: 'Only a team leader can book for a team.' } };
const stillAhead = ['requested', 'confirmed.scheduled', 'confirmed.open'];

/** Of a group that is not there. */
const nobodys = '0199a000-0000-7000-8000-0000000000ff';

/** Six Mondays at noon. */
const pattern = {
  rule: 'FREQ=WEEKLY;COUNT=6',
  startsLocal: '2027-03-15T12:00',
  timeZone: 'Europe/London',
};
const firstDate = Date.UTC(2027, 2, 15, 12);

/** The chart of booking groups behind the API, as a host of paths. */
export function bookingGroupHost(stage: Stage): TriedDriver {
  const { db, clock } = stage;
  let cast: Cast;
  let input: GroupContext;
  let model: AnyMachineSnapshot;
  let id: string | null;

  const idOf = (name: string): string => cast.people[name]?.id ?? name;
  const as = (name: string) => stage.as(cast.people[name] ?? null);

  const rowNow = async () => {
    const [row] = id
      ? await db.orm.select().from(bookingGroups).where(eq(bookingGroups.id, id))
      : [];
    return row;
  };
  const inStates = (states: readonly string[]) =>
    db.orm
      .select()
      .from(bookings)
      .where(and(eq(bookings.bookingGroupId, id ?? nobodys), inArray(bookings.status, [...states])))
      .orderBy(desc(bookings.startsAt));

  const attempt = async (event: GroupEvent): Promise<Reply | Refused> => {
    clock.set(event.at);
    if (event.type === 'CREATE') return create(event.by.id);
    const payload = event.type === 'CANCEL_FUTURE' ? await fromTheLast(event) : {};
    const { version = 1 } = (await rowNow()) ?? {};
    const body = { type: event.type, payload, version, idempotencyKey: newId() };
    return ask(as(event.by.id), 'POST', `/booking-groups/${id}/events`, body);
  };

  /** All but the last stay, so that the group goes on. */
  const fromTheLast = async ({ reason, facts = {} }: GroupEvent & { reason?: string | null }) => {
    const [last] = await inStates(stillAhead);
    const from = facts['hasFuture'] ? firstDate + 400 * 86_400_000 : (last?.startsAt ?? firstDate);
    return { reason: reason ?? null, from: new Date(from).toISOString() };
  };

  const create = async (name: string): Promise<Reply> => {
    const forTeam = input.leaderId !== null;
    const reply = await ask(as(name), 'POST', '/booking-groups', {
      kind: 'series',
      name: 'Mondays',
      session: cast.session,
      coach: idOf('carl'),
      ...(forTeam ? { team: cast.team } : { members: [idOf('mia')] }),
      ...pattern,
      location: { kind: 'video', detail: null },
      idempotencyKey: newId(),
    });
    if (reply.ok) id = reply.data.id;
    return reply;
  };

  const tell = async (booking: string, type: string, payload: object) => {
    const [row] = await db.orm.select().from(bookings).where(eq(bookings.id, booking));
    const body = { type, payload, version: row?.version, idempotencyKey: newId() };
    const reply = await ask(as('sam'), 'POST', `/bookings/${booking}/events`, body);
    if (!reply.ok) throw new Error(`${type} is refused: ${JSON.stringify(reply.errors)}`);
  };

  /** What becomes of its sessions is what becomes of the group. */
  const live = async (event: GroupEvent): Promise<void> => {
    clock.set(event.at);
    if (event.type === 'COMPLETE')
      for (const { id: booking } of await inStates(stillAhead))
        await tell(booking, 'CANCEL', { reason: 'The room is gone.' });
    if (event.type === 'REOPEN')
      for (const { id: booking } of await inStates(['cancelled']))
        await tell(booking, 'REINSTATE', {});
  };

  /** Nothing lies ahead, and nobody has told how it went. */
  const letThemPass = async (): Promise<void> => {
    const ahead = await inStates(stillAhead);
    for (const [nth, { id: booking }] of ahead.entries())
      await db.orm
        .update(bookings)
        .set({ status: nth === 0 ? 'confirmed.awaitingOutcome' : 'cancelled' })
        .where(eq(bookings.id, booking));
  };

  const arrange = async ({ facts = {} }: GroupEvent): Promise<void> => {
    if (!facts['areDatesFree']) return;
    const reply = await ask(as('sam'), 'POST', '/bookings', {
      member: idOf('max'),
      session: cast.session,
      coach: idOf('carl'),
      credit: null,
      startsAt: new Date(firstDate).toISOString(),
      location: { kind: 'video', detail: null },
      idempotencyKey: newId(),
    });
    if (!reply.ok) throw new Error(`The time is not taken: ${JSON.stringify(reply.errors)}`);
  };

  const expectedOf = async (event: GroupEvent): Promise<Refused> => {
    const { type, by } = event;
    if (type === 'COMPLETE' || type === 'REOPEN') return unknown;
    if (type === 'CREATE' && by.id === 'max') return noLeader;
    if (type === 'CREATE' && by.id === 'carl')
      return { status: 403, errors: { request: refusalSentences.forbidden } };
    if (by.id === 'max' || model.value === 'deleted') return absent;
    const row = type === 'CREATE' ? null : rowOf<GroupContext>(bookingGroupChart, model);
    const ahead = (await inStates(stillAhead)).length;
    const facts = event.facts?.['hasNoFuture']
      ? { hasNoFuture: `This group has ${ahead} upcoming sessions. Cancel them first.` }
      : event.facts;
    const decision = decide(bookingGroupChart, row, { ...event, ...(facts && { facts }) }, input);
    if (decision.accepted) throw new Error(`The chart accepts ${type}`);
    return { status: decision.status, errors: decision.errors };
  };

  const follow = (event: EventObject) =>
    ([model] = transition(bookingGroupMachine, model as never, event as never));

  return {
    found: /^This group has \d+ upcoming sessions?\. Cancel (?:it|them) first\.$/,
    tries: ({ event }) => attempt(event as GroupEvent),
    canTry: ({ event: { type } }) =>
      type === 'CANCEL_FUTURE' || type === 'DELETE' || type === 'RESTORE',
    async start(given) {
      input = given as GroupContext;
      id = null;
      [model] = initialTransition(bookingGroupMachine, input);
      const forTeam = input.leaderId !== null;
      cast = await aCast(stage, {
        cost: 0,
        needsConfirmation: false,
        durationMinutes: 60,
        forTeam,
        policy: { bookingHorizon: 90 * 86_400_000 },
      });
      await db.orm
        .update(sessions)
        .set(forTeam ? { format: 'team', maxAttendees: 8 } : { format: 'oneToOne' })
        .where(eq(sessions.id, cast.session));
    },
    async does({ name, event }) {
      const asked = event as GroupEvent;
      if (asked.by.role === 'System') await live(asked);
      else {
        if (asked.type === 'DELETE' && model.value === 'active') await letThemPass();
        const reply = await attempt(asked);
        if (reply.status !== 200)
          throw new Error(`“${name}” is refused: ${JSON.stringify(reply.errors)}`);
      }
      follow(event);
    },
    async happens() {
      throw new Error('Time alone changes no group.');
    },
    async isIn(states) {
      const actual = [(await rowNow())?.status ?? 'new'];
      if (!isDeepStrictEqual(actual, [...states]))
        throw new Error(`The group is ${actual.join()} and not ${states.join()}`);
    },
    async refuses({ name, event }) {
      const asked = event as GroupEvent;
      const expected = await expectedOf(asked);
      const { status, errors } = await tryOut(db, async () => {
        await arrange(asked);
        return attempt(asked);
      });
      if (!isDeepStrictEqual({ status, errors }, expected))
        throw new Error(
          `“${name}” is answered with ${JSON.stringify({ status, errors })} instead of ${JSON.stringify(expected)}`,
        );
    },
  };
}
