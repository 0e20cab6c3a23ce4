import { sql } from 'drizzle-orm';
import type { Database } from '#database/database.ts';
import {
  bookingKind,
  createBooking,
  ownParty,
  teamParty,
  type Party,
} from '#server/features/bookings/public.ts';
import { payingLots } from '#server/features/session-credits/public.ts';
import { send } from '#server/records/send.ts';
import { timedKinds } from '#server/timed-kinds.ts';
import { afterwardsOf } from './bookings/afterwards.ts';
import type { PlannedBooking } from './bookings/plan.ts';
import type { Generator } from './generator.ts';
import { invitingTo } from './invite-history.ts';

/** Something that happens at a moment of the demo's past. */
export interface Happening {
  readonly at: number;
  readonly happen: () => Promise<void>;
}

/** Lets everything happen in order up to now, exactly as the product would have written it; the timers that fall due in between ring. */
export async function live(
  db: Database,
  happenings: readonly Happening[],
  now: number,
  onProgress: (done: number) => void,
): Promise<void> {
  const due = happenings.filter(({ at }) => at < now).toSorted((a, b) => a.at - b.at);
  for (const [index, { at, happen }] of due.entries()) {
    await ringUntil(db, at);
    await happen();
    onProgress((index + 1) / due.length);
  }
  await ringUntil(db, now);
}

interface DueTimer extends Record<string, unknown> {
  readonly machine: string;
  readonly entity_id: string;
  readonly timer: string;
  readonly run_at: string;
}

/** Rings the timers due before a moment, each at its own. Of two at once the one of the older booking comes first. */
async function ringUntil(db: Database, moment: number): Promise<void> {
  for (;;) {
    const [due] = (await db.orm.execute(sql`
      delete from timers where (machine, entity_id, timer) in (
        select t.machine, t.entity_id, t.timer from timers t left join bookings b on b.id = t.entity_id
        where t.run_at < ${new Date(moment).toISOString()}
        order by t.run_at, b.created_at, t.timer, t.entity_id limit 1)
      returning machine, entity_id, timer, run_at
    `)) as unknown as DueTimer[];
    if (!due) return;
    await timedKinds[due.machine]?.ring(db, due.entity_id, due.timer, Date.parse(due.run_at));
  }
}

/** What happens to a planned booking: it is made, people do things to it, and speak of it afterwards. */
export function happeningsOf(
  db: Database,
  random: Generator,
  planned: PlannedBooking,
): Happening[] {
  let id: string | null = null;
  return [
    {
      at: planned.madeAt,
      async happen() {
        id = await make(db, planned);
      },
    },
    ...sequelsOf(db, random, planned, () => id),
  ];
}

/** What happens to a booking that has been made: people do things to it, and speak of it afterwards. */
export function sequelsOf(
  db: Database,
  random: Generator,
  planned: PlannedBooking,
  idNow: () => string | null,
): Happening[] {
  return [
    ...planned.steps.map(({ at, event }) => ({
      at,
      async happen() {
        const id = idNow();
        if (id !== null) await send(db, bookingKind, id, event);
      },
    })),
    ...[...invitingTo(db, planned), ...afterwardsOf(db, random, planned)].map(({ at, happen }) => ({
      at,
      async happen() {
        const id = idNow();
        if (id !== null) await happen(id);
      },
    })),
  ];
}

async function make(db: Database, planned: PlannedBooking): Promise<string> {
  const { by, type, option, coach, startsAt, otherTimes, madeAt } = planned;
  const party = await partyOf(db, planned);
  return createBooking(db, {
    type,
    by: { id: by.id, role: by.role },
    party,
    sessionId: option.session.id,
    coachId: coach.id,
    lotId: await lotFor(db, planned, party),
    startsAt,
    ...(planned.location ? { location: planned.location } : {}),
    otherTimes,
    message: planned.message,
    overrideReason: planned.overrideReason,
    at: madeAt,
  });
}

async function partyOf(db: Database, { team, member }: PlannedBooking): Promise<Party> {
  const party = team ? await teamParty(db, team.id, member.id) : await ownParty(db, member.id);
  if (!party) throw new Error(`${member.name} can't book for ${team?.name ?? 'themselves'}.`);
  return party;
}

/** The first credit that pays for it, in the order in which credits are drawn. */
async function lotFor(
  db: Database,
  { option, programme, startsAt }: PlannedBooking,
  party: Party,
): Promise<string | null> {
  const { creditCost } = option.session.spec;
  if (creditCost === 0) return null;
  const lots = await payingLots(db, party.holder, { sessionId: option.session.id });
  const lot = lots.find(
    ({ programmeId, available, effectiveAt, expiresAt }) =>
      programmeId === programme.id &&
      available >= creditCost &&
      effectiveAt <= startsAt &&
      startsAt < expiresAt,
  );
  return lot?.id ?? null;
}
