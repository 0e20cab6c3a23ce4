import { and, count, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import { beginningOf, dateAt } from '#domain/time/local.ts';
import type { QuestionnaireFacts } from '#domain/notifications/rows/questionnaires.ts';
import type { NotificationType } from '#domain/notifications/notification-types.ts';
import { system, type Person } from '#machines/person.ts';
import type { ResponseContext } from '#machines/questionnaire-response/context.ts';
import type { ResponseEvent } from '#machines/questionnaire-response/machine.ts';
import { questionnaireAssignmentStates } from '#machines/questionnaire-assignment/states.gen.ts';
import { questionnaireResponseStates } from '#machines/questionnaire-response/states.gen.ts';
import { userState } from '#machines/user/states.gen.ts';
import type { Database } from '#database/database.ts';
import { inState } from '#database/in-state.ts';
import {
  attendees,
  programmeCoaches,
  programmes,
  questionnaireAssignments,
  questionnaireResponses,
  users,
} from '#database/schema/index.ts';
import {
  aboutBooking,
  announce,
  settleNotices,
  type Subject,
} from '#server/features/notifications/public.ts';
import type { EffectContext } from '#server/records/kind.ts';
import { aroundOf, type Around } from './around.ts';

type Effect = EffectContext<ResponseContext, unknown, ResponseEvent>;

const entity = 'questionnaire-assignment';
const asking: readonly NotificationType[] = [
  'ProgrammeQuestionnaireStarted',
  'ProgrammeQuestionnaireRequiresAction',
];

interface Asking {
  readonly around: Around;
  /** It has just opened; otherwise they are asked once more, or later than others. */
  readonly isOpening: boolean;
  readonly recipientIds: readonly string[];
  readonly at: number;
  readonly eventId: string;
}

/** Lets those who are to answer know: that it is open, or that it waits for them. */
export async function askFor(
  db: Database,
  { around, isOpening, recipientIds, at, eventId }: Asking,
): Promise<void> {
  const { assignment, title } = around;
  const { bookingId } = assignment;
  const common = { recipientIds, at, eventId };
  if (bookingId !== null) {
    const about = aboutBooking({ bookingId, actor: system, at, questionnaire: title });
    await announce(db, { notice: 'SessionQuestionnaireRequiresAction', about, ...common });
    return;
  }
  const about = await aboutQuestionnaire(db, around);
  const notice = isOpening
    ? 'ProgrammeQuestionnaireStarted'
    : 'ProgrammeQuestionnaireRequiresAction';
  await announce(db, { notice, about, ...common });
}

interface More {
  readonly respondent?: QuestionnaireFacts['respondent'];
  readonly others?: number;
  /** Of one day, so that what came in on it is told together. */
  readonly day?: string;
}

async function aboutQuestionnaire(
  db: Database,
  { assignment, title }: Around,
  { respondent = null, others = 0, day }: More = {},
): Promise<Subject<QuestionnaireFacts>> {
  const { id, programmeId, closesAt } = assignment;
  const [programme] = await db.orm
    .select({ id: programmes.id, name: programmes.name })
    .from(programmes)
    .where(eq(programmes.id, programmeId ?? ''));
  if (!programme) throw new Error(`The programme of ${id} vanished`);
  return {
    entity,
    entityId: id,
    readings: (_, recipients) =>
      Promise.resolve(
        recipients.map((recipient) => ({
          recipient,
          facts: { id, title, programme, closesAt, respondent, others, recipient },
          groupKey: [entity, id, ...(day === undefined ? [] : [day])].join(':'),
        })),
      ),
  };
}

/** Nobody is asked for answers any more: everybody, or one who has given them. */
export async function settleAsking(
  db: Database,
  { assignment: { id, bookingId } }: Pick<Around, 'assignment'>,
  { memberId, at }: { readonly memberId?: string; readonly at: number },
): Promise<void> {
  const whose = memberId === undefined ? {} : { recipientId: memberId };
  await settleNotices(db, { types: asking, entity, entityId: id, ...whose, at });
  if (bookingId === null || (await owesMore(db, { id, bookingId, memberId }))) return;
  const types = ['SessionQuestionnaireRequiresAction'] as const;
  await settleNotices(db, { types, entity: 'booking', entityId: bookingId, ...whose, at });
}

/** Whether another questionnaire of the same booking waits for answers: one notification asks for all of them. */
async function owesMore(
  db: Database,
  { id, bookingId, memberId }: { id: string; bookingId: string; memberId: string | undefined },
): Promise<boolean> {
  const a = questionnaireAssignments;
  const due = and(
    eq(a.bookingId, bookingId),
    ne(a.id, id),
    inState(a.status, questionnaireAssignmentStates.answerable),
    inState(questionnaireResponses.status, questionnaireResponseStates.due),
    memberId === undefined ? undefined : eq(questionnaireResponses.member, memberId),
  );
  const found = await db.orm
    .select({ id: questionnaireResponses.id })
    .from(questionnaireResponses)
    .innerJoin(a, eq(a.id, questionnaireResponses.assignment))
    .where(due)
    .limit(1);
  return found.length > 0;
}

/** Those who may read it hear of it; where nobody is named, staff hear that there is one more. */
export async function announceSubmission({ db, after, by, at, eventId }: Effect) {
  const { assignment: assignmentId, member } = after.context;
  const around = (await aroundOf(db, [assignmentId], { by })).get(assignmentId);
  if (!around) return;
  await settleAsking(db, around, { memberId: member, at });
  const { isAnonymous, bookingId } = around.assignment;
  const common = { at, eventId };
  if (bookingId !== null) {
    const [attendee] = await db.orm
      .select({ id: attendees.id })
      .from(attendees)
      .where(and(eq(attendees.bookingId, bookingId), eq(attendees.userId, member)));
    if (isAnonymous || !attendee) return;
    await announce(db, {
      notice: 'SessionQuestionnaireCompleted',
      about: aboutBooking({
        bookingId,
        subjectId: attendee.id,
        actor: by,
        at,
        questionnaire: around.title,
      }),
      recipientIds: await coachOf(db, bookingId),
      ...common,
    });
    return;
  }
  const day = dateAt(around.assignment.timeZone, at);
  const staff = await readers(db, around, { by, coachesToo: !isAnonymous });
  if (isAnonymous) {
    const about = await aboutQuestionnaire(db, around, { day });
    const notice = 'ProgrammeQuestionnaireCompleted/unnamed';
    await announce(db, { notice, about, recipientIds: staff, ...common });
    return;
  }
  const [person] = await db.orm
    .select({ name: users.fullName })
    .from(users)
    .where(eq(users.id, member));
  const respondent = { key: member, name: person?.name ?? '' };
  const others = (await submittedSince(db, around, day)) - 1;
  const about = await aboutQuestionnaire(db, around, { respondent, others, day });
  const notice = 'ProgrammeQuestionnaireCompleted';
  await announce(db, { notice, about, recipientIds: staff, ...common });
}

async function submittedSince(
  db: Database,
  { assignment: { id, timeZone } }: Around,
  day: string,
): Promise<number> {
  const { assignment, status, submittedAt } = questionnaireResponses;
  const [found] = await db.orm
    .select({ many: count() })
    .from(questionnaireResponses)
    .where(
      and(
        eq(assignment, id),
        inState(status, questionnaireResponseStates.readable),
        gte(submittedAt, beginningOf(timeZone, day)),
      ),
    );
  return found?.many ?? 1;
}

async function coachOf(db: Database, bookingId: string): Promise<string[]> {
  const rows = await db.orm.execute<{ coach: string }>(
    sql`select b.coach_id as coach from bookings b where b.id = ${bookingId}`,
  );
  return rows.map(({ coach }) => coach);
}

/** Staff and, where people are named, the coaches of the programme; never whoever did it. */
async function readers(
  db: Database,
  { assignment: { programmeId } }: Around,
  { by, coachesToo }: { readonly by: Person; readonly coachesToo: boolean },
): Promise<string[]> {
  const coaches = db.orm
    .select({ id: programmeCoaches.coachId })
    .from(programmeCoaches)
    .where(eq(programmeCoaches.programmeId, programmeId ?? ''));
  const isStaffMember = inArray(users.role, ['Admin', 'SuperAdmin']);
  const rows = await db.orm
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        inState(users.status, userState.active),
        coachesToo ? or(isStaffMember, inArray(users.id, coaches)) : isStaffMember,
      ),
    );
  return rows.map(({ id }) => id).filter((id) => id !== by.id);
}

/** Whoever is asked hears that it was given back. */
export async function announceReturn({ db, after, by, at, eventId }: Effect) {
  const { assignment, member } = after.context;
  const around = (await aroundOf(db, [assignment], { by })).get(assignment);
  if (!around) return;
  await askFor(db, { around, isOpening: false, recipientIds: [member], at, eventId });
}
