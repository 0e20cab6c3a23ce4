import { and, eq, sql } from 'drizzle-orm';
import { leastAnonymous } from '#domain/questionnaires/assignment.ts';
import { counted } from '#domain/text/counted.ts';
import { isStaff } from '#machines/person.ts';
import { programmeStates } from '#machines/programme/states.gen.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { questionnaireStates } from '#machines/questionnaire/states.gen.ts';
import type { AssignmentContext } from '#machines/questionnaire-assignment/asking.ts';
import type {
  AssignmentEvent,
  assignmentQuestions,
} from '#machines/questionnaire-assignment/machine.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import { bookings, programmes, questionnaires } from '#database/schema/index.ts';
import type { Asked } from '#server/records/kind.ts';
import { oneByOne, type Answers } from '#server/records/questions.ts';
import { progressOf, type AssignmentRow } from './progress.ts';
import { wantedIn } from './respondents.ts';

type Question = Asked<AssignmentContext, AssignmentEvent, AssignmentRow | null>;

/** What keeps somebody from assigning a questionnaire, and from what follows. */
export const answers: Answers<
  typeof assignmentQuestions,
  AssignmentContext,
  AssignmentEvent,
  AssignmentRow | null
> = {
  isPlaceOpen: oneByOne((db, asked) =>
    asked.context.bookingId === null ? whyProgrammeClosed(db, asked) : whyBookingClosed(db, asked),
  ),
  canBeAsked: oneByOne(async (db, { context, isDeciding }) => {
    const { questionnaireId, programmeId, questionnaireVersion } = context;
    const { status, purpose } = questionnaires;
    const rows = db.orm
      .select({ purpose })
      .from(questionnaires)
      .where(
        and(eq(questionnaires.id, questionnaireId), inState(status, questionnaireStates.asked)),
      );
    const [found] = isDeciding ? await rows.for('share') : await rows;
    if (!found || questionnaireVersion < 1) return 'Choose a questionnaire that is published.';
    const fits = programmeId === null ? found.purpose !== 'programme' : found.purpose !== 'session';
    return fits ? null : 'This questionnaire is not meant for that.';
  }),
  hasRespondents: oneByOne(async (db, { context }) => {
    const { rule, teamIds, memberIds } = context;
    if (rule === 'teams' && teamIds.length === 0) return 'Choose teams.';
    if (rule === 'chosen' && memberIds.length === 0) return 'Choose people.';
    if (rule !== 'chosen') return null;
    const wanted = new Set(await wantedIn(db, context));
    return memberIds.every((id) => wanted.has(id)) ? null : 'Choose people who take part.';
  }),
  areEnough: oneByOne(async (db, { context }) => {
    if (!context.isAnonymous) return null;
    return (await wantedIn(db, context)).length >= leastAnonymous
      ? null
      : `Ask at least ${leastAnonymous} people, or name them.`;
  }),
  hasLateOnes: async (db, asked) => {
    const progress = await progressOf(db, rowsOf(asked));
    return new Map(
      asked.flatMap(({ id }) =>
        progress.get(id)?.due === 0 ? [[id, 'Everyone has answered.'] as const] : [],
      ),
    );
  },
  isUnanswered: async (db, asked) => {
    const progress = await progressOf(db, rowsOf(asked));
    return new Map(
      [...progress].flatMap(([id, { given }]) =>
        given > 0
          ? [[id, `${counted(given, 'person has', 'people have')} answered. Close it instead.`]]
          : [],
      ),
    );
  },
};

const rowsOf = (asked: readonly Question[]) => asked.flatMap(({ extra }) => extra ?? []);

async function whyProgrammeClosed(db: Database, { context }: Question): Promise<string | null> {
  const [programme] = await db.orm
    .select({ isOpen: sql<boolean>`${inState(programmes.status, programmeStates.open)}` })
    .from(programmes)
    .where(
      and(
        eq(programmes.id, context.programmeId ?? ''),
        inState(programmes.status, programmeStates.kept),
      ),
    );
  if (!programme) return 'Choose a programme.';
  return programme.isOpen ? null : 'This programme is complete.';
}

/** Coaches assign to their own bookings alone; those of others are not there. */
async function whyBookingClosed(db: Database, { context, by }: Question): Promise<string | null> {
  const [booking] = await db.orm
    .select({
      isOn: sql<boolean>`${inState(bookings.status, [...bookingStates.agreed, 'completed'])}`,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.id, context.bookingId ?? ''),
        isStaff(by) || by.role === 'System' ? undefined : eq(bookings.coachId, by.id),
      ),
    );
  if (!booking) return 'Choose a booking.';
  return booking.isOn ? null : 'This booking is not confirmed.';
}
