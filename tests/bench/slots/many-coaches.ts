import type { Database } from '#database/database.ts';
import { busyTimes } from '#database/schema/index.ts';
import type { CoachTime, SlotRules } from '#domain/slots/coach-time.ts';
import { demandsOf, periodsOf } from '#domain/slots/hours-period.ts';
import { newId } from '#domain/ids.ts';
import { DAY, MINUTE, dateOfDay } from '#domain/time/calendar.ts';
import { freeTimes, freeTimesFor } from '#server/features/booking-requests/free-times.ts';
import { sessionTerms, slotQuestions } from '#server/features/availability/public.ts';
import { ownParty } from '#server/features/bookings/public.ts';
import { preparedDatabase, seededAt } from '#tests/support/database.ts';
import { aWorld, type PersonPlan } from '#tests/support/world.ts';
import { bareSweep, prepare, type Prepared } from './bare-sweep.ts';
import { inRounds, median, ratioOf, round2 } from './rounds.ts';

const COACHES = 50;
const WEEKS = 8;
const BUSY = 200;
const LIMIT = 4;
/** How much more than a coach alone each of fifty may cost. */
const LIMIT_GROWTH = 1.5;
const zones = ['Europe/London', 'Europe/Madrid', 'America/New_York', 'Asia/Kolkata', 'UTC'];

/** What is merged inside the clock: the same busy times and everything else that forbids a start, widened but neither sorted nor merged. */
interface Unmerged extends Prepared {
  readonly obstacles: readonly (readonly [number, number])[];
}

/**
 * The free times of 50 coaches over 8 weeks with 200 busy times each, as one call of the API finds and writes them once everything is read, beside the bare
 * merge of the same intervals, and beside the same call for one coach. False when it takes more than 4 times the bare merge, or grows faster than the coaches.
 */
export async function benchManyCoaches(): Promise<boolean> {
  const db = await preparedDatabase();
  try {
    const { party, session, ids, principal } = await aBusyHouse(db);
    const from = Math.floor(seededAt / DAY) * DAY;
    const to = from + WEEKS * 7 * DAY;
    const terms = await sessionTerms(db, session, party.organizationId);
    if (!terms) throw new Error('There is no such session.');
    const read = (wanted: readonly string[]) =>
      slotQuestions(db, terms, wanted, {
        memberIds: party.memberIds,
        lot: null,
        now: seededAt,
        from,
        to,
      });
    const [one] = ids;
    if (one === undefined) throw new Error('There are no coaches.');
    const all = { questions: await read(ids), ids };
    const alone = { questions: await read([one]), ids: [one] };
    const unmerged = ids.map((id) => {
      const coach = all.questions.coaches.get(id);
      if (!coach) throw new Error('A coach was not read.');
      return unmergedOf(coach, all.questions.rules, from, to);
    });
    const call = ({ questions, ids: wanted }: typeof all) => freeTimes(questions, wanted, from, to);
    const found = call(all);
    const texts = unmerged.map((each) => bareMerge(each).map((ms) => new Date(ms).toISOString()));
    if (JSON.stringify(found.map((each) => each.freeTimes)) !== JSON.stringify(texts))
      throw new Error('The call and the bare merge find different times.');

    let sink = 0;
    const times = inRounds({
      fifty: () => void (sink += call(all).length),
      bare: () => {
        for (const each of unmerged) sink += bareMerge(each).length;
      },
      one: () => void (sink += call(alone).length),
    });
    if (sink === 0) throw new Error('Nothing was found.');
    const ratio = ratioOf(times.fifty, times.bare);
    const growth = ratioOf(times.fifty, times.one) / COACHES;
    const whole = await wholeCalls(db, { principal, party, session }, [ids, [one]]);
    console.table({
      [`${COACHES} coaches, ${WEEKS} weeks, ${BUSY} busy times each`]: {
        'free times': found.reduce((sum, each) => sum + each.freeTimes.length, 0),
        'call µs': round2(median(times.fifty)),
        'bare merge µs': round2(median(times.bare)),
        'call / bare merge': round2(ratio),
        '1 coach µs': round2(median(times.one)),
        'each of 50 / 1 alone': round2(growth),
        'with all queries, 50 and 1, ms': whole.map(round2).join(' and '),
      },
    });
    console.log(`The call beside the bare merge: ${ratio.toFixed(2)} (limit ${LIMIT}).`);
    console.log(`Growth with the coaches: ${growth.toFixed(2)} (limit ${LIMIT_GROWTH}).`);
    return ratio <= LIMIT && growth <= LIMIT_GROWTH;
  } finally {
    await db.close();
  }
}

