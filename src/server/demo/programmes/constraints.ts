import { and, asc, eq } from 'drizzle-orm';
import type { Rule } from '#domain/booking-constraints/rule.ts';
import { DAY } from '#domain/time/calendar.ts';
import { daysLater } from '#domain/time/local.ts';
import { creditLotState } from '#machines/credit-lot/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import {
  bookingConstraints,
  creditLots,
  questionnaireAssignments,
} from '#database/schema/index.ts';
import type { Generator } from '../generator.ts';
import type { Programme, World } from './build.ts';

/** Rules of every kind, one for each of the first credits of a programme; the first credit has two. What was booked before stays. */
export async function limitCredits(db: Database, random: Generator, world: World): Promise<void> {
  const programme = world.programmes.find(({ spec }) => spec.key === 'resilient');
  const [admin] = world.staff;
  if (!programme || !admin) throw new Error('There is nothing to limit.');
  const [asked] = await db.orm
    .select({ id: questionnaireAssignments.questionnaireId })
    .from(questionnaireAssignments)
    .where(eq(questionnaireAssignments.programmeId, programme.id))
    .limit(1);
  if (!asked) throw new Error('Nothing is asked.');
  const rules = rulesFor(programme, asked.id);
  const lots = await db.orm
    .select({ id: creditLots.id })
    .from(creditLots)
    .where(
      and(
        eq(creditLots.programmeId, programme.id),
        eq(creditLots.holderType, 'member'),
        inState(creditLots.status, creditLotState.active),
      ),
    )
    .orderBy(asc(creditLots.id))
    .limit(rules.length - 1);
  const at = world.now - 2 * DAY;
  const by = { createdBy: admin.id, createdAt: at, updatedBy: admin.id, updatedAt: at };
  await db.orm.insert(bookingConstraints).values(
    rules.flatMap((rule, index) => {
      const lot = lots[Math.max(0, index - 1)];
      return lot ? [{ ...by, id: random.id(at), sessionCredit: lot.id, rule }] : [];
    }),
  );
}

function rulesFor({ coaches, startDate, endDate }: Programme, questionnaire: string): Rule[] {
  return [
    { kind: 'weekdays', days: [1, 2, 3, 4] },
    { kind: 'timeWindow', from: 480, to: 1080 },
    { kind: 'coachIn', coaches: coaches.slice(0, 2).map(({ id }) => id) },
    { kind: 'notBefore', date: daysLater(startDate, 60) },
    { kind: 'notAfter', date: daysLater(endDate, -30) },
    { kind: 'minDaysBetween', days: 7 },
    { kind: 'maxPerPeriod', most: 2, period: 'month' },
    { kind: 'afterBooking', nth: 1 },
    { kind: 'afterQuestionnaire', questionnaire },
    { kind: 'locationIn', places: ['video', 'phone'] },
  ];
}
