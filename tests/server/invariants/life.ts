import { isDeepStrictEqual } from 'node:util';
import { newId } from '#domain/ids.ts';
import { requestStatusOf } from '#machines/booking/labels.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { ask, type Reply, type Stage } from '#tests/support/stage.ts';
import {
  fitting,
  isFoundOut,
  otherTimesOf,
  payloadsOf,
  sensible,
  type Action,
  type Relation,
  type Wish,
} from './actions.ts';
import { expectKept, offersTo } from './promises.ts';
import { recordsOf, type BookingRow, type Records } from './records.ts';
import { faultsIn } from './rules.ts';
import type { Town } from './town.ts';

interface Sent {
  readonly by: TestPerson;
  readonly path: string;
  readonly body: object;
  readonly id: string;
}

type Outcome = 'done' | 'refused' | 'nothing';

/** Half an hour, in which times are offered. */
const half = 30 * 60_000;
const day = 86_400_000;
const stale = /^\w.* (on \w+ \d+ \w+ )?at \d\d:\d\d\. You’re seeing the latest version\.$/;

/** Lives a life in a town, action after action, and throws at the first that breaks a rule. */
export async function live(stage: Stage, town: Town, actions: readonly Action[]): Promise<Tally> {
  const { db, clock, worker } = stage;
  const tally: Tally = { done: 0, refused: 0, nothing: 0 };
  let before = await recordsOf(db, town);
  let last: Sent | null = null;
  let rungAt = clock.now();

  /** Says it once, and remembers what was granted. */
  const say = async (by: TestPerson, path: string, body: object): Promise<Reply> => {
    const whole = { ...body, idempotencyKey: newId() };
    const reply = await ask(stage.as(by), 'POST', path, whole);
    if (reply.ok) last = { by, path, body: whole, id: reply.data.id };
    return reply;
  };

  const wanted = (wish: Wish) => wantedIn(town, wish, clock.now());

  const heldBy = (who: TestPerson) =>
    before.holds.find(({ memberId, status }) => memberId === who.id && status === 'held');

  const tell = async (action: Action & { do: 'tell' }): Promise<Outcome> => {
    const booking = before.bookings.at(-1 - action.booking);
    return booking ? tellOf(booking, action) : 'nothing';
  };

  const carryOn = async (action: Action & { do: 'carry on' }): Promise<Outcome> => {
    const booking = before.bookings
      .filter(({ status }) => status in fitting)
      .at(-1 - action.booking);
    const choices = fitting[booking?.status ?? ''] ?? [];
    const choice = choices[action.nth % choices.length];
    if (!booking || !choice) return 'nothing';
    const [who, type] = choice;
    return tellOf(booking, { ...action, do: 'tell', who, type });
  };

  const tellOf = async (booking: BookingRow, action: Action & { do: 'tell' }): Promise<Outcome> => {
    const by = personBy(action.who, booking, town);
    const attendees = before.attendees
      .filter(({ bookingId, status }) => bookingId === booking.id && status !== 'withdrawn')
      .map(({ userId }) => userId);
    const otherCoach = personBy('otherCoach', booking, town).id;
    const payloads = payloadsOf(action.type, attendees, town.people.ada.id, otherCoach, {
      now: clock.now(),
      startsAt: booking.startsAt,
    });
    const how = action.how % payloads.length;
    const offers = await offersTo(stage, by, booking.id);
    const version = booking.version - (action.stale ? 1 : 0);
    if (version < 1) return 'nothing';
    const body = { type: action.type, payload: payloads[how], version };
    const reply = await say(by, `/bookings/${booking.id}/events`, body);
    if (action.stale) {
      const isTold = offers ? stale.test(reply.errors['version'] ?? '') : reply.status === 404;
      if (!isTold)
        throw new Error(
          `A stale version is answered with ${reply.status} ${JSON.stringify(reply.errors)}`,
        );
    } else expectKept(offers, action.type, reply, how === 0 && !isFoundOut(action.type));
    return reply.ok ? 'done' : 'refused';
  };

  const tellPlace = async (action: DeedOfPlace): Promise<Outcome> => {
    const told = placeToldBy(action, town, before);
    return told ? outcomeOf(await say(...told)) : 'nothing';
  };

  /** Sends the last granted command again, as it was or with something else in it. */
  const repeat = async (changed: boolean): Promise<Outcome> => {
    if (!last) return 'nothing';
    const { by, path, body, id } = last;
    const other =
      'version' in body
        ? { version: Number(body.version) + 1 }
        : { startsAt: new Date(0).toISOString() };
    const reply = await ask(stage.as(by), 'POST', path, changed ? { ...body, ...other } : body);
    const expected = changed ? { idempotencyKey: 'This key was used for another request.' } : id;
    if (!isDeepStrictEqual(changed ? reply.errors : reply.data.id, expected))
      throw new Error(
        `A repeated command is answered with ${reply.status} ${JSON.stringify(reply.errors)}`,
      );
    return 'refused';
  };

  const askForHeld = async (nth: number): Promise<Outcome> => {
    const held = before.holds.filter(({ status }) => status === 'held');
    const hold = held[nth % held.length];
    if (!hold) return 'nothing';
    const { coachId: coach, sessionId: session, teamId } = hold;
    const [name, who] =
      Object.entries(town.people).find(([, { id }]) => id === hold.memberId) ?? [];
    const job = sensible.find(
      (each) => each.member === name && town.sessions[each.session] === session,
    );
    if (!who || !job || job.purse === 'none') return 'nothing';
    const startsAt = new Date(hold.startsAt).toISOString();
    const body = {
      coach,
      session,
      startsAt,
      for: teamId,
      credit: town.purses[job.purse],
    };
    return outcomeOf(await say(who, '/booking-requests', body));
  };

  const wait = async (until: number): Promise<Outcome> => {
    clock.set(Math.max(clock.now(), until));
    rungAt = clock.now();
    await worker.runDue(rungAt);
    return 'done';
  };

  const perform = async (action: Action): Promise<Outcome> => {
    if (action.do === 'wait') return wait(clock.now() + action.minutes * 60_000);
    if (action.do === 'wait for the next timer') {
      const soon = clock.now() + 60 * day;
      const next = before.timers.map(({ runAt }) => runAt).filter((runAt) => runAt < soon);
      return next.length > 0 ? wait(Math.min(...next)) : 'nothing';
    }
    if (action.do === 'repeat') return repeat(action.changed);
    if (action.do === 'tell') return tell(action);
    if (action.do === 'carry on') return carryOn(action);
    if (action.do === 'leave' || action.do === 'refund') return tellPlace(action);
    if (action.do === 'request the held time') return askForHeld(action.hold);
    const who =
      town.people[
        action.do === 'release' || action.do === 'book' ? action.who : action.wish.member
      ];
    const hold = heldBy(who);
    if (action.do === 'release') {
      if (!hold) return 'nothing';
      return outcomeOf(
        await say(who, `/slot-holds/${hold.id}/events`, { type: 'RELEASE', version: hold.version }),
      );
    }
    const wish = wanted(action.wish);
    if (action.do === 'hold') return outcomeOf(await say(who, '/slot-holds', wish));
    if (action.do === 'request')
      return outcomeOf(
        await say(who, '/booking-requests', { ...wish, ...othersIn(action.wish, wish) }),
      );
    const body = { ...wish, for: undefined, member: town.people[action.wish.member].id };
    const location = { kind: 'phone', detail: '+44 20 7946 0018' };
    const overrideReason = action.who === 'ada' ? 'Agreed on the telephone.' : null;
    return outcomeOf(await say(who, '/bookings', { ...body, location, overrideReason }));
  };

  for (const [step, action] of actions.entries()) {
    clock.advance({ ms: 1 });
    try {
      const outcome = await perform(action);
      tally[outcome] += 1;
      if (outcome === 'nothing') continue;
      const after = await recordsOf(db, town);
      if (outcome !== 'done' && !isDeepStrictEqual(after, before))
        throw new Error('What was refused left a trace');
      const faults = faultsIn(after, rungAt);
      if (faults.length > 0) throw new Error(faults.join('\n'));
      before = after;
    } catch (error) {
      throw new Error(`Step ${step + 1}, ${JSON.stringify(action)}: ${String(error)}`, {
        cause: error,
      });
    }
  }
  await expectProjections(stage, town, before);
  return tally;
}

