import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { initialTransition, transition, type AnyMachineSnapshot, type EventObject } from 'xstate';
import { attendees, bookingInvites, bookings, sessions, users } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { bookingInviteChart } from '#machines/booking-invite/chart.ts';
import type { InviteContext, InviteEvent } from '#machines/booking-invite/context.ts';
import { bookingInviteMachine } from '#machines/booking-invite/machine.ts';
import { decide } from '#machines/decide.ts';
import { rowOf } from '#machines/record-chart.ts';
import { bookingInviteKind } from '#server/features/bookings/public.ts';
import { Refusal, refusalSentences } from '#server/http/refusal.ts';
import { send } from '#server/records/send.ts';
import { anOrganisation } from '#tests/support/fixtures.ts';
import { ask, tryOut, type Reply, type Stage } from '#tests/support/stage.ts';
import type { Driver } from '#tools/paths/driver.ts';
import { ringOnce } from './booking-host.ts';
import { aCast, type Cast } from './cast.ts';
import { alsoExpect, takeTimeOf } from './session-people.ts';

type Refused = Pick<Reply, 'status' | 'errors'>;

const unknown = { status: 422, errors: { type: 'This event is not known.' } };
const absent = { status: 404, errors: { request: refusalSentences.notFound } };
/** A session that is named in what was sent: to them it is not there. */
const notChosen = { status: 422, errors: { booking: 'Choose a session.' } };

/** The chart of invitations behind the API, as a host of paths. */
export function bookingInviteHost(stage: Stage): Driver {
  const { db, clock } = stage;
  let cast: Cast;
  let booking: string;
  let input: InviteContext;
  let model: AnyMachineSnapshot;

  const idOf = (name: string): string => cast.people[name]?.id ?? name;

  const rowNow = async () => {
    const [row] = await db.orm
      .select()
      .from(bookingInvites)
      .where(eq(bookingInvites.bookingId, booking))
      .orderBy(desc(bookingInvites.id));
    return row;
  };

  const attempt = async (event: InviteEvent): Promise<Reply | Refused> => {
    const { type, by, at, facts: _, ...payload } = event;
    clock.set(at);
    const row = await rowNow();
    if (type === 'LEAVE' && model.value === 'accepted') return withdraw();
    if (by.role === 'System') return asTheProduct(row?.id ?? '', event);
    const caller = stage.as(cast.people[by.id] ?? null);
    const idempotencyKey = newId();
    if (type === 'INVITE' || (type === 'ENLIST' && !row)) {
      const waiting = type === 'ENLIST';
      const body = {
        booking,
        invitees: [idOf('max')],
        message: 'Do come.',
        waiting,
        idempotencyKey,
      };
      return ask(caller, 'POST', '/booking-invites', body);
    }
    const body = { type, payload, version: row?.version ?? 1, idempotencyKey };
    return ask(caller, 'POST', `/booking-invites/${row?.id}/events`, body);
  };

  /** The invitee says on the page of their own place that they do not come. */
  const withdraw = async (): Promise<Reply> => {
    const [place] = await db.orm
      .select()
      .from(attendees)
      .where(and(eq(attendees.bookingId, booking), eq(attendees.userId, idOf('max'))));
    const { id, version } = place ?? {};
    const body = { type: 'WITHDRAW', payload: {}, version, idempotencyKey: newId() };
    return ask(stage.as(cast.people['max'] ?? null), 'POST', `/attendees/${id}/events`, body);
  };

  const asTheProduct = async (id: string, event: InviteEvent): Promise<Refused> => {
    try {
      await db.transaction(() => send(db, bookingInviteKind, id, event));
      return { status: 200, errors: {} };
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  };

  const expectedOf = (event: InviteEvent): Refused => {
    const { type, by } = event;
    if (['CLOSE', 'LEAVE', 'MOVE_UP'].includes(type) && by.role !== 'System') return unknown;
    const isNew = type === 'INVITE' || (type === 'ENLIST' && model.value === 'new');
    if (isNew && by.id === 'max') return notChosen;
    if (['lea', 'cora'].includes(by.id)) return isNew ? notChosen : absent;
    const row = isNew ? null : rowOf<InviteContext>(bookingInviteChart, model);
    const decision = decide(bookingInviteChart, row, event, input);
    if (decision.accepted) throw new Error(`The chart accepts ${type}`);
    return { status: decision.status, errors: decision.errors };
  };

  /** Makes true what the model says the server found out. */
  const arrange = async ({ type, facts = {} }: InviteEvent): Promise<void> => {
    const max = eq(users.id, idOf('max'));
    if (facts['isOn'])
      await db.orm.update(bookings).set({ status: 'cancelled' }).where(eq(bookings.id, booking));
    if (facts['isColleague'])
      await db.orm
        .update(users)
        .set({ organizationId: await anOrganisation(db, `Elsewhere ${newId()}`) })
        .where(max);
    if (facts['isNotIn']) await alsoExpect(db, booking, idOf('max'));
    const isForLine = type === 'ENLIST' && model.value !== 'new' && !facts['isFull'];
    if (facts['hasSeat'] || facts['isSeatFree'] || isForLine) await fill();
    if (facts['isTimeFree']) await takeTimeOf(db, booking, idOf('max'));
  };

  /** All of its three seats are taken. */
  const fill = async (): Promise<void> => {
    for (const name of ['lea', 'cora']) await alsoExpect(db, booking, idOf(name));
  };

  /** Those who took the other seats no longer come. */
  const empty = () =>
    db.orm
      .delete(attendees)
      .where(
        and(
          eq(attendees.bookingId, booking),
          inArray(attendees.userId, [idOf('lea'), idOf('cora')]),
        ),
      );

  const follow = (event: EventObject) =>
    ([model] = transition(bookingInviteMachine, model as never, event as never));

  return {
    async start(given) {
      input = given as InviteContext;
      [model] = initialTransition(bookingInviteMachine, input);
      cast = await aCast(stage, {
        cost: 1,
        needsConfirmation: false,
        durationMinutes: 60,
        forTeam: false,
        policy: { inviteCutoff: input.startsAt - input.expiresAt },
      });
      await db.orm
        .update(sessions)
        .set({ format: input.isForSeveral ? 'group' : 'oneToOne', maxAttendees: 3 })
        .where(eq(sessions.id, cast.session));
      clock.set(input.startsAt - 2 * 86_400_000);
      const made = await stage.as(cast.people['mia'] ?? null).call('POST /booking-requests', {
        body: {
          session: cast.session,
          coach: idOf('carl'),
          credit: cast.lot,
          startsAt: new Date(input.startsAt).toISOString(),
          idempotencyKey: newId(),
        },
      });
      booking = made.id;
    },
    async does({ name, event }) {
      const isWaiting = event.type === 'ENLIST';
      if (isWaiting) await fill();
      const reply = await attempt(event as InviteEvent);
      if (isWaiting) await empty();
      if (reply.status !== 200)
        throw new Error(`«${name}» is refused: ${JSON.stringify(reply.errors)}`);
      follow(event);
    },
    async happens({ event }) {
      const { at } = event as InviteEvent;
      clock.set(at);
      await ringOnce(stage, at);
      follow(event);
    },
    async isIn(states) {
      const actual = [(await rowNow())?.status ?? 'new'];
      if (!isDeepStrictEqual(actual, [...states]))
        throw new Error(`The invitation is ${actual.join()} and not ${states.join()}`);
    },
    async refuses({ name, event }) {
      const asked = event as InviteEvent;
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
