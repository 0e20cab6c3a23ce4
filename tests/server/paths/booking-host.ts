import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { initialTransition, transition, type AnyMachineSnapshot, type EventObject } from 'xstate';
import { bookings } from '#database/schema/index.ts';
import { newId } from '#domain/ids.ts';
import { formatMoment } from '#domain/time/format.ts';
import { bookingChart } from '#machines/booking/chart.ts';
import type { BookingContext } from '#machines/booking/context.ts';
import type { BookingEvent } from '#machines/booking/events.ts';
import type { Facts } from '#machines/bare-event.ts';
import { bookingMachine } from '#machines/booking/machine.ts';
import { decide } from '#machines/decide.ts';
import { rowOf } from '#machines/record-chart.ts';
import { bookingKind } from '#server/features/bookings/public.ts';
import { send } from '#server/records/send.ts';
import { ask, tryOut, versionOf, type Stage } from '#tests/support/stage.ts';
import type { Case } from '#tools/paths/model.ts';
import { aCast, firstNameOf, type Cast } from './cast.ts';
import { answers, asTheProduct, ringOnce, type Answer } from './product.ts';
import type { TriedDriver } from './two-at-once.ts';

/**
 * The booking chart behind the API, as a host of paths. People act through requests, the product through the kernel, time by the clock and the timer worker.
 * What must be refused is tried and taken back; the answer is held against what the chart says for the model's own booking.
 */