/** What is sent to the API by who wishes it at a moment. */
export const wantedIn = (
  town: Town,
  { member, session, coach, slot, purse }: Wish,
  now: number,
) => ({
  session: town.sessions[session],
  coach: town.people[coach].id,
  credit: purse === 'none' ? null : town.purses[purse],
  startsAt: new Date(Math.ceil((now + day) / half) * half + slot * half).toISOString(),
  ...((purse === 'team' || purse === 'retreat') && member === 'lea' ? { for: town.team } : {}),
});

/** Every other request that is answered by the coach names other times. */
export const othersIn = ({ session, slot }: Wish, { startsAt }: { readonly startsAt: string }) =>
  session === 'instant' || slot % 2 !== 0 ? {} : { otherTimes: otherTimesOf(Date.parse(startsAt)) };

type DeedOfPlace = Extract<Action, { readonly do: 'leave' | 'refund' }>;

/** What somebody sends on the page of their place in a session, or staff on it; null when they have none. */
export function placeToldBy(
  action: DeedOfPlace,
  { people }: Town,
  { bookings, attendees }: Records,
): [by: TestPerson, path: string, body: object] | null {
  const booking = bookings.at(-1 - action.booking);
  const who = people[action.who];
  const place = attendees.find(
    ({ bookingId, userId }) => bookingId === booking?.id && userId === who.id,
  );
  if (!place) return null;
  const { id, version } = place;
  const path = `/attendees/${id}/events`;
  if (action.do === 'leave') return [who, path, { type: 'WITHDRAW', payload: {}, version }];
  const payload = { reason: 'Something came up.' };
  return [people.ada, path, { type: 'REFUND', payload, version }];
}

const outcomeOf = ({ ok }: Reply): Outcome => (ok ? 'done' : 'refused');

export type Tally = Record<Outcome, number>;

/** 4: what is told of a request follows from its booking. */
async function expectProjections(stage: Stage, town: Town, { bookings }: Records): Promise<void> {
  for (const booking of bookings) {
    const { data } = await ask(stage.as(town.people.ada), 'GET', `/bookings/${booking.id}`);
    const told = (data['request'] as { status: string } | null)?.status;
    const expected = booking.requesterId ? requestStatusOf(booking.status) : undefined;
    if (told !== expected)
      throw new Error(`invariant 4: a ${booking.status} booking has a ${told} request`);
  }
}

/** Who is this to a booking. */
export function personBy(relation: Relation, booking: BookingRow, { people }: Town): TestPerson {
  const isAnas = booking.coachId === people.ana.id;
  const members = [people.mia, people.max, people.lea];
  const asker = members.find(({ id }) => id === booking.requesterId);
  const found: Record<Relation, TestPerson> = {
    coach: isAnas ? people.ana : people.ben,
    otherCoach: isAnas ? people.ben : people.ana,
    requester: asker ?? people.mia,
    otherMember: members.find((each) => each !== asker) ?? people.max,
    leader: people.lea,
    staff: people.ada,
  };
  return found[relation];
}
