import { and, eq, isNull } from 'drizzle-orm';
import { sessionWindow, type BookingMoment } from '#domain/questionnaires/assignment.ts';
import { isOneOf } from '#machines/states.ts';
import { bookingStates } from '#machines/booking/states.gen.ts';
import { isAnswerable, isToCome } from '#machines/questionnaire-assignment/labels.ts';
import { system } from '#machines/person.ts';
import type { Database } from '#database/database.ts';
import { attendees, bookings, questionnaireAssignments, sessions } from '#database/schema/index.ts';
import { createPlain } from '#server/records/plain-commands.ts';
import { send } from '#server/records/send.ts';
import { assignmentOf } from './assign.ts';
import { questionnaireAssignmentKind, type AssignmentRow } from './kind.ts';

const isAgreed = isOneOf(bookingStates.agreed);
const isOff = isOneOf(bookingStates.off);

/**
 * The questionnaires of a session follow its booking, inside the transaction that changes it: once it is agreed they are there, in the version that is asked
 * then; they move with it, close when it is called off, and come back when it is.
 */
export async function followBooking(db: Database, bookingId: string, at: number): Promise<void> {
  const [booking] = await db.orm
    .select({
      status: bookings.status,
      startsAt: bookings.startsAt,
      endsAt: bookings.endsAt,
      before: sessions.preQuestionnaireId,
      after: sessions.postQuestionnaireId,
    })
    .from(bookings)
    .innerJoin(sessions, eq(sessions.id, bookings.sessionId))
    .where(eq(bookings.id, bookingId));
  if (!booking) return;
  const { status, before, after } = booking;
  const there = await assignedTo(db, bookingId);
  if (isOff(status)) {
    for (const { id } of there.filter((row) => isAnswerable(row.status) || isToCome(row.status)))
      await send(db, questionnaireAssignmentKind, id, { type: 'CLOSE', by: system, at });
    return;
  }
  if (!isAgreed(status)) return;
  for (const [moment, questionnaire] of [
    ['before', before],
    ['after', after],
  ] as const) {
    const assigned = there.find((row) => row.moment === moment);
    if (assigned) await follow(db, assigned, moment, { ...booking, at });
    else if (questionnaire !== null)
      await assign(db, { bookingId, questionnaire, moment }, { ...booking, at });
  }
}

interface Times {
  readonly startsAt: number;
  readonly endsAt: number;
  readonly at: number;
}

async function follow(db: Database, row: AssignmentRow, moment: BookingMoment, times: Times) {
  const { at } = times;
  const wanted = sessionWindow(moment, times);
  const opensAt = moment === 'before' ? (row.opensAt ?? at) : wanted.opensAt;
  const isSame = row.opensAt === opensAt && row.closesAt === wanted.closesAt;
  const isWaiting = isAnswerable(row.status) || isToCome(row.status);
  if ((isSame && isWaiting) || wanted.closesAt <= at) return;
  const event = { type: 'FOLLOW', opensAt, closesAt: wanted.closesAt, by: system, at } as const;
  await send(db, questionnaireAssignmentKind, row.id, event);
}

async function assign(
  db: Database,
  {
    bookingId,
    questionnaire,
    moment,
  }: { bookingId: string; questionnaire: string; moment: BookingMoment },
  times: Times,
): Promise<void> {
  const window = sessionWindow(moment, times);
  if (window.closesAt <= times.at) return;
  const fields = await assignmentOf(db, {
    questionnaireId: questionnaire,
    programmeId: null,
    bookingId,
    isAnonymous: false,
    opensOn: null,
    closesOn: null,
    rule: 'all',
    teamIds: [],
    memberIds: [],
    allowEdit: true,
    reminds: true,
  });
  // One that is not asked any more keeps nobody from their session.
  if (fields.questionnaireVersion < 1) return;
  await createPlain(
    db,
    questionnaireAssignmentKind,
    { ...fields, ...window, moment },
    { by: system, at: times.at },
  );
}

const assignedTo = (db: Database, bookingId: string) =>
  db.orm
    .select()
    .from(questionnaireAssignments)
    .where(
      and(
        eq(questionnaireAssignments.bookingId, bookingId),
        isNull(questionnaireAssignments.deletedAt),
      ),
    );

/** Somebody comes to a booking, or comes no longer. */
export async function refreshBookingOf(db: Database, attendee: string, at: number): Promise<void> {
  const [comes] = await db.orm
    .select({ bookingId: attendees.bookingId })
    .from(attendees)
    .where(eq(attendees.id, attendee));
  if (!comes) return;
  for (const { id } of (await assignedTo(db, comes.bookingId)).filter(({ status }) =>
    isAnswerable(status),
  ))
    await send(db, questionnaireAssignmentKind, id, { type: 'REFRESH', by: system, at });
}