/** A member who may book fifty coaches, each in their own zone and busy two hundred times. */
async function aBusyHouse(db: Database) {
  const coaches = Object.fromEntries(
    Array.from({ length: COACHES }, (_, n): [string, PersonPlan] => [
      `ana${n}`,
      {
        role: 'Coach',
        name: `Ana${n} Silva`,
        timeZone: zones[n % zones.length] ?? 'UTC',
        hours: 'office',
      },
    ]),
  );
  const world = await aWorld(db, {
    people: { mia: { role: 'Member', name: 'Mia Turner' }, ...coaches },
    sessions: { coaching: { creditCost: 0 } },
    lots: {},
  });
  const people = world.people as Readonly<Record<string, (typeof world.people)['mia']>>;
  const ids = Object.keys(coaches).map((name) => people[name]?.id ?? '');
  for (const [n, coachId] of ids.entries()) {
    const rows = Array.from({ length: BUSY }, (_, k) => {
      const minutes = ((k * 7_919 + n * 104_729) % (WEEKS * 7 * 96)) * 15;
      const startsAt = seededAt + minutes * MINUTE;
      const endsAt = startsAt + (15 + ((k * 31) % 6) * 15) * MINUTE;
      return { id: newId(), coachId, calendarName: 'Work', startsAt, endsAt };
    });
    await db.orm.insert(busyTimes).values(rows);
  }
  const principal = people['mia'];
  const party = principal && (await ownParty(db, principal.id));
  if (!principal || !party) throw new Error('There is no member.');
  return { principal, party, session: world.sessions.coaching, ids };
}

async function wholeCalls(
  db: Database,
  asker: Pick<Awaited<ReturnType<typeof aBusyHouse>>, 'principal' | 'party' | 'session'>,
  each: readonly (readonly string[])[],
): Promise<number[]> {
  const medians: number[] = [];
  for (const coach of each) {
    const times: number[] = [];
    for (let round = 0; round < 15; round += 1) {
      const began = performance.now();
      await freeTimesFor(
        db,
        asker.principal as never,
        asker.party,
        {
          session: asker.session,
          coach: [...coach],
          from: dateOfDay(Math.floor(seededAt / DAY)),
          days: WEEKS * 7,
        },
        undefined,
        seededAt,
      );
      times.push(performance.now() - began);
    }
    medians.push(median(times));
  }
  return medians;
}

function unmergedOf(coach: CoachTime, rules: SlotRules, from: number, to: number): Unmerged {
  const prepared = prepare(coach, rules, from, to);
  const period = periodsOf(coach).at(-1);
  if (!period) throw new Error('A coach always has an era.');
  const { bufferBeforeMs, bufferAfterMs } = demandsOf(period, rules);
  const widened = coach.busy.map(
    ({ start, end }) =>
      [start - rules.durationMs - bufferAfterMs + 1, end + bufferBeforeMs] as const,
  );
  return { ...prepared, closed: [], obstacles: widened };
}

/** Sorts and merges the obstacles, subtracts them from the working time and steps through what is left. */
function bareMerge({ obstacles, ...prepared }: Unmerged): number[] {
  const sorted = obstacles.toSorted((a, b) => a[0] - b[0]);
  const closed: number[] = [];
  for (const [start, end] of sorted) {
    const last = closed.length - 1;
    if (last > 0 && start <= (closed[last] as number)) {
      if (end > (closed[last] as number)) closed[last] = end;
    } else closed.push(start, end);
  }
  return bareSweep({ ...prepared, closed });
}
