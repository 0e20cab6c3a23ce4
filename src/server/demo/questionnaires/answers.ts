import { and, desc, eq } from 'drizzle-orm';
import { DAY, HOUR, MINUTE } from '#domain/time/calendar.ts';
import { dateAt, daysLater } from '#domain/time/local.ts';
import { bookingState } from '#machines/booking/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import {
  bookings,
  questionnaireResponses,
  questionnaireVersions,
  questionnaires,
} from '#database/schema/index.ts';
import {
  assignmentOf,
  questionnaireAssignmentKind,
} from '#server/features/questionnaire-assignments/public.ts';
import { questionnaireResponseKind } from '#server/features/questionnaire-responses/public.ts';
import { createPlain } from '#server/records/plain-commands.ts';
import { send } from '#server/records/send.ts';
import type { Generator } from '../generator.ts';
import type { World } from '../programmes/build.ts';
import { answersTo, writePastPulses, type AskedVersion } from './past-pulses.ts';

/** What programmes and sessions ask, in every state, and a year of answers to the pulse. */
export async function writeAnswers(db: Database, random: Generator, world: World): Promise<void> {
  const { staff, now, programmes } = world;
  const [admin] = staff;
  const programme =
    programmes.find(({ spec }) => spec.outcome === 'active.normal') ?? programmes[0];
  if (!admin || !programme) throw new Error('The demo has nobody to ask.');
  const by = { id: admin.id, role: 'Admin' } as const;
  const asked = await definitionsOf(db);
  const today = dateAt(programme.company.spec.zone, now);
  const assign = async (
    title: string,
    at: number,
    more: {
      opensOn?: string;
      closesOn?: string;
      isAnonymous?: boolean;
      bookingId?: string;
      programmeId?: string;
    } = {},
  ): Promise<string> => {
    const fields = await assignmentOf(db, {
      questionnaireId: asked(title).id,
      programmeId: more.bookingId === undefined ? (more.programmeId ?? programme.id) : null,
      bookingId: more.bookingId ?? null,
      isAnonymous: more.isAnonymous ?? false,
      opensOn: more.opensOn ?? null,
      closesOn: more.closesOn ?? null,
      rule: 'all',
      teamIds: [],
      memberIds: [],
      allowEdit: true,
      reminds: true,
    });
    return createPlain(db, questionnaireAssignmentKind, fields, { by, at }, random.id(at));
  };
  const pulse = asked('Monthly pulse');
  await writePastPulses(db, random, programme, pulse, { by: by.id, now });
  const open = await assign('Monthly pulse', now - 3 * DAY, { closesOn: daysLater(today, 10) });
  await answerSome(db, random, open, pulse, now - 2 * DAY);
  await assign('SEM self-assessment', now - 2 * DAY, {
    opensOn: daysLater(today, 14),
    closesOn: daysLater(today, 28),
  });
  const mistaken = await assign('Getting started', now - 30 * DAY);
  const event = { type: 'DELETE', by, at: now - 29 * DAY } as const;
  await send(db, questionnaireAssignmentKind, mistaken, event);
  const intake = await assign('Getting started', now - 28 * DAY);
  await send(db, questionnaireAssignmentKind, intake, { type: 'CLOSE', by, at: now - 8 * DAY });
  const limited = programmes.find(({ spec }) => spec.key === 'resilient');
  if (!limited) throw new Error('There is no programme whose credits wait for answers.');
  await assign('Getting started', now - 3 * DAY, { programmeId: limited.id });
  const held = await db.orm
    .select({ id: bookings.id })
    .from(bookings)
    .where(inState(bookings.status, bookingState.completed))
    .orderBy(desc(bookings.endsAt), bookings.id)
    .limit(2);
  for (const { id } of held) {
    const feedback = await assign('After the session', now - 5 * HOUR, { bookingId: id });
    if (id === held[0]?.id)
      await answerSome(db, random, feedback, asked('After the session'), now - 4 * HOUR);
  }
}

/** The questionnaires that are asked, by their titles, each in its newest version. */
async function definitionsOf(db: Database): Promise<(title: string) => AskedVersion> {
  const found = await db.orm
    .select({
      id: questionnaires.id,
      title: questionnaires.name,
      number: questionnaireVersions.number,
      questions: questionnaireVersions.questions,
      scoring: questionnaireVersions.scoring,
    })
    .from(questionnaires)
    .innerJoin(
      questionnaireVersions,
      and(
        eq(questionnaireVersions.questionnaireId, questionnaires.id),
        eq(questionnaireVersions.number, questionnaires.publishedVersion),
      ),
    );
  return (title) => {
    const one = found.find((each) => each.title === title);
    if (!one) throw new Error(`There is no questionnaire ${title}.`);
    return one;
  };
}

/** Half of those who are asked hand it in, one more has begun. */
async function answerSome(
  db: Database,
  random: Generator,
  assignment: string,
  definition: AskedVersion,
  at: number,
): Promise<void> {
  const rows = await db.orm
    .select({ id: questionnaireResponses.id, member: questionnaireResponses.member })
    .from(questionnaireResponses)
    .where(eq(questionnaireResponses.assignment, assignment))
    // Their own ids are new each time; those of the people are not.
    .orderBy(questionnaireResponses.member);
  const submitting = Math.ceil(rows.length / 2);
  for (const [index, { id, member }] of rows.slice(0, submitting + 1).entries()) {
    const by = { id: member, role: 'Member' } as const;
    const begun = at + index * HOUR;
    const given = Object.entries(answersTo(random, definition, 0.7));
    const written = index < submitting ? given : given.slice(0, 1);
    for (const [place, [question, answer]] of written.entries())
      await send(db, questionnaireResponseKind, id, {
        type: 'ANSWER',
        question,
        answer,
        by,
        at: begun + place * 20_000,
      });
    if (index < submitting)
      await send(db, questionnaireResponseKind, id, { type: 'SUBMIT', by, at: begun + 5 * MINUTE });
  }
}
