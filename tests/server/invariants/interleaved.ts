import { newId } from '#domain/ids.ts';
import type { TestPerson } from '#tests/support/people.ts';
import { ask, type Stage } from '#tests/support/stage.ts';
import { fitting, payloadsOf, type Deed } from './deeds.ts';
import { othersIn, personBy, placeToldBy, wantedIn } from './life.ts';
import { recordsOf, type Records } from './records.ts';
import { rules } from './rules.ts';
import type { Town } from './town.ts';

/** What must be so however deeds cross: no time taken twice, no credit lost or doubled, and every record with its whole history. */
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

/** How many deeds were granted, and how many were refused. */
export interface Crossed {
  done: number;
  refused: number;
}

/**
 * A history in which people do not wait for one another: the deeds of a wave all begin from what everybody saw before it, and cross as they will; timers ring in
 * between. Throws when what is left after a wave breaks an invariant, or when the server does not know what to answer.
 */
export async function crossing(
  stage: Stage,
  town: Town,
  deeds: readonly Deed[],
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

  const begin = async (deed: Deed): Promise<void> => {
    if (deed.do === 'wait' || deed.do === 'wait for the next timer') {
      clock.set(afterWaiting(deed, seen, clock.now()));
      await worker.runDue(clock.now());
      return;
    }
    if (deed.do === 'repeat') {
      if (last) await ask(stage.as(last.by), 'POST', last.path, last.body);
      return;
    }
    const [by, path, body] = requestOf(deed, town, seen, clock.now()) ?? [];
    if (by && path && body) await say(by, path, body);
  };

  let first = 0;
  for (let wave = 0; first < deeds.length; wave += 1) {
    const size = sizes[wave % sizes.length] ?? 1;
    const now = deeds.slice(first, first + size);
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
  deed: Deed & { readonly do: 'wait' | 'wait for the next timer' },
  { timers }: Records,
  now: number,
): number {
  if (deed.do === 'wait') return now + deed.minutes * 60_000;
  return Math.max(now, Math.min(...timers.map(({ runAt }) => runAt), now + 60 * 86_400_000));
}

type Request = readonly [by: TestPerson, path: string, body: object];
type Asking = Exclude<Deed, { readonly do: 'wait' | 'wait for the next timer' | 'repeat' }>;

/** What somebody sends who saw these records; null when there is nothing to send it about. */
function requestOf(deed: Asking, town: Town, seen: Records, now: number): Request | null {
  const { people } = town;
  if (deed.do === 'leave' || deed.do === 'refund') return placeToldBy(deed, town, seen);
  if (deed.do === 'tell' || deed.do === 'carry on') {
    const among =
      deed.do === 'tell' ? seen.bookings : seen.bookings.filter(({ status }) => status in fitting);
    const booking = among.at(-1 - deed.booking);
    const choices = fitting[booking?.status ?? ''] ?? [];
    const [who, type] =
      deed.do === 'tell'
        ? ([deed.who, deed.type] as const)
        : (choices[deed.nth % Math.max(1, choices.length)] ?? []);
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
    const body = { type, payload: payloads[deed.how % payloads.length], version: booking.version };
    return [personBy(who, booking, town), `/bookings/${booking.id}/events`, body];
  }
  if (deed.do === 'request the held time' || deed.do === 'release') {
    const held = seen.holds.filter(({ status }) => status === 'held');
    const hold = held[deed.do === 'release' ? 0 : deed.hold % Math.max(1, held.length)];
    const who = Object.values(people).find(({ id }) => id === hold?.memberId);
    if (!hold || !who) return null;
    if (deed.do === 'release')
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
  const wish = wantedIn(town, deed.wish, now);
  const member = people[deed.wish.member];
  if (deed.do === 'hold') return [member, '/slot-holds', wish];
  if (deed.do === 'request')
    return [member, '/booking-requests', { ...wish, ...othersIn(deed.wish, wish) }];
  const location = { kind: 'phone', detail: '+44 20 7946 0018' };
  const overrideReason = deed.who === 'ada' ? 'Agreed on the telephone.' : null;
  const body = { ...wish, for: undefined, member: member.id, location, overrideReason };
  return [people[deed.who], '/bookings', body];
}