export function bookingHost(stage: Stage): TriedDriver {
  const { db, clock } = stage;
  let cast: Cast;
  let input: BookingContext;
  let model: AnyMachineSnapshot;
  let id: string | null;

  const personOf = ({ by }: BookingEvent) => {
    const person = cast.people[by.id];
    if (!person) throw new Error(`${by.id} is not in the cast`);
    return person;
  };

  /** Sends a model's event as the person it names. */
  const attempt = async (event: BookingEvent): Promise<Answer> => {
    const { type, by, at } = event;
    clock.set(at);
    if (by.role === 'System')
      return asTheProduct(db, () => send(db, bookingKind, id ?? newId(), event));
    const caller = stage.as(personOf(event));
    const idempotencyKey = newId();
    const wanted = {
      session: cast.session,
      coach: cast.people['carl']?.id,
      credit: input.cost > 0 ? cast.lot : null,
      startsAt: new Date(input.startsAt).toISOString(),
      idempotencyKey,
    };
    if (!id && type === 'REQUEST') {
      return ask(caller, 'POST', '/booking-requests', {
        ...wanted,
        for: input.teamLeaderId ? cast.team : null,
        otherTimes: (input.proposedTimes ?? [])
          .slice(1)
          .map((time) => new Date(time).toISOString()),
      });
    }
    if (!id && type === 'CREATE_DIRECT') {
      const location = { kind: 'video', detail: null };
      return ask(caller, 'POST', '/bookings', {
        ...wanted,
        member: cast.people['mia']?.id,
        location,
      });
    }
    const version = id ? await versionOf(db, 'bookings', id) : 1;
    const body = { type, payload: payloadOf(event, cast), version, idempotencyKey };
    return ask(caller, 'POST', `/bookings/${id ?? newId()}/events`, body);
  };

  /** Makes true, for as long as it takes, what the model says the server found out. */
  const arrange = async ({ facts = {}, at }: BookingEvent): Promise<void> => {
    clock.set(at);
    const [session, coach] = [cast.session, cast.people['carl']?.id];
    const request = (name: string, credit: string | undefined, startsAt: number) => {
      const person = cast.people[name] ?? null;
      const body = {
        session,
        coach,
        credit,
        startsAt: new Date(startsAt).toISOString(),
        idempotencyKey: newId(),
      };
      return stage.as(person).call('POST /booking-requests', { body: body as never });
    };
    if (facts['isSlotFree']) await request('max', cast.lotOfMax, input.startsAt);
    if (facts['isCovered'] || facts['isUnitLeft'])
      await request('mia', cast.lot, input.startsAt + 86_400_000);
    if (isAboutTime(facts) || facts['offersTimes'])
      await request('max', cast.lotOfMax, input.startsAt + 86_400_000);
    if (facts['canTakeOver']) {
      const id = cast.people['cora']?.id;
      await db.orm.execute(
        sql`update coach_permissions set status = 'ended' where coach_id = ${id}`,
      );
    }
    if (facts['isPermitted']) {
      await db.orm.execute(
        sql`update coach_permissions set status = 'ended' where coach_id = ${coach} and subject_id = ${cast.session}`,
      );
    }
  };

  /** Who coaches it by now. */
  const heldBy = () => (model.context as BookingContext).coachId;

  const expectedOf = async (event: BookingEvent): Promise<Answer> => {
    const { type, by } = event;
    const isCreation = type === 'REQUEST' || type === 'CREATE_DIRECT';
    if (type.startsWith('EXTERNAL_') && by.role !== 'System') return answers.unknownEvent;
    if (id && isCreation) return answers.unknownEvent;
    if (!id && !isCreation) return answers.absent;
    const isMember = by.role === 'Member' || by.role === 'OrganizationAdmin';
    if (isCreation && isMember !== (type === 'REQUEST')) {
      return answers.forbidden;
    }
    const involved = [input.requesterId, input.teamLeaderId, ...input.attendeeIds, heldBy()];
    if (id && !involved.includes(by.id) && !['Admin', 'System'].includes(by.role)) {
      return answers.absent;
    }
    const row = id ? rowOf<BookingContext>(bookingChart, model) : null;
    const decision = decide(
      bookingChart,
      row,
      { ...event, facts: await asTheServerSays(event) },
      input,
    );
    if (decision.accepted) throw new Error(`The chart accepts ${type}`);
    return { status: decision.status, errors: decision.errors };
  };

  /** The model's facts in the server's words. */
  const asTheServerSays = async ({
    type,
    facts = {},
  }: BookingEvent): Promise<BookingEvent['facts']> => {
    // To whoever brings it back it is no credit of their own that is missing.
    if (
      type === 'UNDO_OUTCOME' ||
      type === 'CORRECT_OUTCOME' ||
      type === 'REASSIGN_COACH' ||
      isAboutTime(facts)
    )
      return facts;
    if (type === 'REINSTATE') return facts['isSlotFree'] ? { isSlotFree: takenFrom(input) } : facts;
    const units = input.cost === 1 ? '1 credit' : `${input.cost} credits`;
    const carl = cast.people['carl'];
    return {
      ...facts,
      ...(facts['offersTimes'] && {
        offersTimes: `${formatMoment(input.startsAt + 86_400_000, 'Europe/London')}: ${facts['offersTimes']}`,
      }),
      ...(facts['isCovered'] && {
        isCovered: `This session needs ${units} and you have none left in “Sales basics”. Ask your programme contact.`,
      }),
      ...(facts['isPermitted'] &&
        carl && {
          isPermitted: `${await firstNameOf(db, carl)} can’t be booked for this session.`,
        }),
    };
  };

  const follow = (event: EventObject) =>
    ([model] = transition(bookingMachine, model as never, event as never));

  return {
    tries: ({ event }) => attempt(event as BookingEvent),
    // By the time that somebody takes it over, it may have begun.
    found: /^That time has passed: it is .+ now\.$/,
    async start(given) {
      input = given as BookingContext;
      [model] = initialTransition(bookingMachine, input);
      id = null;
      const { needsConfirmation, ...terms } = input.terms;
      cast = await aCast(stage, {
        cost: input.cost,
        needsConfirmation,
        durationMinutes: (input.endsAt - input.startsAt) / 60_000,
        forTeam: input.teamLeaderId !== null,
        eachPays: input.eachPays === true,
        policy: {
          ...terms,
          freeLateCancels: input.freeLateCancelsLeft,
          requestTtl: (input.expiresAt ?? 0) - (input.requestedAt ?? 0),
          requestLastMoment: terms.answerLastMoment,
        },
      });
    },
    async does({ name, event }: Case) {
      const reply = await attempt(event as BookingEvent);
      if (reply.status !== 200)
        throw new Error(`“${name}” is refused: ${JSON.stringify(reply.errors)}`);
      if (!id && reply.data) {
        ({ id } = reply.data);
        if (input.teamLeaderId) await cast.handOver();
      }
      follow(event);
    },
    async happens({ event }: Case) {
      const { at } = event as BookingEvent;
      clock.set(at);
      await ringOnce(stage, at);
      follow(event);
    },
    async isIn(states) {
      const [row] = id ? await db.orm.select().from(bookings).where(eq(bookings.id, id)) : [];
      const actual = [
        `life.${row?.status ?? 'new'}`,
        // Where everybody pays for themselves, what the booking shows is theirs.
        `credit.${input.eachPays ? 'none' : (row?.creditState ?? 'none')}`,
        `move.${row?.moving ?? 'settled'}`,
      ];
      if (isDeepStrictEqual(actual, [...states])) return;
      throw new Error(`The booking is in ${actual.join(' & ')} and not in ${states.join(' & ')}`);
    },
    async refuses({ name, event }, guards) {
      const asked = event as BookingEvent;
      const expected = await expectedOf(asked);
      const { reply, offered } = await tryOut(db, async () => {
        await arrange(asked);
        const reply = await attempt(asked);
        return {
          reply,
          offered: id && asked.by.role !== 'System' ? await offeredTo(id, asked) : [],
        };
      });
      const actual = { status: reply.status, errors: reply.errors };
      if (!isDeepStrictEqual(actual, expected)) {
        throw new Error(
          `“${name}” is answered with ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`,
        );
      }
      const isOfPayload = guards.some((guard) => bookingChart.guards[guard]?.kind === 'payload');
      const button = offered.find(({ type }) => type === asked.type);
      if (!button) return;
      const isSaid = button.reasons.every((reason) =>
        Object.values(expected.errors).includes(reason),
      );
      if (button.enabled ? !isOfPayload : !isSaid) {
        throw new Error(`“${name}” is refused, and the page says ${JSON.stringify(button)}`);
      }
    },
  };

  async function offeredTo(booking: string, event: BookingEvent) {
    const { ok, data } = await ask(stage.as(personOf(event)), 'GET', `/bookings/${booking}`);
    return ok
      ? (data['availableEvents'] as { type: string; enabled: boolean; reasons: string[] }[])
      : [];
  }
}

/** Max takes the time: the coach's, and in a team his own. */
const isAboutTime = (facts: Facts): boolean =>
  ['isNewTimeFree', 'isSuggestedTimeFree', 'isProposedTimeFree', 'isOtherTimeFree'].some(
    (name) => facts[name],
  );

const takenFrom = ({ isForTeam }: BookingContext): string =>
  isForTeam
    ? 'Someone who takes part has another session at that time.'
    : 'That time has just been taken.';

/** What the person writes; the rest of an event is stamped by the server. */
function payloadOf(event: BookingEvent, { people }: Cast): object {
  const written = Object.entries(event).filter(
    ([field]) => !['type', 'by', 'at', 'facts'].includes(field),
  );
  return Object.fromEntries(
    written.map(([field, value]) => [field, onTheWire(field, value, people)]),
  );
}

/** People by their ids, moments as text. */
function onTheWire(field: string, value: unknown, people: Cast['people']): unknown {
  if (field === 'attended') return (value as string[]).map((name) => people[name]?.id);
  if (field === 'coach') return people[value as string]?.id;
  if (field === 'expiresAt' || field === 'startsAt') return new Date(value as number).toISOString();
  return value;
}
