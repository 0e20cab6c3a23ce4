import { and, asc, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { reviewState } from '#machines/review/states.gen.ts';
import type { Database } from '#database/database.ts';
import {
  bookingInvites,
  bookings,
  conversationSides,
  machineEvents,
  meetingMessages,
  messages,
  reviews,
  users,
} from '#database/schema/index.ts';
import { attachmentsOf } from '#server/features/messages/public.ts';
import { wireInstant, wireInstantOrNull } from '#server/http/answers/wire.ts';
import { inState } from '#database/in-state.ts';

/** What they said of sessions. */
export async function reviewsBy(db: Database, id: string) {
  const rows = await db.orm
    .select({ review: reviews, title: bookings.title, coach: users.fullName })
    .from(reviews)
    .innerJoin(bookings, eq(bookings.id, reviews.booking))
    .innerJoin(users, eq(users.id, reviews.coach))
    .where(and(eq(reviews.member, id), inState(reviews.status, reviewState.given)))
    .orderBy(asc(reviews.submittedAt), asc(reviews.id));
  return rows.map(({ review, ...of }) => {
    const { rating, usefulness, preparation, rapport, comment, anonymous, submittedAt } = review;
    const said = { rating, usefulness, preparation, rapport, comment, anonymous };
    return { ...of, ...said, submittedAt: wireInstantOrNull(submittedAt) };
  });
}

/** What they wrote in meeting rooms. */
export async function meetingMessagesBy(db: Database, id: string) {
  const rows = await db.orm
    .select({
      title: bookings.title,
      text: meetingMessages.text,
      createdAt: meetingMessages.createdAt,
    })
    .from(meetingMessages)
    .innerJoin(bookings, eq(bookings.id, meetingMessages.bookingId))
    .where(eq(meetingMessages.userId, id))
    .orderBy(asc(meetingMessages.createdAt), asc(meetingMessages.id));
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: wireInstant(createdAt) }));
}

/** What they wrote to others and were sent, with whom each message is exchanged; what lies ahead and what was taken back included, as far as it is theirs. */
export async function messagesOf(db: Database, id: string) {
  const rows = await db.orm
    .select({
      id: messages.id,
      with: users.fullName,
      sender: messages.sender,
      text: messages.text,
      sentAt: messages.sentAt,
      sendAt: messages.sendAt,
      editedAt: messages.editedAt,
    })
    .from(messages)
    .innerJoin(
      users,
      eq(
        users.id,
        sql`case when ${messages.sender} = ${id} then ${messages.recipient} else ${messages.sender} end`,
      ),
    )
    .where(
      or(eq(messages.sender, id), and(eq(messages.recipient, id), isNotNull(messages.position))),
    )
    .orderBy(asc(messages.createdAt), asc(messages.id));
  const filesOf = await attachmentsOf(
    db,
    rows.map((row) => row.id),
  );
  const drafts = await db.orm
    .select({ to: users.fullName, text: conversationSides.draft })
    .from(conversationSides)
    .innerJoin(users, eq(users.id, conversationSides.contactId))
    .where(and(eq(conversationSides.userId, id), ne(conversationSides.draft, '')));
  return {
    drafts,
    messages: rows.map(({ id: message, sender, sentAt, sendAt, editedAt, ...row }) => ({
      ...row,
      files: (filesOf.get(message) ?? []).map(({ name }) => name),
      isYours: sender === id,
      sentAt: wireInstantOrNull(sentAt),
      sendAt: wireInstantOrNull(sendAt),
      editedAt: wireInstantOrNull(editedAt),
    })),
  };
}

/** The invitations that they were sent, with why they declined, and what they wrote to those whom they invited. */
export async function invitationsOf(db: Database, id: string) {
  const of = {
    title: bookings.title,
    startsAt: bookings.startsAt,
    status: bookingInvites.status,
    createdAt: bookingInvites.createdAt,
  };
  const received = await db.orm
    .select({ ...of, yourReason: bookingInvites.declineReason })
    .from(bookingInvites)
    .innerJoin(bookings, eq(bookings.id, bookingInvites.bookingId))
    .where(eq(bookingInvites.inviteeId, id))
    .orderBy(asc(bookingInvites.createdAt), asc(bookingInvites.id));
  const sent = await db.orm
    .select({ ...of, yourMessage: bookingInvites.message })
    .from(bookingInvites)
    .innerJoin(bookings, eq(bookings.id, bookingInvites.bookingId))
    .where(eq(bookingInvites.invitedBy, id))
    .orderBy(asc(bookingInvites.createdAt), asc(bookingInvites.id));
  const dated = <Row extends { readonly startsAt: number; readonly createdAt: number }>(
    row: Row,
  ) => ({
    ...row,
    startsAt: wireInstant(row.startsAt),
    createdAt: wireInstant(row.createdAt),
  });
  return { received: received.map(dated), sent: sent.map(dated) };
}

/** Why they did something to a booking, in their own words, by the booking. */
export async function reasonsBy(db: Database, id: string): Promise<ReadonlyMap<string, string[]>> {
  const reason = sql<string | null>`${machineEvents.payload} ->> 'reason'`;
  const rows = await db.orm
    .select({ booking: machineEvents.entityId, reason })
    .from(machineEvents)
    .where(and(eq(machineEvents.machine, 'booking'), eq(machineEvents.byId, id), isNotNull(reason)))
    .orderBy(asc(machineEvents.at), asc(machineEvents.position));
  const byBooking = Map.groupBy(rows, ({ booking }) => booking);
  return new Map(
    [...byBooking].map(([booking, all]) => [booking, all.flatMap((each) => each.reason ?? [])]),
  );
}
