import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { inOrder, type Rule } from '#domain/booking-constraints/rule.ts';
import type {
  BookingConstraintContext,
  BookingConstraintEvent,
  bookingConstraintQuestions,
} from '#machines/booking-constraint/machine.ts';
import { creditLotStates } from '#machines/credit-lot/states.gen.ts';
import { questionnaireStates } from '#machines/questionnaire/states.gen.ts';
import { userStates } from '#machines/user/states.gen.ts';
import { sentenceOf } from '#database/constraints/sentences.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { bookingConstraints, creditLots, questionnaires, users } from '#database/schema/index.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';
import { timesLeft } from './times-left.ts';

/** What keeps a credit from being limited. */
export const answers: Answers<
  typeof bookingConstraintQuestions,
  BookingConstraintContext,
  BookingConstraintEvent
> = {
  isCreditUsable: oneByOne(async (db, { context: { sessionCredit } }) => {
    const isUsable = and(
      eq(creditLots.unit, 'session'),
      inState(creditLots.status, creditLotStates.usable),
    );
    return (await db.orm.$count(creditLots, and(eq(creditLots.id, sessionCredit), isUsable))) > 0
      ? null
      : 'This credit can’t be used any more.';
  }),
  areCoaches: oneByOne((db, { context: { rule } }) => whyNoCoaches(db, rule)),
  isNew: oneByOne(async (db, { context }) =>
    (await isThere(db, context)) ? sentenceOf('booking_constraints_once') : null,
  ),
  leavesTimes: oneByOne(async (db, { context: { sessionCredit, rule }, at }) => {
    // Whoever is no coach is told of first: of their times there is nothing to say.
    if ((await whyNoCoaches(db, rule)) !== null) return null;
    const { refusal } = await timesLeft(db, sessionCredit, rule, at);
    return refusal;
  }),
};

/** Whether the same rule limits the credit already, in whatever order its parts were chosen. */
async function isThere(
  db: Database,
  { sessionCredit, rule }: { readonly sessionCredit: string; readonly rule: Rule },
): Promise<boolean> {
  const rows = await db.orm
    .select({ rule: bookingConstraints.rule })
    .from(bookingConstraints)
    .where(
      and(
        eq(bookingConstraints.sessionCredit, sessionCredit),
        isNull(bookingConstraints.deletedAt),
        sql`${bookingConstraints.rule} ->> 'kind' = ${rule.kind}`,
      ),
    );
  const wanted = written(rule);
  return rows.some((row) => written(row.rule) === wanted);
}

const written = (rule: Rule): string =>
  JSON.stringify(Object.entries(inOrder(rule)).toSorted(([a], [b]) => (a < b ? -1 : 1)));

async function whyNoCoaches(db: Database, rule: Rule): Promise<string | null> {
  if (rule.kind === 'afterQuestionnaire') return whyNoQuestionnaire(db, rule.questionnaire);
  if (rule.kind !== 'coachIn') return null;
  const ids = rule.coaches;
  const found = await db.orm
    .select({ id: users.id, fullName: users.fullName, role: users.role })
    .from(users)
    .where(and(inArray(users.id, [...ids]), inState(users.status, userStates.open)));
  if (found.length < new Set(ids).size) return 'Choose a coach.';
  const stranger = found.find(({ role }) => role !== 'Coach');
  return stranger ? `“${stranger.fullName}” is not a coach.` : null;
}

async function whyNoQuestionnaire(db: Database, id: string): Promise<string | null> {
  const asked = inState(questionnaires.status, questionnaireStates.asked);
  const found = await db.orm.$count(questionnaires, and(eq(questionnaires.id, id), asked));
  return found > 0 ? null : 'Choose a questionnaire that is published.';
}
