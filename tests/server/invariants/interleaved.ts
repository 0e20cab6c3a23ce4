import { newId } from '#domain/ids.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { ask, type Stage } from '#tests/support/stage.ts';
import { fitting, payloadsOf, type Action } from './actions.ts';
import { othersIn, personBy, placeToldBy, wantedIn } from './life.ts';
import { recordsOf, type Records } from './records.ts';
import { rules } from './rules.ts';
import type { Town } from './town.ts';

/** What must be so however actions cross: no time taken twice, no credit lost or doubled, and every record with its whole history. */
const kept = [
  'invariant 1',
  'invariant 2',
  'invariant 3',
  'invariant 3 of places',
  'lots',
  'history',
] as const;

interface Sent {
  readonly by: TestPerson;
  readonly path: string;
  readonly body: object;
}

/** How many actions were granted, and how many were refused. */
export interface Crossed {
  done: number;
  refused: number;
}

/**
 * A history in which people do not wait for one another: the actions of a wave all begin from what everybody saw before it, and cross as they will; timers ring in
 * between. Throws when what is left after a wave breaks an invariant, or when the server does not know what to answer.
 */
export async function crossing(
  stage: Stage,
  town: Town,
  actions: readonly Action[],
  sizes: readonly number[],
): Promise<Crossed> {
  const { db, clock, worker } = stage;
  const crossed: Crossed = { done: 0, refused: 0 };
  let seen = await recordsOf(db, town);
  let last: Sent | null = null;

  const say = async (by: TestPerson, path: string, body: object): Promise<void> => {
    const sent = { by, path, body: { ...body, idempotencyKey: newId() } };
    const { ok } = await ask(stage.as(by), 'POST', path, sent.body);
    if (ok) last = sent;
    crossed[ok ? 'done' : 'refused'] += 1;
  };

  const begin = async (action: Action): Promise<void> => {
    if (action.do === 'wait' || action.do === 'wait for the next timer') {
      clock.set(afterWaiting(action, seen, clock.now()));
      await worker.runDue(clock.now());
      return;
    }
    if (action.do === 'repeat') {
      if (last) await ask(stage.as(last.by), 'POST', last.path, last.body);
      return;
    }
    const [by, path, body] = requestOf(action, town, seen, clock.now()) ?? [];
    if (by && path && body) await say(by, path, body);
  };

  let first = 0;
  for (let wave = 0; first < actions.length; wave += 1) {
    const size = sizes[wave % sizes.length] ?? 1;
    const now = actions.slice(first, first + size);
    first += size;
    clock.advance({ ms: 1 });
    try {
      await Promise.all(now.map(begin));
      seen = await recordsOf(db, town);
      const faults = kept.flatMap((name) =>
        (rules[name]?.(seen, 0) ?? []).map((fault) => `${name}: ${fault}`),
      );
      if (faults.length > 0) throw new Error(faults.join('\n'));
    } catch (error) {
      throw new Error(`Wave ${wave + 1}, ${JSON.stringify(now)}: ${String(error)}`, {
        cause: error,
      });
    }
  }
  return crossed;
}

function afterWaiting(
  action: Action & { readonly do: 'wait' | 'wait for the next timer' },
  { timers }: Records,
  now: number,
): number {
  if (action.do === 'wait') return now + action.minutes * 60_000;
  return Math.max(now, Math.min(...timers.map(({ runAt }) => runAt), now + 60 * 86_400_000));
}

type Request = readonly [by: TestPerson, path: string, body: object];
type Asking = Exclude<Action, { readonly do: 'wait' | 'wait for the next timer' | 'repeat' }>;

/** What somebody sends who saw these records; null when there is nothing to send it about. */
function requestOf(action: Asking, town: Town, seen: Records, now: number): Request | null {
  const { people } = town;
  if (action.do === 'leave' || action.do === 'refund') return placeToldBy(action, town, seen);
  if (action.do === 'tell' || action.do === 'carry on') {
    const among =
      action.do === 'tell'
        ? seen.bookings
        : seen.bookings.filter(({ status }) => status in fitting);
    const booking = among.at(-1 - action.booking);
    const choices = fitting[booking?.status ?? ''] ?? [];
    const [who, type] =
      action.do === 'tell'
        ? ([action.who, action.type] as const)
        : (choices[action.nth % Math.max(1, choices.length)] ?? []);
    if (!booking || !who || !type) return null;
    const attendees = seen.attendees.filter(
      ({ bookingId, status }) => bookingId === booking.id && status !== 'withdrawn',
    );
    const payloads = payloadsOf(
      type,
      attendees.map(({ userId }) => userId),
      people.ada.id,
      personBy('otherCoach', booking, town).id,
      { startsAt: booking.startsAt },
    );
    const body = {
      type,
      payload: payloads[action.how % payloads.length],
      version: booking.version,
    };
    return [personBy(who, booking, town), `/bookings/${booking.id}/events`, body];
  }
  if (action.do === 'request the held time' || action.do === 'release') {
    const held = seen.holds.filter(({ status }) => status === 'held');
    const hold = held[action.do === 'release' ? 0 : action.hold % Math.max(1, held.length)];
    const who = Object.values(people).find(({ id }) => id === hold?.memberId);
    if (!hold || !who) return null;
    if (action.do === 'release')
      return [who, `/slot-holds/${hold.id}/events`, { type: 'RELEASE', version: hold.version }];
    const { coachId: coach, sessionId: session, teamId } = hold;
    const startsAt = new Date(hold.startsAt).toISOString();
    const name = (['coaching', 'instant', 'free', 'workshop', 'retreat'] as const).find(
      (each) => town.sessions[each] === session,
    );
    const purses = {
      coaching: 'pool',
      instant: 'instant',
      workshop: 'team',
      retreat: 'retreat',
      free: null,
    } as const;
    const purse = name && purses[name];
    const credit = purse ? town.purses[purse] : null;
    return [who, '/booking-requests', { coach, session, startsAt, for: teamId, credit }];
  }
  const wish = wantedIn(town, action.wish, now);
  const member = people[action.wish.member];
  if (action.do === 'hold') return [member, '/slot-holds', wish];
  if (action.do === 'request')
    return [member, '/booking-requests', { ...wish, ...othersIn(action.wish, wish) }];
  const location = { kind: 'phone', detail: '+44 20 7946 0018' };
  const overrideReason = action.who === 'ada' ? 'Agreed on the telephone.' : null;
  const body = { ...wish, for: undefined, member: member.id, location, overrideReason };
  return [people[action.who], '/bookings', body];
}
